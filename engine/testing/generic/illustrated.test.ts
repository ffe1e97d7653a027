import { illustrated } from '#engine/games/illustrated/game.ts';
import { keepsAllLaws } from './laws.ts';

keepsAllLaws(illustrated);
