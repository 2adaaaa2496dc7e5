import { describe, expect, it } from 'vitest';
import {
  createCheckpoint,
  createInput,
  createKeyword,
  listSampleTexts,
  subjectOf,
} from '../../testing/sample-keywords.ts';
import { findTopics } from './find-topics.ts';
import type { FoundTopic, KnownTopic, TopicCorrections, TopicInput, TopicResult } from './topic-input.ts';

const none: TopicCorrections = { together: [], apart: [], placed: [] };
const texts = listSampleTexts();
/** Other ways of asking, as they come with a later import. */
const later = texts.map((text) => `${text} ${subjectOf(text)?.length}`);

function idOf(text: string): number {
  return texts.indexOf(text) + 1;
}

function members(topic: FoundTopic | undefined): number[] {
  return topic?.pageGroups.flatMap(({ keywordIds }) => keywordIds).toSorted((a, b) => a - b) ?? [];
}

function topicWith(result: TopicResult, keywordId: number): FoundTopic | undefined {
  return result.topics.find((topic) => members(topic).includes(keywordId));
}

/** Stored result of a run, as input of the next one. */
function store(result: TopicResult, prefix: string): KnownTopic[] {
  return result.topics.map((topic, index) => ({
    id: topic.id ?? `since ${prefix} ${topic.mainKeywordId}`,
    keywordIds: members(topic),
    pinned: false,
    order: index,
  }));
}

function addLater(input: TopicInput): TopicInput {
  return {
    ...input,
    keywords: [...input.keywords, ...later.map((text, index) => createKeyword(1000 + index, text))],
  };
}

/** Results that the corrections do not change are computed once per list. */
const checkpoints = { short: createCheckpoint(), long: createCheckpoint() };

function group(input: TopicInput): TopicResult {
  const isShort = input.keywords.length === texts.length;
  return findTopics(input, { checkpoint: isShort ? checkpoints.short : checkpoints.long });
}

const first = createInput(texts);
const known = store(group(first), 'first');

describe('the ids of topics', () => {
  it('stay where the list is the same', () => {
    const again = group({ ...first, known });
    expect(store(again, 'again').map(({ id, keywordIds }) => ({ id, keywordIds }))).toEqual(
      known.map(({ id, keywordIds }) => ({ id, keywordIds })),
    );
    expect(again.topics.every(({ absorbed }) => absorbed.length === 0)).toBe(true);
  });

  it('stay with topics that keep half of their keywords when more come', () => {
    const grown = group(addLater({ ...first, known }));
    for (const topic of known) {
      const holder = grown.topics
        .map((found) => members(found).filter((id) => topic.keywordIds.includes(id)).length)
        .reduce((one, other) => Math.max(one, other), 0);
      if (holder * 2 < topic.keywordIds.length) continue;
      expect(grown.topics.some(({ id, absorbed }) => id === topic.id || absorbed.includes(topic.id))).toBe(
        true,
      );
    }
  });

  it('of merged topics the older stays and the other is absorbed', () => {
    const whole = known[0].keywordIds;
    const halves = [
      { id: 'younger', keywordIds: whole.slice(0, 6), pinned: false, order: 9 },
      { id: 'older', keywordIds: whole.slice(6), pinned: false, order: 1 },
    ];
    const topic = topicWith(group({ ...first, known: halves }), whole[0]);
    expect(topic?.id).toBe('older');
    expect(topic?.absorbed).toEqual(['younger']);
  });

  it('of a split topic the larger part keeps it', () => {
    const small = members(topicWith(group(first), idOf('moka pot'))).slice(0, 3);
    const large = members(topicWith(group(first), idOf('burr grinder')));
    const mixed = [{ id: 'mixed', keywordIds: [...small, ...large], pinned: false, order: 1 }];
    const result = group({ ...first, known: mixed });
    expect(topicWith(result, large[0])?.id).toBe('mixed');
    expect(topicWith(result, small[0])?.id).toBeNull();
  });
});

