import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import zlib from 'node:zlib';
import { describeGaps } from '@keydence/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCrawl } from '../../testing/start-crawl.ts';
import { writeTestPage as page } from '../../testing/start-site.ts';
import { answerLimits } from '../site-reader/answer-limits.ts';
import { createSiteReader } from '../site-reader/create-site-reader.ts';

const paths = ['/bomb', '/drip', '/large', '/headers', '/reset', '/deep', '/charset'];
const others = Array.from({ length: 12 }, (_, index) => `/page-${index}`);

let crawl: Awaited<ReturnType<typeof startCrawl>>;
/** Gives up after a second; the other waits longer than any machine is busy. */
let hasty: ReturnType<typeof createSiteReader>;
let patient: ReturnType<typeof createSiteReader>;
beforeAll(async () => {
  crawl = await startCrawl();
  const options = { aboutUrl: 'https://keydence.com/bot', network: crawl.site.network };
  const limits = (wholeMs: number) => ({ ...answerLimits, page: { ...answerLimits.page, wholeMs } });
  const long = { lookupMs: 300_000, firstByteMs: 300_000, silenceMs: 300_000 };
  hasty = createSiteReader({ ...options, limits: limits(1_000), waits: long });
  patient = createSiteReader({ ...options, limits: limits(300_000), waits: long });
});
afterAll(async () => {
  for (const each of [hasty, patient]) each.close();
  await crawl.close();
});

/** Bytes that the server could send of the page of 50 MB. */
let sent = 0;

/** A page of 50 MB, most of it without text. */
async function sendLarge(response: ServerResponse) {
  const piece = `<!--${'x'.repeat(100_000)}-->`;
  const closed = once(response, 'close');
  response.writeHead(200, { 'content-type': 'text/html' }).write(page({ title: 'Large' }));
  for (let count = 1; count <= 500 && !response.destroyed; count += 1) {
    sent = Math.max(sent, count * piece.length);
    if (!response.write(piece)) await Promise.race([once(response, 'drain'), closed]);
  }
  response.end();
}

const bomb = zlib.brotliCompressSync(Buffer.alloc(20_000_000), {
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 },
});

/** Turns pages of a site hostile, each in its own way. */
function turnHostile() {
  const { pages } = crawl.site;
  const html = { 'content-type': 'text/html; charset=utf-8' };
  pages.set('/bomb', (_request, response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'br' }).end(bomb),
  );
  pages.set('/drip', (_request, response) => {
    response.writeHead(200, html);
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  });
  pages.set('/large', (_request, response) => void sendLarge(response));
  pages.set('/headers', (_request, response) =>
    response.writeHead(200, { ...html, 'x-long': 'a'.repeat(1_000_000) }).end(page({ title: 'Long' })),
  );
  pages.set('/reset', (_request, response) => response.destroy());
  pages.set('/deep', `<title>Deep</title>${'<div>'.repeat(2_000)}text`);
  pages.set('/charset', (_request, response) =>
    response.writeHead(200, html).end(Buffer.from(page({ title: 'Café', text: 'é '.repeat(400) }), 'latin1')),
  );
}

function servePages() {
  crawl.site.pages.set('/', page({ title: 'Home', links: [...paths, ...others] }));
  for (const path of [...paths, ...others]) crawl.site.pages.set(path, page({ title: `About ${path}` }));
}

let tracked: Awaited<ReturnType<typeof crawl.track>>;
let before: Record<string, number | null>;
beforeAll(async () => {
  tracked = await crawl.track();
  servePages();
  expect(await readPatiently()).toMatchObject({ state: 'done', gaps: [] });
  before = await wordsOf();
});

const readPatiently = () => tracked.read({ ...crawl.services, siteReader: patient });

async function wordsOf() {
  const { api, domainId, home } = tracked;
  const all = { domainId, page: 1, limit: 100, sortBy: 'address', sortOrder: 'asc' } as const;
  const { data } = await api.pages.list(all);
  return Object.fromEntries(data.map(({ address, words }) => [address.replace(home, '/'), words]));
}

let ended: Awaited<ReturnType<typeof tracked.read>>;
beforeAll(async () => {
  turnHostile();
  const siteReader: typeof patient = {
    ...patient,
    request: (request) => (request.address.endsWith('/drip') ? hasty : patient).request(request),
  };
  ended = await tracked.read({ ...crawl.services, siteReader });
});

it('tells of hostile pages in a sentence, and reads the others', async () => {
  expect(ended?.state).toBe('incomplete');
  expect(describeGaps(ended?.gaps ?? [])).toBe(
    'The run is incomplete: 1 page was too long and read in part; 4 pages did not answer or answered with errors.',
  );
  expect(sent).toBeLessThan(12_000_000);
  const after = await tracked.states();
  expect(after).toMatchObject({
    ...{ '/bomb': 'error', '/drip': 'error', '/headers': 'error', '/reset': 'error' },
    ...{ '/large': 'healthy', '/deep': 'healthy', '/charset': 'healthy' },
  });
  expect(others.filter((path) => after[path] !== 'healthy')).toEqual([]);
  expect(await tracked.found('broken_link')).toEqual([]);
  expect(await tracked.found('broken_charset')).toEqual(['/charset']);
  const kept = await wordsOf();
  for (const path of ['/bomb', '/drip', '/headers', '/reset']) expect(kept[path]).toBe(before[path]);
});

it('reads them again once they are as before', async () => {
  servePages();
  // The pause of a host whose pages failed one after the other.
  await crawl.services.database.sql`update crawl_hosts set next_at = now()`;
  expect(await readPatiently()).toMatchObject({ state: 'done', gaps: [] });
  expect(await wordsOf()).toEqual(before);
});
