import { reform } from '#engine/games/reform/game.ts';
import { keepsAllLaws } from './laws.ts';

keepsAllLaws(reform);
