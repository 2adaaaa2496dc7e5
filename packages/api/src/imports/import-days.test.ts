import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { importText } from '../../testing/import-text.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  services = await createTestServices({ now: () => new Date('2026-11-22T23:00:00Z') });
  person = await signIn(services);
});
afterAll(() => services.database.close());

it.each([
  ['Pacific/Kiritimati', '2026-11-22T12:00:00Z', 5],
  ['UTC', '2026-11-22T12:00:00Z', 5],
  ['Pacific/Kiritimati', '2026-11-22T09:00:00Z', 40],
  // Midnight in UTC has no time of day: it is that day everywhere.
  ['America/New_York', '2026-11-22T00:00:00Z', 5],
  ['America/New_York', '2026-11-22T04:00:00Z', 40],
])('in %s, an export of the newest day replaces a live check at %s: rank %s', async (timeZone, at, rank) => {
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com', timeZone });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const day = timeZone === 'Pacific/Kiritimati' ? '2026-11-23' : '2026-11-22';
  const store = (text: string) => importText(services, person, { domainId, fileName: 'ranks.csv', text });
  await store(exportOf(5, '2026-11-01'));
  const { sql } = services.database;
  await sql`
    update keyword_rankings r set last_ranking_check = ${at} from keyword_lists l
    where l.id = r.list_id and l.domain_id = ${domainId}`;
  await sql`update tracked_domains set data_source = 'dataforseo' where id = ${domainId}`;
  await store(exportOf(40, day));
  const { data } = await person.api.keywords.list({ domainId });
  expect(data.map(({ rankGroup }) => rankGroup)).toEqual([rank]);
});

function exportOf(rank: number, day: string): string {
  return [
    'Keyword,Position,Search Volume,Keyword Difficulty,CPC,URL,Timestamp,Position Type',
    `tea shop,${rank},1000,20,1,https://acme.com/,${day},Organic`,
  ].join('\n');
}

it.each([
  ['2026-11-01', { measuredOn: '2026-11-01', isDateKnown: true }],
  ['', { measuredOn: '2026-11-22', isDateKnown: false }],
  ['2027-01-01', { measuredOn: '2026-11-22', isDateKnown: false }],
])('a file without a day in its name gets the newest day of its rows: %s', async (day, expected) => {
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const rows = `${exportOf(5, day)}\ntea pot,4,100,20,1,https://acme.com/pot,${day && '2026-10-03'},Organic`;
  await importText(services, person, { domainId, fileName: 'ranks.csv', text: rows });
  const [upload] = await person.api.imports.list({ domainId });
  expect(upload?.preview).toMatchObject(expected);
  const isTold = upload?.preview.notes.some((note) => note.startsWith('Neither the file nor its name'));
  expect(isTold).toBe(!expected.isDateKnown);
});