describe.each([
  ['the same list', (input: TopicInput) => input],
  ['more keywords', addLater],
])('corrections with %s', (_name, change) => {
  const moka = known.find(({ keywordIds }) => keywordIds.includes(idOf('moka pot')))?.id ?? '';

  it('keep a moved keyword in its topic', () => {
    const moved = idOf('burr grinder cleaning');
    const input = change({
      ...first,
      known,
      corrections: { ...none, placed: [{ keywordId: moved, topicId: moka }] },
    });
    const result = group(input);
    expect(topicWith(result, moved)?.id).toBe(moka);
    expect(members(topicWith(result, moved))).toContain(idOf('moka pot'));
  });

  it('keep merged topics together', () => {
    const pair = [idOf('moka pot'), idOf('french press')] as const;
    const result = group(change({ ...first, known, corrections: { ...none, together: [pair] } }));
    expect(topicWith(result, pair[0])).toBe(topicWith(result, pair[1]));
    expect(topicWith(result, pair[0])).toBeDefined();
  });

  it('keep split keywords apart', () => {
    const out = idOf('moka pot cleaning');
    const apart = texts.filter((text) => subjectOf(text) === 'moka pot' && idOf(text) !== out);
    const pairs = apart.map((text) => [idOf(text), out] as const);
    const result = group(change({ ...first, known, corrections: { ...none, apart: pairs } }));
    for (const text of apart) expect(members(topicWith(result, idOf(text)))).not.toContain(out);
  });

  it('keep a given name', () => {
    const named = known.map((topic) =>
      topic.id === moka ? { ...topic, givenName: 'Stovetop coffee' } : topic,
    );
    const result = group(change({ ...first, known: named }));
    expect(result.topics.find(({ id }) => id === moka)?.name).toBe('Stovetop coffee');
  });

  it('take nothing out of a pinned topic', () => {
    const keywordIds = [idOf('moka pot'), idOf('french press'), idOf('decaf beans')];
    const pinned = [{ id: 'pinned', keywordIds, pinned: true, order: 0, givenName: 'Mine' }];
    const result = group(change({ ...first, known: pinned }));
    const topic = result.topics.find(({ id }) => id === 'pinned');
    expect(members(topic)).toEqual(expect.arrayContaining(keywordIds));
    expect(topic?.name).toBe('Mine');
  });

  it('keep a topic of which every keyword was placed', () => {
    const ids = [idOf('moka pot size'), idOf('decaf beans taste')];
    const placed = ids.map((keywordId) => ({ keywordId, topicId: 'hand-made' }));
    const result = group(change({ ...first, known, corrections: { ...none, placed } }));
    expect(members(result.topics.find(({ id }) => id === 'hand-made'))).toEqual(expect.arrayContaining(ids));
  });

  it('keep a merged topic apart from a split one, though its later keywords are like that', () => {
    const [pots, presses] = ['moka pot', 'french press'].map((subject) =>
      texts.filter((text) => subjectOf(text) === subject).map(idOf),
    );
    const parts = ['moka pot size', 'moka pot gasket'].map(idOf);
    const merged = [...(presses ?? []), ...(pots ?? []).filter((id) => !parts.includes(id))];
    const first = merged[0] ?? 0;
    const result = group(
      change({
        ...createInput(texts),
        known: [
          { id: 'merged', keywordIds: merged, pinned: false, order: 0 },
          { id: 'split', keywordIds: parts, pinned: false, order: 1 },
        ],
        corrections: {
          together: merged.slice(1).map((id) => [id, first] as const),
          apart: [],
          placed: [
            { keywordId: first, topicId: 'merged' },
            ...parts.map((keywordId) => ({ keywordId, topicId: 'split' })),
          ],
        },
      }),
    );
    expect(members(result.topics.find(({ id }) => id === 'merged'))).toEqual(expect.arrayContaining(merged));
    expect(members(result.topics.find(({ id }) => id === 'split'))).toEqual(expect.arrayContaining(parts));
  });

  it('change nothing when the run repeats', () => {
    const corrections: TopicCorrections = {
      together: [[idOf('moka pot'), idOf('french press')]],
      apart: [[idOf('burr grinder'), idOf('burr grinder manual')]],
      placed: [{ keywordId: idOf('decaf beans best'), topicId: moka }],
    };
    const input = change({ ...first, known, corrections });
    const once = group(input);
    const twice = group({ ...input, known: store(once, 'once') });
    expect(store(twice, 'once')).toEqual(store(once, 'once'));
  });
});

it('leaves keywords on their own that a person put there', () => {
  const alone = [idOf('moka pot best'), idOf('moka pot')];
  const { topics, alone: found } = group({ ...first, known, corrections: { ...none, alone } });
  expect(found).toEqual(expect.arrayContaining(alone));
  const others = topics.flatMap((topic) => members(topic));
  expect(others).toContain(idOf('moka pot size'));
  expect(others).not.toEqual(expect.arrayContaining([idOf('moka pot')]));
});
