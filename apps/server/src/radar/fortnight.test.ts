import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  finishRuns,
  politeCrawl,
  runRadar,
  runSetup,
  type SetupJob,
  startDuePolls,
  startDueRuns,
} from '@keydence/api';
import { formatDate, type OutgoingMail } from '@keydence/domain';
import { createSampleSource } from '@keydence/search-data';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/start-edge.ts';
import { type KeyEdge, startKeyEdge } from '../../testing/start-key-edge.ts';
import { startSite, type TestSite } from '../../testing/start-site.ts';
import { storeMoves } from '../../testing/store-moves.ts';
import { type Listener, listen } from '../http/listen.ts';
import { createOutboxMailer } from '../mail/outbox-mailer.ts';
import { readOutbox } from '../mail/read-outbox.ts';
import { mcpPath } from '../mcp/mcp-routes.ts';

const day = 86_400_000;
const home = 'http://roaster.com';

/** The clock is set forward instead of waiting. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const dayOf = (time: Date | null) => time?.toISOString().slice(0, 10);
let site: TestSite;
let keys: KeyEdge;
let listener: Listener;
let mailDir: string;
const polls = new Set<number>();
const setups: SetupJob[] = [];
const mails: OutgoingMail[] = [];

beforeAll(async () => {
  mailDir = await mkdtemp(join(tmpdir(), 'keydence-mail-'));
  site = await startSite();
  const nothing = async () => {};
  const sample = createSampleSource({ now });
  keys = await startKeyEdge({
    sources: {
      // A setup with few keywords takes milliseconds.
      sample: {
        ...sample,
        competitors: async () => [],
        keywordIdeas: (name, market) => sample.keywordIdeas(name, market, 12),
        rankedKeywords: async (name, market, { offset }) => {
          const { items } = await sample.rankedKeywords(name, market, {
            offset,
            limit: Math.max(0, 12 - offset),
          });
          return { items, total: 12 };
        },
      },
    },
    siteReader: site.reader,
    crawl: {
      ...politeCrawl,
      sleep: async (ms: number) => {
        ahead += ms;
      },
    },
    now,
    jobs: {
      enqueueSetup: async (_tx, job) => void setups.push(job),
      enqueueRefresh: nothing,
      enqueueImport: nothing,
      enqueueTopics: nothing,
      enqueueMoves: nothing,
      enqueueConsoleFetch: nothing,
      enqueueSiteRead: nothing,
      enqueueBrief: nothing,
      enqueueRadar: async (_tx, { listId }) => void polls.add(listId),
      enqueueAlertCheck: nothing,
      enqueueMail: async (_tx, ...sent) => void mails.push(...sent),
    },
  });
  listener = await listen({ host: '127.0.0.1', port: 0, fetch: keys.edge.app.fetch });
});
afterAll(async () => {
  keys.edge.ending.abort();
  await listener.drain();
  await keys.close();
  await site.close();
  await rm(mailDir, { recursive: true });
});

interface Page {
  path: string;
  title: string;
  modified: string;
}

function serve(pages: readonly Page[]) {
  site.pages.clear();
  const listed = pages.map(
    ({ path, modified }) => `<url><loc>${home}${path}</loc><lastmod>${modified}</lastmod></url>`,
  );
  site.pages.set('/sitemap.xml', `<urlset>${listed.join('')}</urlset>`);
  for (const { path, title } of pages) {
    site.pages.set(path, `<html><title>${title}</title><h1>${title}</h1></html>`);
  }
}

const listenerUrl = () => `http://127.0.0.1:${listener.port}`;

interface WireList {
  data: { kind: string; title: string; dated_at: string; topic: { name: string } | null }[];
}

const viewWire = ({ kind, title, topic, dated_at: dated }: WireList['data'][number]) => [
  kind,
  title,
  topic?.name ?? null,
  dated.slice(0, 10),
];

async function askTool(token: string, domainId: string): Promise<WireList> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(`${listenerUrl()}${mcpPath}`), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport as Transport);
  const { content } = await client.callTool({ name: 'list_radar', arguments: { domain_id: domainId } });
  await client.close();
  const [, answer] = (content as { text: string }[]).map(({ text }) => text);
  return JSON.parse(/^<data>(.*)<\/data>$/.exec(answer ?? '')?.[1] ?? '');
}

/** Lets a due poll and a due report run as the worker does, and sends the mails. */
async function passFortnight() {
  ahead += 15 * day;
  await poll();
  await report();
}

