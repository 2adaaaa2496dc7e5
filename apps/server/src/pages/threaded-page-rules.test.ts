import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { JudgedPage, JudgedSite, JudgedText } from '@keydence/domain';
import { expect, it } from 'vitest';
import { pagesThreadFile } from '../paths.ts';
import { answerLimits } from '../site-reader/answer-limits.ts';
import { createDirectPageRules } from './direct-page-rules.ts';
import { createTaskThread } from './task-thread.ts';
import { createThreadedPageRules } from './threaded-page-rules.ts';

const page = (html: string) => ({
  address: 'https://shop.example/grinders',
  html: new TextEncoder().encode(html),
  headers: { 'content-type': 'text/html; charset=utf-8' },
});
const text = 'A burr grinder crushes beans evenly, so the coffee tastes the same each morning. '.repeat(20);
const article = `<html lang="en"><head><title>Grinders</title></head><body><main><h1>Burr grinders</h1><p>${text}</p>
  <p>${text} <a href="/kettles">kettles</a></p></main></body></html>`;

it('reads pages and sitemaps in one thread', async () => {
  const rules = createThreadedPageRules({ program: pagesThreadFile });
  const [one, other] = await Promise.all([rules.readPage(page(article)), rules.readPage(page(article))]);
  expect(one).toMatchObject({ title: 'Grinders', language: 'en', headings: [[1, 'Burr grinders']] });
  expect(one?.words).toBeGreaterThan(200);
  expect(one?.links.map(({ key }) => key)).toEqual(['https://shop.example/kettles']);
  expect(other).toEqual(one);
  const sitemap = '<urlset><url><loc>https://shop.example/kettles</loc></url></urlset>';
  expect(await rules.readSitemap(new TextEncoder().encode(sitemap))).toEqual({
    kind: 'pages',
    entries: ['https://shop.example/kettles'],
    isComplete: true,
  });
});

it('gives up a page that takes too long, and reads the next one', async () => {
  const rules = createThreadedPageRules({ program: pagesThreadFile, pageMs: 1 });
  const slow = `<body>${'<div><a href="/a">a</a></div>'.repeat(24_000)}</body>`;
  expect(await rules.readPage(page(slow))).toBeNull();
  const patient = createThreadedPageRules({ program: pagesThreadFile });
  expect((await patient.readPage(page(article)))?.title).toBe('Grinders');
});

it('waits for a page on a busy machine: only the time of its own thread counts', async () => {
  const program = join(await mkdtemp(join(tmpdir(), 'keydence-thread-')), 'thread.mjs');
  // A thread that is not given a processor uses none, as one that sleeps.
  await writeFile(
    program,
    `import { readlinkSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    parentPort.postMessage({ processorFile: '/proc/' + readlinkSync('/proc/thread-self') + '/stat' });
    parentPort.on('message', (task) => {
      if (task === 'sleep') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
      else for (;;);
      parentPort.postMessage({ result: 'read' });
    });`,
  );
  const { run, end } = createTaskThread<string>(program, 10);
  expect(await run('sleep', { limitMs: 100, heapMb: 32 })).toBe('read');
  expect(await run('turn', { limitMs: 100, heapMb: 32 })).toBeNull();
  await end();
  await rm(dirname(program), { recursive: true });
});

const largest = answerLimits.page.decodedBytes;

it.each([
  ['one text', 'word '.repeat(largest / 5)],
  ['small elements', '<b>a</b>'.repeat(largest / 8)],
  ['nested elements', '<div>'.repeat(largest / 5)],
  ['links', '<a href="/a?b=c">a</a> '.repeat(largest / 23)],
  ['open brackets', '<'.repeat(largest)],
])('reads or gives up the largest page of %s, and continues', async (_name, body) => {
  const rules = createThreadedPageRules({ program: pagesThreadFile, pageMs: 500 });
  await rules.readPage(page(body));
  expect((await rules.readPage(page(article)))?.title).toBe('Grinders');
});

const at = new Date('2026-11-28T12:00:00Z');
const answer = (status: number, seconds: number) => ({
  ...{ at: new Date(at.getTime() + seconds * 1_000).toISOString(), status },
  ...{ failure: null, redirectsTo: null, milliseconds: 20 },
});

/** A home page, a page that it links to, and one that is missing: each in a part of its own. */
async function* writeParts(): AsyncGenerator<JudgedPage[]> {
  const rules = createDirectPageRules();
  const facts = (await rules.readPage(page(article)))?.facts ?? {};
  const kept = JSON.stringify(facts);
  const known = {
    ...{
      earlierAnswer: null,
      isInSitemap: false,
      isKnownFromBefore: false,
      firstSeen: at,
      contentHash: null,
    },
    ...{ words: null, isSure: false, minhash: null, type: null, changedFields: [] },
    ...{ changedSince: null, clicks: null },
  };
  const links = (targets: number[], anchors: string[]) => ({
    ...{ targets: Int32Array.from(targets), places: new Uint8Array(targets.length), anchors },
  });
  const read = { state: 'healthy', facts: kept, answers: [answer(200, 0)] } as const;
  const missing = { state: 'not_found', facts: null, answers: [answer(404, 0), answer(404, 40)] } as const;
  const key = (path: string) => `https://shop.example/${path}`;
  yield [
    { ...known, ...read, answers: [...read.answers], id: 1, key: key(''), ...links([7, 9], ['a', 'b']) },
  ];
  yield [
    { ...known, ...read, answers: [...read.answers], id: 7, key: key('grinders'), ...links([9], ['b']) },
  ];
  yield [{ ...known, ...missing, answers: [...missing.answers], id: 9, key: key('gone'), ...links([], []) }];
}

async function* noTexts(): AsyncGenerator<JudgedText[]> {}

it('judges a site that comes in parts, whose links lead from one to another', async () => {
  const site = (): JudgedSite => ({
    ...{ now: at, gaps: [], home: 'https://shop.example/', missingAnswers: [], sitemaps: [] },
    ...{ hosts: [{ host: 'shop.example', certificateEnds: null }], pages: writeParts() },
    readTexts: noTexts,
  });
  const rules = createThreadedPageRules({ program: pagesThreadFile });
  const [judged, again] = await Promise.all([rules.judge(site()), rules.judge(site())]);
  const broken = judged.findings.find(({ kind }) => kind === 'broken_link');
  expect(broken).toMatchObject({ page: 'https://shop.example/gone', evidence: { count: 2 } });
  expect(judged).toEqual(await createDirectPageRules().judge(site()));
  expect(again).toEqual(judged);
});

it('finds places for links in the thread', async () => {
  const page = (path: string, line: string) => ({
    ...{ key: `https://shop.example/${path}`, title: null, h1: null, language: 'en', topicId: 1 },
    ...{ mainText: deflateSync(line), blocks: 't', contentLinks: [], isInMenu: false, weight: 1 },
  });
  const question = {
    target: page('grinders', 'About mills.'),
    queries: [{ text: 'burr grinder', impressions: 90, position: 8 }],
    sources: [page('beans', 'Beans first. A good burr grinder lasts.')],
  };
  const rules = createThreadedPageRules({ program: pagesThreadFile });
  const answer = await rules.suggestLinks(question);
  expect(answer).toMatchObject({
    ideas: [
      { from: 'https://shop.example/beans', before: 'A good ', anchor: 'burr grinder', after: ' lasts.' },
    ],
    reason: null,
  });
  expect(answer).toEqual(await createDirectPageRules().suggestLinks(question));
});
