import type { Services } from '@keydence/api';
import { schema } from '@keydence/db';

const evidence = { queries: [], pageWeeks: [], leaders: [], linkSources: [], rankers: [] };

/** Stores three proposed moves of a domain as a run does, largest gain first. Returns their ids. */
export async function storeMoves({ database, newId, now }: Services, domainId: string): Promise<string[]> {
  const { sql } = database;
  const [list] = await sql<{ id: number }[]>`
    select list_id as id from tracked_domains where id = ${domainId}`;
  const listId = list?.id ?? 0;
  const ids: string[] = [];
  for (const [index, path] of ['/espresso', '/cold-brew', '/grinders'].entries()) {
    const id = newId();
    const page = `https://brewlane.example${path}`;
    const mid = 100 - 10 * index;
    const query = path.slice(1).replace('-', ' ');
    const found = {
      queries: [
        {
          keywordId: null,
          text: query,
          impressions: 900,
          clicks: 9,
          position: 9.2,
          rank: null,
          searchVolume: null,
          target: 3,
        },
      ],
    };
    await database.db.insert(schema.moves).values({
      listId,
      id,
      identity: `page ${page}`,
      verb: 'update',
      state: 'proposed',
      causes: ['striking_distance'],
      title: path,
      pages: [page],
      mainQuery: query,
      sentence: `Improve ${page}.`,
      reason: 'One step up is in reach',
      evidence: { ...evidence, ...found },
      triggers: [{ name: 'impressions', value: 900, threshold: 100 }],
      gainLow: mid / 2,
      gainMid: mid,
      gainHigh: mid * 2,
      gainSuccess: mid * 4,
      gainChance: 0.25,
      confidence: 'medium',
      effortHours: 2.5,
      findings: [],
      isPlanned: true,
      dueOn: '2026-11-27',
      source: 'sample',
      factsOn: '2026-11-21',
      seenRun: 1,
      proposedAt: now(),
    });
    ids.push(id);
  }
  return ids;
}
