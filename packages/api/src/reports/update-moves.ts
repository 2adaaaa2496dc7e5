import type { Queryable } from '@keydence/db';
import type { Report } from '@keydence/domain';
import { readMoveMarks } from './read-report-moves.ts';

/** A copy of the report with the current marks of its moves; the report itself is shared and stays unchanged. */
export async function updateMoves(db: Queryable, listId: number, report: Report): Promise<Report> {
  const { opportunities, pages } = report;
  const rows = [...opportunities, ...pages.pagesByKeywordCount];
  const marks = await readMoveMarks(db, listId, [...new Set(rows.flatMap(({ move }) => move?.id ?? []))]);
  if (marks.size === 0) return report;
  const renew = <Row extends { move: Report['opportunities'][number]['move'] }>(row: Row): Row => ({
    ...row,
    move: marks.get(row.move?.id ?? '') ?? null,
  });
  return {
    ...report,
    opportunities: opportunities.map(renew),
    pages: { pagesByKeywordCount: pages.pagesByKeywordCount.map(renew) },
  };
}
