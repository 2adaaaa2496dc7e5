// What reading a site costs: the time and memory of the process that reads, the rows that it leaves, and the list of pages of
// a site a hundred times as large.
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createCaller } from '@keydence/api';
import { createServices } from './create-services.ts';
import { fillPages } from './fill-pages.ts';
import { median } from './measure.ts';
import { openScratchDatabase } from './open-scratch-database.ts';
import type { Finding } from './print-verdicts.ts';
import type { SiteReadAnswer, SiteReadTask } from './site-read-process.ts';
import type { WorldPlan } from './world-plan.ts';

const row = 'pages';

export async function measureSiteRead({ isSmall }: WorldPlan): Promise<Finding[]> {
  const size = isSmall ? 1_000 : 10_000;
  const name = (what: string) => `${size.toLocaleString('en')} pages of a site, ${what}`;
  const { seconds, cpu, memory, bytes } = await readSite(size);
  return [
    { row, name: name('time'), figure: seconds, ...(!isSmall && { atMost: 120 }), unit: 's' },
    { row, name: name('processor of the reading process'), figure: cpu, unit: 's' },
    { row, name: name('memory of the reading process'), figure: memory, atMost: 300, unit: 'MB' },
    { row, name: 'bytes a page in the database, with indexes', figure: bytes, atMost: 20_000, unit: 'bytes' },
    ...(await measureLists(isSmall)),
  ];
}

async function readSite(size: number): Promise<SiteReadAnswer> {
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const at = url === '/' ? 0 : Number(/^\/page-(\d+)$/.exec(url)?.[1] ?? Number.NaN);
    if (!(at < size)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(writePage(at, size));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    const program = path.join(import.meta.dirname, 'site-read-process.ts');
    const child = fork(program, { execArgv: ['--import', 'tsx'] });
    const task: SiteReadTask = { port: (server.address() as AddressInfo).port, size };
    child.send(task);
    return await new Promise<SiteReadAnswer>((resolve, reject) => {
      child.once('message', (answer: SiteReadAnswer) => resolve(answer));
      child.once('exit', (code) => reject(new Error(`the reading process ended with ${code}`)));
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** About 1,000 words of main text, 45 links of a menu and 13 of the text. */
function writePage(at: number, size: number): string {
  let state = at + 1;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const word = () => `w${next(5_000).toString(36)}`;
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const link = (to: number) => `<a href="${to === 0 ? '/' : `/page-${to}`}">${words(2)}</a>`;
  const menu = Array.from({ length: 45 }, (_, index) => `<li>${link(index)}</li>`).join('');
  const paragraphs = Array.from({ length: 13 }, (_, index) => {
    const heading = index % 3 === 0 ? `<h2>${words(4)}</h2>` : '';
    return `${heading}<p>${words(40)} ${link((at * 13 + index + 1) % size)} ${words(35)}.</p>`;
  });
  return `<!doctype html><html lang="en"><head><title>Page ${at} ${words(3)}</title>
    <meta name="description" content="${words(12)}"></head><body><nav><ul>${menu}</ul></nav>
    <main><h1>${words(3)}</h1>${paragraphs.join('\n')}</main><footer>${words(12)}</footer></body></html>`;
}

const filters = [
  {},
  { sortBy: 'words' },
  { sortBy: 'links_in', sortOrder: 'asc' },
  { state: 'not_found' },
  { folder: '/part-7/' },
  { search: 'page 77' },
] as const;

/** The first rows of a list with each filter, of a large site against a small one. */
async function measureLists(isSmall: boolean): Promise<Finding[]> {
  const sizes = isSmall ? [1_000, 10_000] : [10_000, 1_000_000];
  const database = await openScratchDatabase({ maxConnections: 8 });
  try {
    const times: number[][] = [];
    for (const size of sizes) {
      const { userId, domainId } = await fillPages(database, size);
      const caller = createCaller({
        services: createServices(database),
        requestId: 'bench',
        caller: { userId, email: 'bench@keydence.example', sessionId: userId },
      });
      const each: number[] = [];
      for (const filter of filters) {
        const runs: number[] = [];
        for (let turn = 0; turn < 5; turn++) {
          const started = performance.now();
          await caller.pages.list({ domainId, page: 1, limit: 100, ...filter });
          runs.push(performance.now() - started);
        }
        each.push(median(runs));
      }
      console.log(`${size} pages:`, each.map((ms) => `${ms.toFixed(0)} ms`).join(', '));
      times.push(each);
    }
    const [small = [], large = []] = times;
    return filters.map((filter, at) => ({
      row,
      name: `list of ${sizes[1]?.toLocaleString('en')} pages against ${sizes[0]?.toLocaleString('en')}, ${JSON.stringify(filter)}`,
      figure: (large[at] ?? 0) / (small[at] ?? 1),
      atMost: 2,
      isOfGrowth: true,
    }));
  } finally {
    await database.close();
  }
}
