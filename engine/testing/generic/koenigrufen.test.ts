import { koenigrufen } from '#engine/games/koenigrufen/game.ts';
import { keepsAllLaws } from './laws.ts';

keepsAllLaws(koenigrufen);
