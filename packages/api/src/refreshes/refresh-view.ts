import type { schema } from '@keydence/db';
import { type RefreshRun, refreshedKeywords, refreshedRankings } from '@keydence/domain';
import { z } from 'zod';

export type RefreshRow = typeof schema.refreshRuns.$inferSelect;

/** Figures of a ranking check as stored in JSON. */
const storedRankings = refreshedRankings.extend({
  lastRankingCheck: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .nullable(),
});

export function viewRefresh({ kind, run, state, done, total, ...row }: RefreshRow): RefreshRun {
  return {
    kind,
    run,
    state,
    done,
    total,
    keywords: row.figures && kind === 'keywords' ? refreshedKeywords.parse(row.figures) : null,
    rankings: row.figures && kind === 'rankings' ? storedRankings.parse(row.figures) : null,
    message: row.message,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
  };
}
