import { tuebingen } from '#engine/games/tuebingen/game.ts';
import { keepsAllLaws } from './laws.ts';

keepsAllLaws(tuebingen);
