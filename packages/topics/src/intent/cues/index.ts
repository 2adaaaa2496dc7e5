import type { CueTable } from '../cue-table.ts';
import { english } from './en.ts';

/** By language code, as in `locations.csv`. */
export const cueTables: Readonly<Record<string, CueTable>> = { en: english };
