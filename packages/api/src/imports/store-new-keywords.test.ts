import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { importText } from '../../testing/import-text.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  services = await createTestServices({ now: () => new Date('2026-11-21T12:00:00Z') });
  person = await signIn(services);
});
afterAll(() => services.database.close());

const files = {
  'Search Console': [
    'Top queries,Clicks,Impressions,CTR,Position',
    'tea shop,1,100,1%,3.4',
    'green tea,0,40,0%,120',
    'mint tea,0,0,0%,0',
  ],
  'Keyword Planner': [
    'Keyword,Currency,Avg. monthly searches,Three month change,YoY change,Searches: Sep 2026,Searches: Oct 2026',
    'tea shop,EUR,1000,10%,-5%,900,1100',
    'green tea,USD,20,,,10,30',
  ],
  Ahrefs: [
    'Keyword,Volume,KD,CPC,Position,URL,SERP features,Intents',
    'tea shop,1000,30,1.5,4,https://acme.com/a,"Video, Image",Informational',
    'green tea,,,,,,,',
    'mint tea,10,0,0.2,>100,,,Commercial',
  ],
  'Semrush Position Tracking': [
    'Keyword,*.acme.com/*_20261029,*.acme.com/*_20261029_type,*.acme.com/*_20261029_landing,*.acme.com/*_20261101,*.acme.com/*_20261101_type,*.acme.com/*_20261101_landing,Tags,Intents,CPC,Search Volume,Keyword Difficulty',
    'tea shop,4,organic,https://acme.com/a,6,organic,https://acme.com/b,,i,0.88,100,30',
    'green tea,-,-,,9,organic,https://acme.com/c,,c,0.88,,',
    'mint tea,3,organic,https://acme.com/a,-,-,,,,,5,0',
  ],
  'keyword list': ['Keyword', 'tea shop', 'green tea'],
};

it.each(Object.entries(files))(
  '%s: a keyword with one row is stored like one with merged rows',
  async (_, [header = '', ...lines]) => {
    const once = await store([header, ...lines]);
    expect(once.tracked_keywords).toHaveLength(lines.length);
    // A duplicate row has the same figures, but requires a merge.
    expect(await store([header, ...lines.flatMap((line) => [line, line])])).toEqual(once);
  },
);

async function store(lines: readonly string[]): Promise<Record<string, unknown>> {
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await importText(services, person, { domainId, fileName: 'export.csv', text: lines.join('\n') });
  const tables = [
    'tracked_keywords',
    'keyword_rankings',
    'keyword_volumes',
    'ranking_months',
    'keyword_measures',
    'keyword_pages',
  ];
  const stored: Record<string, unknown> = {};
  for (const table of tables) {
    const rows = await services.database.sql.unsafe<{ row: string }[]>(
      `select (to_jsonb(t) - 'list_id')::text as row from ${table} t
       join keyword_lists l on l.id = t.list_id and l.domain_id = $1`,
      [domainId],
    );
    stored[table] = rows.map(({ row }) => row).sort();
  }
  return stored;
}
