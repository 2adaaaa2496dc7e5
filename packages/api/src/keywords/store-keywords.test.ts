import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSetup } from '../jobs/run-setup.ts';
import { createTestServices, type TestServices } from '../testing/create-test-services.ts';
import { signIn } from '../testing/sign-in.ts';
import { limitSource } from '../testing/small-source.ts';
import { storeKeywords } from './store-keywords.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const checkedAt = new Date('2026-11-28T12:00:00Z');
/** More than one part of what is written at once. */
const size = 11_000;

let services: TestServices;
let listId: number;

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 60);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  const person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  const domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const { sql } = services.database;
  const [list] = await sql<{ id: number; next: number }[]>`
    select id, next_keyword_id::int as next from keyword_lists where domain_id = ${domainId}`;
  listId = list?.id ?? 0;
  const next = list?.next ?? 1;
  await sql`
    insert into tracked_keywords (list_id, id, intent, keyword_text)
    select ${listId}, n, 0, 'filler ' || n from generate_series(${next}::int, ${size}::int) n`;
  await sql`
    insert into keyword_rankings (list_id, id, intent, rank_group, rank_absolute, ranking_url)
    select list_id, id, intent, 5, 7, 'https://a.example/' from tracked_keywords
    where list_id = ${listId} and id >= ${next}`;
  await sql`update keyword_lists set next_keyword_id = ${size + 1} where id = ${listId}`;
});
afterAll(() => services.database.close());

describe('a complete collection', () => {
  it('takes the rank of all keywords that it has not found, in however many parts, and records the check', async () => {
    const { db, sql } = services.database;
    const collection = { ranked: [], ideas: [], isComplete: true, checkedAt };
    await db.transaction((tx) => storeKeywords(tx, listId, collection));
    const [row] = await sql<{ all: number; ranked: number; checked: number; recorded: number }[]>`
      select count(*)::int as all, count(r.rank_absolute)::int as ranked,
        count(*) filter (where r.last_ranking_check = ${checkedAt.toISOString()}::timestamptz)::int as checked,
        count(*) filter (where get_byte(m.ranks, 27) = 0)::int as recorded
      from keyword_rankings r
      left join ranking_months m on m.list_id = ${listId} and m.keyword_id = r.id and m.month = '2026-11-01'
      where r.list_id = ${listId}`;
    expect(row).toEqual({ all: row?.all, ranked: 0, checked: row?.all, recorded: row?.all });
    expect(row?.all).toBeGreaterThan(size - 100);
  });
});