async function poll() {
  const { services } = keys.edge;
  await startDuePolls(services);
  for (const listId of polls) await runRadar(services, { listId });
  polls.clear();
}

async function report() {
  const { services } = keys.edge;
  await startDueRuns(services);
  for (const job of setups.splice(0)) await runSetup(services, job, { isLast: true });
  await finishRuns(services);
  const mailer = createOutboxMailer(mailDir);
  for (const mail of mails.splice(0)) await mailer.send(mail);
}

/** A domain with two topics, a move on each, and one competitor that was polled once. */
async function track(person: Person) {
  const { services } = keys.edge;
  const { sql } = services.database;
  const api = keys.asPerson(person);
  const { domains } = await api.workspaces.create({ name: 'Brew', domainUrl: 'brewlane.example' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const [list] = await sql<{ id: number }[]>`
    select list_id as id from tracked_domains where id = ${domainId}`;
  const listId = list?.id ?? 0;
  await sql`
    insert into competitors (list_id, id, domain_name, display_name)
    values (${listId}, ${services.newId()}, 'roaster.com', 'Roaster')`;
  await sql`
    insert into topics (list_id, id, name, basis, keyword_count, updated_at) values
      (${listId}, 1, 'Moka pots', 'texts', 1, now()), (${listId}, 2, 'Kettle care', 'texts', 1, now())`;
  await sql`
    insert into tracked_keywords (list_id, id, intent, keyword_text) values
      (${listId}, 900001, 0, 'scrub a moka pot'), (${listId}, 900002, 0, 'descale a gooseneck kettle')`;
  await sql`
    insert into keyword_insights (list_id, keyword_id, topic_id) values (${listId}, 900001, 1), (${listId}, 900002, 2)`;
  const moves = await storeMoves(services, domainId);
  await sql`update moves set topic_id = 1 where id = ${moves[0] ?? ''}`;
  await sql`update moves set topic_id = 2 where id = ${moves[1] ?? ''}`;
  return { api, domainId };
}

let ada: Person;
let api: ReturnType<KeyEdge['asPerson']>;
let domainId: string;
let old: Page[] = [];
beforeAll(async () => {
  ada = await keys.edge.signUp();
  ({ api, domainId } = await track(ada));
  old = Array.from({ length: 20 }, (_, at) => ({
    path: `/blog/page-${at}`,
    title: `Page ${at}`,
    modified: '2026-01-05',
  }));
  serve(old);
  await passFortnight();
  expect(await api.radar.status({ domainId, fortnight: 0 })).toMatchObject({ new: 0, rewritten: 0 });
});

/** Titles and details of the notifications about the radar. */
const told = async () =>
  (await api.notifications.list({ domainId })).data
    .filter(({ kind }) => kind === 'radar')
    .map(({ title, detail }) => [title, detail]);

it('says the same of a fortnight on the radar, on the moves, in REST, MCP, notifications and the mail', async () => {
  const daysLater = (days: number) => new Date(now().getTime() + days * day).toISOString().slice(0, 10);
  const published = [
    { path: '/blog/moka', title: 'How to scrub a moka pot', modified: daysLater(5) },
    { path: '/blog/kettle', title: 'How to descale a gooseneck kettle', modified: daysLater(9) },
    { path: '/jobs', title: 'We are hiring', modified: daysLater(12) },
  ];
  const rewritten = {
    path: '/blog/page-4',
    title: 'Ways to scrub a moka pot',
    modified: daysLater(10),
  };
  const kept = old.filter(({ path }) => path !== '/blog/page-4' && path !== '/blog/page-9');
  serve([...kept, rewritten, ...published]);
  await passFortnight();

  const pages = [
    ['new', 'How to scrub a moka pot', 'Moka pots', published[0]?.modified],
    ['new', 'How to descale a gooseneck kettle', 'Kettle care', published[1]?.modified],
    ['new', 'We are hiring', null, published[2]?.modified],
    ['rewritten', 'Ways to scrub a moka pot', 'Moka pots', rewritten.modified],
  ].sort();
  const { data, total } = await api.radar.list({ domainId });
  expect(total).toBe(4);
  expect(
    data.map((each) => [each.kind, each.title, each.topic?.name ?? null, dayOf(each.datedAt)]).sort(),
  ).toEqual(pages);
  const status = await api.radar.status({ domainId, fortnight: 0 });
  expect(status).toMatchObject({ new: 3, rewritten: 1 });
  expect(status.sites).toMatchObject([{ new: 3, rewritten: 1, gone: 1, addressCount: 22 }]);
  expect(status.topics.map((each) => [each.topic?.name, each.new, each.rewritten])).toEqual([
    ['Moka pots', 1, 1],
    ['Kettle care', 1, 0],
    [undefined, 1, 0],
  ]);
  const moves = await api.moves.list({ domainId });
  expect(
    moves.data.map(({ title, topic, competitorPages }) => [title, topic?.name, competitorPages]),
  ).toEqual([
    ['/espresso', 'Moka pots', { new: 1, rewritten: 1 }],
    ['/cold-brew', 'Kettle care', { new: 1, rewritten: 0 }],
    ['/grinders', undefined, { new: 0, rewritten: 0 }],
  ]);
  expect(await told()).toEqual([['Competitors published 3 pages', '1 site, 1 page rewritten']]);

  const { token } = await keys.createKey(ada);
  const rest = await fetch(`${listenerUrl()}/api/seo/radar?domain_id=${domainId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(((await rest.json()) as WireList).data.map(viewWire).sort()).toEqual(pages);
  expect((await askTool(token, domainId)).data.map(viewWire).sort()).toEqual(pages);

  const [mail, first, ...others] = await readOutbox(mailDir, ada.email);
  const sentence =
    'your competitors published 3 new pages and rewrote 1. The Radar lists them by topic, two weeks at a time.';
  expect(others).toEqual([]);
  expect(mail?.text.split(sentence)).toHaveLength(2);
  expect(mail?.links.filter((link) => link.includes('section=radar'))).toHaveLength(1);
  expect(first?.text).not.toContain('your competitors published');
});

it('says nothing twice in the next fortnight', async () => {
  await passFortnight();
  expect(await api.radar.status({ domainId, fortnight: 0 })).toMatchObject({ new: 0, rewritten: 0 });
  expect((await api.radar.list({ domainId, fortnight: 1 })).total).toBe(4);
  expect((await readOutbox(mailDir, ada.email))[0]?.text).not.toContain('your competitors published');
  expect(await told()).toHaveLength(1);
});

describe('the mail after a page was published', () => {
  const pages: Page[] = [];
  const publish = (path: string) => {
    const modified = new Date(now().getTime() + day).toISOString().slice(0, 10);
    pages.push({ path, title: `About ${path}`, modified });
    serve([...old, ...pages]);
  };
  const counted = async () =>
    (await readOutbox(mailDir, ada.email))[0]?.text.match(/Since the report of .* new pages?/)?.[0];
  let reportDay = '';

  it('counts the pages since the report before', async () => {
    publish('/blog/first');
    await passFortnight();
    reportDay = formatDate(now(), 'UTC');
    expect(await counted()).toContain('your competitors published 1 new page');
  });

  it('counts a month if no report was made in between', async () => {
    for (const path of ['/blog/second', '/blog/third']) {
      publish(path);
      ahead += 15 * day;
      await poll();
    }
    await report();
    expect(await counted()).toBe(`Since the report of ${reportDay}, your competitors published 2 new pages`);
    reportDay = formatDate(now(), 'UTC');
  });

  it('counts no page again if the next report follows within two weeks', async () => {
    publish('/blog/fourth');
    ahead += 6 * day;
    const at = now().toISOString();
    await keys.edge.services.database.sql`update radar_sites set next_at = ${at}`;
    await keys.edge.services.database.sql`update domain_rhythms set next_run_at = ${at}`;
    await poll();
    await report();
    expect(await counted()).toBe(`Since the report of ${reportDay}, your competitors published 1 new page`);
  });
});
