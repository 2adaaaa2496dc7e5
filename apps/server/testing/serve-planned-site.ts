import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { lockFacts, type Services, storeSlice } from '@keydence/api';
import type { SiteReader } from '@keydence/domain';
import { origin, type PlannedPage, planKnownSite, renderPage } from '@keydence/pages/testing';
import { createSiteReader } from '../src/site-reader/create-site-reader.ts';
import { planned } from './test-certificates.ts';

const name = 'planned.com';
const planName = new URL(origin).host;
/** Served instead of the name in the plan. */
const rename = (text: string) => text.replaceAll(planName, name);

/** Milliseconds until a page that never answers is given up. */
const patienceMs = 150;

const plan = planKnownSite(7);
/** The facts of a complete run over it. */
export const plannedRun = plan.run;

/** The planned pages that a server has, without some of them and the links to them. */
export function listServedPages(isLeftOut: (page: PlannedPage) => boolean = () => false): PlannedPage[] {
  const paths = new Set(
    plan.pages.filter((page) => page.isUnserved || isLeftOut(page)).map(({ path }) => path),
  );
  return plan.pages
    .filter(({ path }) => !paths.has(path))
    .map((page) => ({ ...page, links: page.links.filter(({ to }) => !paths.has(to)) }));
}

/** True for a page that has an error at each request: a reading that finds one is incomplete. */
export function failsAtTheEnd({ answers }: PlannedPage): boolean {
  const last = answers?.at(-1);
  return last?.failure === 'timeout' || (last?.status ?? 0) >= 500;
}

/** Stores the planned clicks of pages in Search Console, of a property of the site's domain. */
export async function storePlannedClicks(
  { db }: Pick<Services['database'], 'db'>,
  listId: number,
  pages: readonly PlannedPage[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFacts(tx, listId);
    await storeSlice(tx, listId, {
      scope: { source: 'search_console_api', property: `sc-domain:${name}`, filter: null },
      kind: 'page',
      startsOn: '2026-11-01',
      endsOn: '2026-11-01',
      isFinal: true,
      isCut: false,
      rows: listClicks(pages),
      now: new Date('2026-11-03'),
    });
  });
}

function listClicks(pages: readonly PlannedPage[]) {
  return pages.flatMap(({ path, clicks }) =>
    clicks === undefined
      ? []
      : [{ page: `https://${name}${path}`, query: null, clicks, impressions: 100, position: 5 }],
  );
}

/** A local server of a planned site with its name and a certificate, and a reader that reaches only it. */
export async function servePlannedSite(pages: readonly PlannedPage[]) {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const files = new Map<string, string>();
  let run = 1;
  let asked = new Map<string, number>();

  const secure = createSecureServer(planned, (request, response) => {
    const path = request.url ?? '/';
    const file = files.get(path);
    if (file !== undefined) return void response.writeHead(200, { 'content-type': 'text/plain' }).end(file);
    if (path === '/robots.txt') return void response.end('User-agent: *\nDisallow: /forbidden');
    if (path === '/sitemap.xml') return void response.end(writeSitemap(pages));
    answer(path, response);
  });
  const plain = createServer((request: IncomingMessage, response) => {
    response.writeHead(301, { location: `https://${name}${request.url}` }).end();
  });

  /** Unknown paths are answered like the page that only says so. */
  function answer(path: string, response: ServerResponse): void {
    const page = byPath.get(path) ?? byPath.get('/soft');
    if (!page) throw new Error('the plan has no page for unknown paths');
    const { status, failure, redirectsTo } = nextAnswer(page);
    if (failure === 'timeout') return;
    if (redirectsTo !== null) {
      return void response.writeHead(status ?? 302, { location: rename(redirectsTo) }).end();
    }
    const headers = { 'content-type': page.contentType ?? 'text/html; charset=utf-8' };
    for (const [key, value] of Object.entries(page.headers ?? {})) response.setHeader(key, rename(value));
    const body = Buffer.from(rename(render(page, run)), page.isLatin ? 'latin1' : 'utf8');
    response.writeHead(status ?? 200, headers).end(body);
  }

  /** The planned answers in turn, the last one from then on; in the first run those of an earlier one. */
  function nextAnswer(page: PlannedPage) {
    const planned = run === 1 && page.earlierAnswer ? [page.earlierAnswer] : (page.answers ?? []);
    const turn = asked.get(page.path) ?? 0;
    asked.set(page.path, turn + 1);
    const next = planned[Math.min(turn, planned.length - 1)];
    return next ?? { status: 200, failure: null, redirectsTo: null };
  }

  for (const server of [secure, plain]) {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  }
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
  const ports = { http: portOf(plain), https: portOf(secure) };
  const { reader, close } = createPlannedReader(pages, ports);
  return {
    name,
    ports,
    reader,
    /** Text files by path, beside the pages. */
    files,
    begin(next: number) {
      run = next;
      asked = new Map();
    },
    async close() {
      close();
      for (const server of [secure, plain]) {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      }
    },
  };
}

