import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSetup } from '../jobs/run-setup.ts';
import { createTestServices, type TestServices } from '../testing/create-test-services.ts';
import { importText } from '../testing/import-text.ts';
import { signIn } from '../testing/sign-in.ts';

let clock = new Date('2026-11-21T12:00:00Z');
let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
beforeAll(async () => {
  services = await createTestServices({ now: () => clock });
  person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
});
afterAll(() => services.database.close());

const importFile = (fileName: string, ...rows: string[]) =>
  importText(services, person, { domainId, fileName, text: rows.join('\n') });
const importQueries = (day: string, ...rows: string[]) =>
  importFile(
    `https___acme.com_-Performance-on-Search-${day}.csv`,
    'Top queries,Clicks,Impressions,CTR,Position',
    ...rows,
  );
const readOpportunity = async () => {
  const { opportunities } = await person.api.reports.get({ domainId });
  return opportunities.find(({ keywordText }) => keywordText === 'tea shop')?.calculatedOpportunity;
};

it('what Search Console counts at a rank changes the extra clicks of the domain, the newest export alone', async () => {
  await importFile(
    'acme.com-organic.Positions-us-20261120.csv',
    'Keyword,Position,Search Volume,Keyword Difficulty,CPC,URL,Timestamp,Position Type',
    'tea shop,4,10000,30,1,https://acme.com/,2026-11-20,Organic',
  );
  expect(await readOpportunity()).toBe(146);

  clock = new Date('2026-11-21T13:00:00Z');
  await importQueries(
    '2026-11-21',
    'green tea,1500,6000,25%,3.2',
    'black tea,500,4000,12.5%,2.9',
    'rye,9,900,1%,4.4',
  );
  // As in the table of `blendClickRates`: 2,000 clicks of 10,000 impressions at rank 3, too few at rank 4.
  expect(await readOpportunity()).toBe(600.8);
  expect(await person.api.reports.get({ domainId })).toMatchObject({ clickCurveOn: '2026-11-21' });
  const added = await person.api.contentPlan.accept({ domainId, keywords: ['tea shop'] });
  expect(added.items).toMatchObject([{ keywordText: 'tea shop', estimatedTraffic: 601 }]);
  const { data } = await person.api.predictions.list({ domainId });
  expect(data).toMatchObject([{ predictedClicks: 600.8, evidence: { clickCurveOn: '2026-11-21' } }]);

  clock = new Date('2026-11-22T13:00:00Z');
  await importQueries('2026-11-22', 'green tea,1500,6000,25%,9.2');
  expect(await readOpportunity()).toBe(146);
});
