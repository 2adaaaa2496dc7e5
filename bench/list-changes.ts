// Changes in a list of 1,000,000 keywords against the same in one of 10,000: they look up each
// keyword, so the size of the list must not matter.
import { randomUUID } from 'node:crypto';
import { createBenchCaller } from './create-caller.ts';
import type { FilledList } from './fill-list.ts';
import { at, measureInTurns } from './measure.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';

/** Keywords that one call may change. */
const most = 1_000;
const rounds = { rounds: 9, warmUps: 2 };

export async function measureListChanges({ database, userId, middle, largest }: World): Promise<Finding[]> {
  const api = createBenchCaller(database, userId);
  const changes = {
    'adding a keyword and deleting it': async ({ domainId }: FilledList) => {
      const { id } = await api.keywords.add({ domainId, keywordText: `bench ${randomUUID()}` });
      await api.keywords.delete({ keywordId: id });
    },
    [`deleting ${most} keywords and restoring them`]: async ({ domainId }: FilledList) => {
      const { keywordIds } = await api.keywords.listMatching({ domainId });
      const some = keywordIds.slice(0, most);
      const { count } = await api.keywords.deleteMany({ domainId, keywordIds: some });
      await api.keywords.restore({ domainId, keywordIds: some });
      if (count !== some.length) throw new Error(`${count} of ${some.length} keywords were deleted.`);
    },
    'proposing a content plan': ({ domainId }: FilledList) => api.contentPlan.plan({ domainId }),
  };
  const findings: Finding[] = [];
  for (const [name, change] of Object.entries(changes)) {
    const times = await measureInTurns([() => change(middle), () => change(largest)], rounds);
    console.log(`${name}: ${at(times, 0).toFixed(1)} and ${at(times, 1).toFixed(1)} ms`);
    findings.push({
      row: 'changes',
      name: `${name}, ${largest.size} against ${middle.size} keywords`,
      figure: at(times, 1) / at(times, 0),
      atMost: 3,
      isOfGrowth: true,
    });
  }
  await database.sql`
    delete from deleted_keywords where list_id = any(${[middle.listId, largest.listId]}) and keyword_text like 'bench %'`;
  // For those that measure the list next: as autovacuum does sooner or later.
  await database.sql`vacuum tracked_keywords, keyword_rankings, keyword_volumes, keyword_filter_counts`;
  return findings;
}
