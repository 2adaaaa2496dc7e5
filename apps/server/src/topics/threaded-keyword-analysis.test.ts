import type { KeywordAnalysisInput } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { analysisThreadFile } from '../paths.ts';
import type { Embedded, EmbeddingEndpoint } from './embedding-endpoint.ts';
import { createThreadedKeywordAnalysis } from './threaded-keyword-analysis.ts';

/** Two subjects of three words each, without shared wording. */
const subjects = [
  ['sofa', 'couch', 'settee'],
  ['film', 'movie', 'picture show'],
];
const inputOf = (changes: Partial<KeywordAnalysisInput> = {}): KeywordAnalysisInput => ({
  kind: 'full',
  language: 'en',
  seed: 'workspace',
  ownNames: [],
  otherNames: [],
  profile: [],
  keywords: subjects.flat().map((text, index) => ({
    id: index + 1,
    text,
    demand: 10,
    intent: null,
    page: null,
    vote: null,
    topicId: null,
    isFound: false,
    ownPages: [],
    results: null,
  })),
  newIds: [],
  gaps: [],
  competitorPages: [],
  known: [],
  corrections: { together: [], apart: [], placed: [], alone: [] },
  ...changes,
});

/** Equal vectors for the words of one subject. */
const bySubject = async (texts: readonly string[]): Promise<Embedded> => ({
  kind: 'vectors',
  width: 2,
  values: Float32Array.from(texts.flatMap((text) => (subjects[0]?.includes(text) ? [1, 0] : [0, 1]))),
});
const failing = async (): Promise<Embedded> => ({ kind: 'failed', reason: 'it answered 500' });

async function analyze(embed: EmbeddingEndpoint['embed'] | null, changes?: Partial<KeywordAnalysisInput>) {
  const fallbacks: string[] = [];
  const analysis = createThreadedKeywordAnalysis({
    program: analysisThreadFile,
    endpoint: embed && { model: 'small', embed },
    onFallback: (reason) => void fallbacks.push(reason),
  });
  const steps = new Set<string>();
  const result = await analysis.analyze(inputOf(changes), {
    signal: new AbortController().signal,
    saved: new Map(),
    save: () => undefined,
    onProgress: (step) => void steps.add(step),
  });
  return { result, fallbacks, steps: [...steps] };
}
const sizesOf = (topics: { pageGroups: { keywordIds: number[] }[] }[] | null) =>
  topics?.map(({ pageGroups }) => pageGroups.flatMap(({ keywordIds }) => keywordIds).sort());

describe('topics that are computed in a thread', () => {
  it('are of the wording where no endpoint is set', async () => {
    const { result, steps } = await analyze(null);
    expect(result.vectors).toEqual({ source: 'built_in', model: null, reason: null });
    expect(result.topics).toEqual([]);
    expect(steps).not.toContain('vectors');
  });

  it('are of the meaning where an endpoint gives vectors', async () => {
    const { result, steps, fallbacks } = await analyze(bySubject);
    expect(result.vectors).toEqual({ source: 'endpoint', model: 'small', reason: null });
    expect(sizesOf(result.topics)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect(steps[0]).toBe('vectors');
    expect(fallbacks).toEqual([]);
  });

  it('are of the wording where the endpoint fails, and say why', async () => {
    const { result, fallbacks } = await analyze(failing);
    const reason =
      'The embedding model was not used: it answered 500. Keywords were compared by their wording.';
    expect(result.vectors).toEqual({ source: 'built_in', model: null, reason });
    expect(result.topics).toEqual([]);
    expect(fallbacks).toEqual(['it answered 500']);
  });

  it('ask no endpoint when new keywords are only placed', async () => {
    const refuse = () => Promise.reject(new Error('asked'));
    const { result } = await analyze(refuse, { kind: 'place', newIds: [1] });
    expect(result.vectors).toBeNull();
  });

  it('end with the thread when they are canceled', async () => {
    const ending = new AbortController();
    const analysis = createThreadedKeywordAnalysis({ program: analysisThreadFile });
    const watch = {
      signal: ending.signal,
      saved: new Map(),
      save: () => undefined,
      onProgress: () => ending.abort(new Error('canceled')),
    };
    await expect(analysis.analyze(inputOf(), watch)).rejects.toThrow('canceled');
    const free = await analysis.analyze(inputOf(), {
      ...watch,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    expect(free.topics).toEqual([]);
  });
});
