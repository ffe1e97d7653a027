import type { SeriesRule } from '../../kernel/types.ts';
import type { Options } from './options.ts';

export const seriesOf = (_options: Options): readonly SeriesRule[] => [];
