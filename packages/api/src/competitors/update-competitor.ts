import { schema } from '@keydence/db';
import type { Competitor, UpdateCompetitorInput } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { writeInTurn } from '../keyword-lists/write-in-turn.ts';
import { replaceReportName } from '../stored-reports/replace-report-name.ts';
import type { CompetitorContext } from './access.ts';
import { getCompetitor } from './get-competitor.ts';
import { lockCompetitor } from './lock-competitor.ts';
import { scoreCompetitorGaps } from './score-gaps.ts';

/** Changes the name, the value proposition or the active state; omitted fields stay. */
export async function updateCompetitor(
  { services, domain, competitor, requireUnchanged }: CompetitorContext,
  { displayName, valueProp, isActive }: UpdateCompetitorInput,
): Promise<Competitor> {
  const { competitors } = schema;
  const { id, listId } = competitor;
  const change = {
    ...(displayName !== undefined && { displayName }),
    ...(valueProp !== undefined && { valueProp }),
    ...(isActive !== undefined && { isActive }),
  };
  return writeInTurn(services, domain.id, async (tx) => {
    await lockCompetitor(tx, competitor);
    await requireUnchanged?.(tx);
    if (Object.keys(change).length === 0) return getCompetitor(tx, competitor);
    await tx
      .update(competitors)
      .set(change)
      .where(and(eq(competitors.listId, listId), eq(competitors.id, id)));
    if (displayName !== undefined && displayName !== competitor.displayName) {
      await replaceReportName(tx, listId, {
        domain: competitor.domainName,
        from: competitor.displayName,
        to: displayName,
      });
    }
    // Gaps were not updated with our rankings while it was inactive.
    if (isActive) await scoreCompetitorGaps(tx, { listId, competitorId: id });
    await bumpListVersion(tx, listId);
    return getCompetitor(tx, competitor);
  });
}
