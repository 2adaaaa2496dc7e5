import type { KeywordAnalysis, KeywordAnalysisInput, KeywordAnalysisResult } from '@keydence/domain';
import { beforeEach, expect, it } from 'vitest';
import { rememberKeywordAnalysis } from './remember-keyword-analysis.ts';

let computed: string[];
let analysis: KeywordAnalysis;
beforeEach(() => {
  computed = [];
  analysis = rememberKeywordAnalysis({
    analyze: async ({ seed }) => {
      computed.push(seed);
      return {
        topics: [],
        placed: [{ keywordId: computed.length, topicId: 1 }],
      } as unknown as KeywordAnalysisResult;
    },
  });
});

const run = {
  signal: new AbortController().signal,
  saved: new Map(),
  save: () => undefined,
  onProgress: () => undefined,
};
const analyze = (seed: string, changes: Partial<KeywordAnalysisInput> = {}) =>
  analysis.analyze(
    { kind: 'full', seed, keywords: [], gaps: [], ...changes } as unknown as KeywordAnalysisInput,
    run,
  );

it('computes equal lists once', async () => {
  expect(await analyze('tea')).toBe(await analyze('tea'));
  expect(computed).toEqual(['tea']);
});

it('computes a list again that differs in one value', async () => {
  await analyze('tea', { ownNames: ['acme'] });
  await analyze('tea', { ownNames: ['acme', 'acme tea'] });
  expect(computed).toHaveLength(2);
});

it('remembers the last four lists', async () => {
  for (const seed of ['a', 'b', 'c', 'd', 'a', 'e', 'a', 'b']) await analyze(seed);
  expect(computed).toEqual(['a', 'b', 'c', 'd', 'e', 'b']);
});

it('remembers no long list, and no placement of new keywords', async () => {
  const gaps = Array.from({ length: 10_001 }, (_, n) => ({ text: `tea ${n}`, intent: null }));
  for (const changes of [{ gaps }, { kind: 'place' as const }])
    expect(await analyze('tea', changes)).not.toBe(await analyze('tea', changes));
});

it('computes a list again after a failure', async () => {
  let isDown = true;
  const failing = rememberKeywordAnalysis({
    analyze: async () => {
      if (isDown) throw new Error('canceled');
      return { topics: [] } as unknown as KeywordAnalysisResult;
    },
  });
  const input = { kind: 'full', keywords: [], gaps: [] } as unknown as KeywordAnalysisInput;
  await expect(failing.analyze(input, run)).rejects.toThrow('canceled');
  isDown = false;
  expect((await failing.analyze(input, run)).topics).toEqual([]);
});
