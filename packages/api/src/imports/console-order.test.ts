import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { getDomainScope } from '../access/get-domain-scope.ts';
import { runSetup } from '../setup/run-setup.ts';
import { createImport } from './create-import.ts';
import { runImport } from './run-import.ts';

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;

beforeAll(async () => {
  const now = () => new Date('2026-11-21T12:00:00Z');
  services = await createTestServices({
    sampleDomains,
    sources: { sample: createSampleSource({ now }) },
    now,
  });
  person = await signIn(services);
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
});
afterAll(() => services.database.close());

async function importFile(fileName: string, text: string): Promise<void> {
  const ctx = { services, requestId: 'test', caller: person };
  const domain = await getDomainScope(ctx, { domainId });
  const content = new TextEncoder().encode(text);
  const { id: importId } = await createImport({ ...ctx, domain }, { fileName, content });
  await person.api.imports.start({ domainId, importId });
  await runImport(services, { importId }, { isLast: true });
}

async function readOrder() {
  const { data, sortedBy } = await person.api.keywords.list({ domainId });
  return { sortedBy, texts: data.map(({ keywordText }) => keywordText), first: data[0] };
}

it('shows the counts of Search Console, and sorts by them until most keywords have a volume', async () => {
  const head = 'Top queries,Clicks,Impressions,CTR,Position';
  const rows = [
    'tea tray,0,40,0%,8.2',
    'tea towel,12,300,4%,3.4',
    'tea pot,0,90,0%,5',
    'tea cup,31,310,10%,1.2',
  ];
  await importFile('acme.com-Performance-on-Search-2026-11-19.csv', [head, ...rows].join('\n'));
  const counted = await readOrder();
  expect(counted.sortedBy).toBe('clicks');
  expect(counted.texts).toEqual(['tea cup', 'tea towel', 'tea pot', 'tea tray']);
  expect(counted.first?.searchConsole).toMatchObject({
    clicks: 31,
    impressions: 310,
    position: 1.2,
    from: null,
  });
  const volumes = ['Keyword\tAvg. monthly searches', 'tea tray\t900', 'tea pot\t70'];
  await importFile('Keyword Stats 2026-11-20.csv', volumes.join('\n'));
  expect(await readOrder()).toMatchObject({ sortedBy: 'search_volume' });
  expect((await readOrder()).texts.slice(0, 2)).toEqual(['tea tray', 'tea pot']);
});
