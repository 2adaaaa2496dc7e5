import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteReader } from '../src/site-reader/create-site-reader.ts';
import type { SiteNetwork } from '../src/site-reader/site-network.ts';

type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

export interface TestSite {
  pages: Map<string, Answer>;
  /** Hosts and paths in the order of the requests. */
  requests: { host: string; path: string; at: number }[];
  /** Reaches this server under any name, and no other server. */
  reader: ReturnType<typeof createSiteReader>;
  network: SiteNetwork;
  close(): Promise<void>;
}

/** A real local server, and a reader whose network is only that server. */
export async function startSite(pages: Record<string, Answer> = {}): Promise<TestSite> {
  const known = new Map<string, Answer>(Object.entries(pages));
  const requests: TestSite['requests'] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push({ host: request.headers.host ?? '', path, at: performance.now() });
    const answer = known.get(path);
    if (answer === undefined)
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    else if (typeof answer === 'function') answer(request, response);
    else response.writeHead(200, { 'content-type': typeOf(path) }).end(answer);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const network: SiteNetwork = {
    mayResolve: () => true,
    resolve: async (name) => (name.startsWith('www.') ? [] : ['127.0.0.1']),
    readTexts: async () => [],
    mayDial: (address) => address === '127.0.0.1',
    ports: { http: (server.address() as AddressInfo).port, https: 1 },
  };
  const reader = createSiteReader({ aboutUrl: 'https://keydence.com/bot', network });
  return {
    pages: known,
    requests,
    reader,
    network,
    async close() {
      reader.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function typeOf(path: string): string {
  if (path.endsWith('.txt')) return 'text/plain';
  return path.endsWith('.xml') ? 'application/xml' : 'text/html; charset=utf-8';
}

/** A page with its own main text. */
export function writeTestPage({ title, links = [], text = '', head = '' }: TestPage): string {
  const list = links.map((link) => `<a href="${link}">${link}</a>`).join(' ');
  return `<!doctype html><html lang="en"><head><title>${title}</title>${head}
    <meta name="description" content="About ${title}"></head>
    <body><nav><a href="/">Home</a></nav><main><h1>${title}</h1><p>${text || wordsFor(title)}</p><p>${list}</p></main></body></html>`;
}

interface TestPage {
  title: string;
  links?: readonly string[];
  text?: string;
  head?: string;
}

function wordsFor(title: string): string {
  return Array.from({ length: 80 }, (_, index) => `${title.toLowerCase()}${index}`).join(' ');
}
