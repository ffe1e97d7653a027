import { bavarian } from '#engine/games/bavarian/game.ts';
import { keepsAllLaws } from './laws.ts';

keepsAllLaws(bavarian);
