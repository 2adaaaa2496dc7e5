import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PackedMoveFacts, packRows, publishedRates } from '@keydence/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createThreadedMoveSearch } from './threaded-move-search.ts';

let folder: string;
let program: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'moves-'));
  program = join(folder, 'thread.mjs');
  // Ends at once for the market `short`, never for another.
  writeFileSync(
    program,
    `import { parentPort, workerData } from 'node:worker_threads';
     parentPort.postMessage({ type: 'progress', progress: 0 });
     if (workerData.language === 'short') parentPort.postMessage({ type: 'done', found: { moves: [], siteFall: null } });
     else setInterval(() => undefined, 1_000);`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const factsOf = (language: string): PackedMoveFacts => ({
  site: publishedRates,
  window: { days: 28, months: { counted: [], now: 11 }, endsOn: '2026-11-22' },
  hasSearchConsole: false,
  countedDays: 0,
  language,
  pages: [],
  topics: [],
  siteChangedOn: null,
  reachableDifficulty: null,
  siteLinks: null,
  searches: packRows([]),
  former: [],
  weeks: null,
});

it('runs a short search beside a long one', async () => {
  const find = createThreadedMoveSearch({ program });
  const left = new AbortController();
  const long: Promise<unknown>[] = [];
  await new Promise<void>((hasBegun) => {
    long.push(find(factsOf('long'), { signal: left.signal, onProgress: () => hasBegun() }));
  });
  const short = { signal: new AbortController().signal, onProgress: () => undefined };
  await expect(find(factsOf('short'), short)).resolves.toEqual({ moves: [], siteFall: null });
  left.abort(new Error('left'));
  await expect(long[0]).rejects.toThrow('left');
});