/** A reader that reaches only the local server of a planned site, from any process. */
export function createPlannedReader(
  pages: readonly PlannedPage[],
  ports: { http: number; https: number },
): { reader: SiteReader; close(): void } {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const network = {
    mayResolve: () => true,
    resolve: async (host: string) => (host === name ? ['127.0.0.1'] : []),
    readTexts: async () => [],
    mayDial: (address: string) => address === '127.0.0.1',
    ports,
    authorities: planned.cert,
  };
  const aboutUrl = 'https://keydence.com/bot';
  const patient = createSiteReader({ aboutUrl, network });
  const hasty = createSiteReader({
    aboutUrl,
    network,
    waits: { lookupMs: 5_000, firstByteMs: patienceMs, silenceMs: patienceMs },
  });
  /** Times and the end of the certificate are as planned, whatever this machine takes. */
  const reader: SiteReader = {
    readTexts: network.readTexts,
    async request(request) {
      const page = byPath.get(new URL(request.address).pathname);
      const isSilent = [page?.earlierAnswer, ...(page?.answers ?? [])].some(
        (each) => each?.failure === 'timeout',
      );
      const reply = await (isSilent ? hasty : patient).request(request);
      const tookMs = page?.answers?.at(-1)?.milliseconds ?? 120;
      if (reply.failure !== null) return { ...reply, tookMs };
      return { ...reply, tookMs, certificateEnds: new Date(Date.now() + 86_400_000).toISOString() };
    },
  };
  return {
    reader,
    close: () => {
      for (const each of [patient, hasty]) each.close();
    },
  };
}

/** The truth of the plan as a crawl of the served site can see it: other pages are those of the site. */
export function listServedTruth(isLeftOut: (page: PlannedPage) => boolean = () => false): string[] {
  const certificate = `certificate_ends https://${name}/`;
  const leftOut = plan.pages.filter(isLeftOut).map(({ path }) => path);
  const served = [...plan.truth]
    .filter((each) => !leftOut.some((path) => each.endsWith(path)))
    .map(rename)
    .filter((each) => !/^(broken_external_link|certificate_ends) /.test(each))
    .map((each) => {
      const [kind = '', page = '', other = ''] = each.split(' ');
      return other.startsWith(`https://${name}/`) ? `${kind} ${page} ${other}` : `${kind} ${page}`;
    });
  // The insecure link leads to a server that redirects it.
  return [...served, certificate, `link_to_redirect http://${name}/hub-1`].sort();
}

const schemas: Partial<Record<string, object>> = {
  guide: { '@type': 'HowTo', name: 'A guide' },
  product: { '@type': 'Product', name: 'A product', offers: { '@type': 'Offer' } },
};

function render(page: PlannedPage, run: number): string {
  const schema = page.type && schemas[page.type];
  const head = schema ? `<script type="application/ld+json">${JSON.stringify(schema)}</script>` : '';
  const isEarlier = run === 1 && page.change?.fields.includes('title');
  const title = isEarlier ? 'An earlier title of it' : page.title;
  return renderPage({ ...page, title, head: `${page.head ?? ''}${head}` });
}

function writeSitemap(pages: readonly PlannedPage[]): string {
  const listed = pages.filter(({ knownFrom }) => knownFrom?.some(({ source }) => source === 'sitemap'));
  const urls = listed.map(({ path }) => `<url><loc>${new URL(path, `https://${name}`).href}</loc></url>`);
  return `<urlset>${urls.join('')}</urlset>`;
}
