import { z } from 'zod';
import { pageInput, pagination } from '../pagination/schema.ts';
import { dataSourceName } from '../search-data/port.ts';
import { movesRun } from './run-schema.ts';
import { move, moveLeftOut, moveVerb } from './schema.ts';

/**
 * `planned`: for the two weeks, and in progress; `candidates`: proposed but not planned; `done`:
 * including judged ones.
 */
export const moveView = z.enum(['planned', 'candidates', 'skipped', 'done']);
export type MoveView = z.infer<typeof moveView>;

/** `worth`: gain per hour. */
export const moveSortKeys = ['gain', 'effort', 'worth'] as const;
export type MoveSortKey = (typeof moveSortKeys)[number];

export const listMovesInput = pageInput.extend({
  domainId: z.string(),
  /** All moves by default. */
  view: moveView.optional(),
  verb: moveVerb.optional(),
  topicId: z.string().optional(),
  leftOutBecause: moveLeftOut.optional(),
  /** Part of the title, of a page or of the main search. */
  search: z.string().trim().max(200).optional(),
  sortBy: z.enum(moveSortKeys).default('gain'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
});
export type ListMovesInput = z.output<typeof listMovesInput>;

/** The moves of a list, with the filters and sort order of the screen. */
export const exportMovesInput = listMovesInput.omit({ page: true, limit: true });
export type ExportMovesInput = z.output<typeof exportMovesInput>;

export const moveList = z.object({
  data: z.array(move),
  pagination,
  /** Number of moves in each view with the same filters. */
  views: z.object({
    planned: z.number().int(),
    candidates: z.number().int(),
    skipped: z.number().int(),
    done: z.number().int(),
  }),
  run: movesRun.nullable(),
  dataSource: dataSourceName.nullable(),
});
export type MoveList = z.infer<typeof moveList>;
