import { type SearchConsoleAccount, SourceError } from '@keydence/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ConnectedGoogle,
  connectGoogle,
  makeSearchWorld,
  startGoogle,
} from '../../testing/connect-google.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { dumpImports } from '../../testing/dump-domain.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { searchConsoleMessages } from '../sources/search-console-messages.ts';
import { runImport } from './run-import.ts';

let clock = new Date('2026-11-22T12:00:00Z');
let connected: ConnectedGoogle;
let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
beforeAll(async () => {
  connected = await startGoogle(() => clock);
  services = await createTestServices({ now: () => clock, searchConsole: connected.searchConsole });
});
afterAll(async () => {
  await services.database.close();
  await connected.google.close();
});
beforeEach(async () => {
  clock = new Date('2026-11-22T12:00:00Z');
  Object.assign(connected.google, { script: () => undefined, world: makeSearchWorld() });
  person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await connectGoogle(connected.google, person.api, domainId);
  connected.google.calls.length = 0;
});

const read = (importId: string) => person.api.imports.get({ domainId, importId });
const questions = () => connected.google.calls.filter(({ name }) => name === 'query');

/** Starts a fetch, runs it to its end, and returns the import. */
async function fetchAll() {
  const { id: importId } = await person.api.searchConsole.fetch({ domainId });
  await runImport(services, { importId }, { isLast: true });
  return read(importId);
}

async function readList() {
  const { data } = await person.api.keywords.list({ domainId });
  return new Map(data.map((keyword) => [keyword.keywordText, keyword]));
}

const dump = () => dumpImports(services, domainId);

describe('a fetch', () => {
  it('fills the list, the pages and the totals, with their source', async () => {
    const ended = await fetchAll();
    expect(ended).toMatchObject({
      state: 'done',
      fileName: 'sc-domain:acme.com',
      preview: { kind: 'search_console_api', measuredOn: '2026-11-19', isDateKnown: true, keywordRows: 2 },
      figures: { added: 2, updated: 0, deleted: 0, totals: 7, isRepeat: false },
      done: 9,
      total: 9,
    });
    expect(questions().map(({ input }) => [input.dimensions, input.startDate, input.endDate])).toEqual([
      [['date'], '2026-08-16', '2026-11-22'],
      ...[['query'], ['page'], ['country'], ['device'], ['query', 'page']].map((dimensions) => [
        dimensions,
        '2026-08-20',
        '2026-11-19',
      ]),
      [['query'], '2026-10-23', '2026-11-19'],
      [['query'], '2026-10-16', '2026-11-12'],
    ]);
    const keyword = (await readList()).get('tea shop');
    expect(keyword).toMatchObject({
      rankAbsolute: 6,
      rankingUrl: 'https://acme.com/tea',
      searchVolume: null,
      lastRankingCheck: new Date('2026-11-19T00:00:00Z'),
    });
    const { measures } = await person.api.keywords.get({ keywordId: keyword?.id ?? '' });
    expect(measures).toMatchObject([
      {
        source: 'search_console_api',
        measuredOn: '2026-11-19',
        averagePosition: expect.closeTo(5.6),
        clicks: 8,
        impressions: 120,
      },
    ]);
    const { dataSource } = await person.api.keywords.list({ domainId });
    expect(dataSource).toBe('import');
    const report = await person.api.reports.get({ domainId });
    expect(JSON.stringify(report.aiInsights)).toContain(
      'Two of your pages compete for “tea shop”: https://acme.com/tea and https://acme.com/shop.',
    );
    expect((await person.api.searchConsole.get({ domainId })).lastFetch).toMatchObject({
      importId: ended.id,
      state: 'done',
      property: 'sc-domain:acme.com',
      measuredOn: '2026-11-19',
    });
  });

  it('changes nothing when repeated, and adds newer figures to the history', async () => {
    await fetchAll();
    const before = await dump();
    expect((await fetchAll()).figures).toMatchObject({ added: 0, isRepeat: true });
    expect(await dump()).toEqual(before);

    clock = new Date('2026-12-06T12:00:00Z');
    connected.google.world = makeSearchWorld('2026-12-03');
    connected.google.world.queries[0] = ['tea shop', 9, 130, 3.2];
    await fetchAll();
    const keyword = (await readList()).get('tea shop');
    expect(keyword?.rankAbsolute).toBe(3);
    const days = await person.api.keywords.history({ keywordId: keyword?.id ?? '' });
    expect(days.map(({ date, rankAbsolute }) => [date, rankAbsolute])).toEqual([
      ['2026-11-19', 6],
      ['2026-12-03', 3],
    ]);
  });

  it('shows the number of fetched rows, and leaves nothing when canceled', async () => {
    const { id: importId } = await person.api.searchConsole.fetch({ domainId });
    let seen = 0;
    const open = (token: string): SearchConsoleAccount => {
      const account = connected.searchConsole.open(token);
      return {
        ...account,
        async query(question) {
          if (question.dimensions.includes('country')) {
            seen = (await read(importId)).done;
            await person.api.imports.cancel({ domainId, importId });
          }
          return account.query(question);
        },
      };
    };
    const watched = { ...services, searchConsole: { ...connected.searchConsole, open } };
    await runImport(watched, { importId });
    expect(seen).toBe(6);
    expect((await read(importId)).state).toBe('cancelled');
    expect((await readList()).size).toBe(0);
    expect(
      await services.database.sql`select 1 from import_parts where import_id = ${importId}`,
    ).toHaveLength(0);
  });

  it('continues at the missing page', async () => {
    const { id: importId } = await person.api.searchConsole.fetch({ domainId });
    connected.google.script = ({ input }) =>
      String(input.dimensions) === 'device' ? { kind: 'http', status: 503 } : undefined;
    await expect(runImport(services, { importId })).rejects.toThrow(SourceError);
    expect(await read(importId)).toMatchObject({ state: 'running', done: 7, total: 0 });
    connected.google.script = () => undefined;
    connected.google.calls.length = 0;
    await runImport(services, { importId });
    expect(questions().map(({ input }) => input.dimensions)).toEqual([
      ['device'],
      ['query', 'page'],
      ['query'],
      ['query'],
    ]);
    expect((await read(importId)).figures).toMatchObject({ added: 2, totals: 7 });
  });

  it.each([
    ['revoked access', 'Connect Search Console again', () => connected.google.refreshTokens.clear()],
    [
      'a deleted property',
      'Choose another property',
      () => {
        connected.google.world.sites = [];
      },
    ],
    [
      'a property without figures',
      searchConsoleMessages.noFigures,
      () => {
        connected.google.world.days = [];
      },
    ],
  ])('ends for %s without a retry, with the next step', async (_case, message, spoil) => {
    const { id: importId } = await person.api.searchConsole.fetch({ domainId });
    spoil();
    await runImport(services, { importId });
    expect(await read(importId)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining(message),
    });
    expect((await readList()).size).toBe(0);
  });

  it('runs one at a time, and never for a sample domain', async () => {
    await person.api.searchConsole.fetch({ domainId });
    expect((await failureOf(person.api.searchConsole.fetch({ domainId }))).code).toBe('conflict');
    await services.database.sql`update tracked_domains set data_source = 'sample' where id = ${domainId}`;
    expect((await failureOf(person.api.searchConsole.fetch({ domainId }))).code).toBe('validation_failed');
    expect((await failureOf(person.api.searchConsole.begin({ domainId }))).code).toBe('validation_failed');
  });
});
