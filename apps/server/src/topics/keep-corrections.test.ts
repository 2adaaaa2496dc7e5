import { createCaller, createImport, getDomainScope, runImport, runSetup, runTopics } from '@keydence/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

const grinders = ['burr grinder', 'best burr grinder', 'burr grinder reviews', 'manual burr grinder'];
const pots = ['moka pot', 'moka pot size', 'moka pot coffee', 'how to use a moka pot', 'buy moka pot'];
const teas = ['green tea', 'green tea benefits', 'loose leaf green tea', 'organic green tea'];
/** A second list, of which some keywords are in the first. */
const second = [
  ...grinders,
  'conical burr grinder',
  'flat burr grinder',
  'jasmine green tea',
  'steel moka pot',
];

let edge: TestEdge;
let person: Person;
let api: ReturnType<typeof createCaller>;
let domainId: string;
let listId: number;
beforeAll(async () => {
  edge = await startEdge();
  person = await edge.signUp();
  const { userId, email } = person;
  api = createCaller({
    services: edge.services,
    requestId: 'test',
    caller: { userId, email, sessionId: userId },
  });
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = domains[0]?.id ?? '';
  await runSetup(edge.services, { domainId, run: 1 });
  await api.keywords.addMany({ domainId, keywords: [...grinders, ...pots, ...teas] });
  const [list] = await edge.services.database
    .sql`select list_id as id from tracked_domains where id = ${domainId}`;
  listId = list?.id;
  await runNext();
}, 120_000);
afterAll(() => edge.close());

async function runNext(): Promise<void> {
  const { run } = await api.topics.status({ domainId });
  await runTopics(edge.services, { listId, run: run?.run ?? 0 }, { isLast: true });
}

async function rowOf(text: string) {
  const { data } = await api.keywords.list({ domainId, search: text, limit: 100 });
  const row = data.find(({ keywordText }) => keywordText === text);
  if (!row) throw new Error(`no keyword ${text}`);
  return row;
}
const topicOf = async (text: string) => (await rowOf(text)).topic?.id ?? '';
const idsOf = async (texts: readonly string[]) => {
  const ids: string[] = [];
  for (const text of texts) ids.push((await rowOf(text)).id);
  return ids;
};

async function importList(texts: readonly string[]): Promise<void> {
  const { userId, email } = person;
  const base = { services: edge.services, requestId: 'test', caller: { userId, email, sessionId: userId } };
  const ctx = { ...base, domain: await getDomainScope(base, { domainId }) };
  const rows = texts.map((text) => `${text},1,100,1%,4`);
  const content = new TextEncoder().encode(
    ['Top queries,Clicks,Impressions,CTR,Position', ...rows].join('\n'),
  );
  const { id: importId } = await createImport(ctx, { fileName: 'second.csv', content });
  await api.imports.start({ domainId, importId });
  await runImport(edge.services, { importId }, { isLast: true });
}

it('keeps a move, split, merge, name and pin when a second list is imported and all is computed again', async () => {
  const [tea, moka, burr] = [
    await topicOf('green tea'),
    await topicOf('moka pot'),
    await topicOf('burr grinder'),
  ];
  await api.topics.moveKeywords({ domainId, keywordIds: await idsOf(['buy moka pot']), topicId: tea });
  const sizes = ['moka pot size', 'moka pot coffee'];
  await api.topics.split({
    domainId,
    topicId: moka,
    keywordIds: await idsOf(sizes),
    name: 'Sizes',
  });
  const split = await topicOf('moka pot size');
  await api.topics.rename({ domainId, topicId: tea, name: 'Leaves' });
  await api.topics.pin({ domainId, topicId: burr, isPinned: true });
  await api.topics.merge({ domainId, topicId: tea, absorbedIds: [moka] });
  const check = async () => {
    expect((await rowOf('buy moka pot')).topic).toMatchObject({ id: tea, name: 'Leaves' });
    expect(await topicOf('moka pot')).toBe(tea);
    for (const text of sizes) expect((await rowOf(text)).topic).toMatchObject({ id: split, name: 'Sizes' });
    for (const text of grinders) expect(await topicOf(text)).toBe(burr);
    expect((await api.topics.get({ domainId, topicId: burr })).isPinned).toBe(true);
  };
  await importList(second);
  await runNext();
  await check();
  expect(await topicOf('conical burr grinder')).toBe(burr);
  await api.topics.rebuild({ domainId });
  await runNext();
  await check();
}, 120_000);
