import { describe, expect, it } from 'vitest';
import { createInput, createKeyword, listSampleTexts, subjectOf } from '../../testing/sample-keywords.ts';
import { findTopics } from './find-topics.ts';
import { TopicsCancelled } from './run-steps.ts';
import type { TopicInput, TopicResult } from './topic-input.ts';
import type { TopicStep } from './topic-run.ts';

function readTopics(input: TopicInput, result: TopicResult): string[][][] {
  const texts = new Map(input.keywords.map(({ id, text }) => [id, text]));
  return result.topics.map(({ pageGroups }) =>
    pageGroups.map(({ keywordIds }) => keywordIds.map((id) => texts.get(id) ?? '')),
  );
}

function topicOf(input: TopicInput, result: TopicResult, text: string): string[] {
  const topics = readTopics(input, result).map((groups) => groups.flat());
  return topics.find((texts) => texts.includes(text)) ?? [text];
}

function find(texts: readonly string[], more: Partial<TopicInput> = {}) {
  const input = createInput(texts, more);
  return { input, result: findTopics(input) };
}

describe('findTopics', () => {
  it('finds no topic in an empty list', () => {
    expect(find([]).result).toEqual({ topics: [], alone: [], vectors: 'built-in' });
  });

  it('leaves one keyword on its own', () => {
    expect(find(['coffee']).result).toEqual({ topics: [], alone: [1], vectors: 'built-in' });
  });

  it('makes one topic of fifty equal keywords', () => {
    const { result } = find(Array.from({ length: 50 }, () => 'burr grinder'));
    expect(result.topics).toHaveLength(1);
    expect(result.topics[0].pageGroups[0].keywordIds).toHaveLength(50);
    expect(result.topics[0].name).toBe('burr grinder');
  });

  it.each([
    ['en', { 'london office virtual': 5, 'virtual office in london': 400, 'london virtual offices': 90 }],
    ['es', { 'un taller': 5, taller: 400, 'el taller': 90 }],
    ['es', { 'un taller': 10, taller: 10, 'el taller': 10 }],
  ])('names a topic in %s by the wording that people search for most', (language, demands) => {
    const keywords = Object.entries(demands).map(([text, demand], index) => ({
      ...createKeyword(index + 1, text),
      demand,
    }));
    const { topics } = findTopics(createInput([], { language, keywords }));
    const [most] = keywords.toSorted(
      (one, other) => other.demand - one.demand || one.text.length - other.text.length,
    );
    expect(topics).toMatchObject([{ name: most.text, mainKeywordId: most.id }]);
  });

  it('names a topic by its subject though more people ask about it', () => {
    const keywords = [
      { ...createKeyword(1, 'what is a virtual office'), demand: 400 },
      { ...createKeyword(2, 'virtual office'), demand: 300 },
      { ...createKeyword(3, 'virtual offices'), demand: 90 },
    ];
    const { topics } = findTopics(createInput([], { keywords }));
    expect(topics).toMatchObject([{ name: 'virtual office' }]);
  });

  it('copes with texts without a word', () => {
    expect(find(['?', '!', '…', 'a', 'the', 'of']).result.alone).toHaveLength(6);
  });

  it('puts the ways of asking about one subject together', () => {
    const { input, result } = find(listSampleTexts());
    for (const topic of readTopics(input, result).map((groups) => groups.flat())) {
      expect(new Set(topic.map(subjectOf)).size, topic.join(', ')).toBe(1);
    }
    expect(result.topics.length).toBeLessThanOrEqual(12);
  });

  it('makes one page group of the same words in any order and form', () => {
    const trail = ['trail running shoes', 'running shoes trail', 'running shoe for trails'];
    const { input, result } = find([...listSampleTexts(), ...trail]);
    const groups = readTopics(input, result).flat();
    expect(groups.find((texts) => texts.includes('trail running shoes'))?.toSorted()).toEqual(
      trail.toSorted(),
    );
  });

  it.each([
    ['en', 'apple pie recipe', 'apple support'],
    ['de', 'kaffeemühle reinigen', 'burr grinder cleaning'],
    ['ja', 'コーヒー豆 おすすめ', '東京 天気'],
  ])('keeps apart in %s: %s, %s', (language, one, other) => {
    expect(find([one, other], { language }).result.topics).toEqual([]);
  });

  it('gives products that a number tells apart a page each', () => {
    const one = ['pilot sport 4 tires', 'tires pilot sport 4', 'pilot sport tires 2026', 'pilot sport tires'];
    const other = ['pilot sport 5 tires', 'tires pilot sport 5'];
    const { input, result } = find([...listSampleTexts(), ...one, ...other]);
    expect(topicOf(input, result, 'pilot sport 4 tires').toSorted()).toEqual([...one, ...other].toSorted());
    const pages = readTopics(input, result).flat();
    for (const text of other) {
      expect(pages.find((texts) => texts.includes(text))?.toSorted()).toEqual(other.toSorted());
    }
  });

  it('gives the towns of one service a page each in its topic', () => {
    const towns = ['iquique', 'maipú', 'rancagua', 'osorno'];
    const texts = towns.flatMap((town) => [`notaria en ${town}`, `notaria ${town}`]);
    const { input, result } = find(texts, { language: 'es' });
    expect(topicOf(input, result, 'notaria osorno').toSorted()).toEqual(texts.toSorted());
    const pages = readTopics(input, result).flat();
    for (const town of towns) {
      expect(pages.find((page) => page.includes(`notaria ${town}`))?.toSorted()).toEqual(
        [`notaria ${town}`, `notaria en ${town}`].toSorted(),
      );
    }
  });

  it.each([
    ['es', ['notaria', 'notaria iquique', 'notaria maipú', 'notaria rancagua', 'notaria osorno'], 'notaria'],
    [
      'en',
      ['debt relief reviews', 'jamaica debt relief reviews', 'debt relief reviews kent'],
      'debt relief reviews',
    ],
  ])('names a topic in %s by what its keywords share', (language, texts, name) => {
    const { result } = find(texts, { language });
    expect(result.topics.map((topic) => topic.name)).toEqual([name]);
  });

  it.each([
    [
      'en',
      ['framing nailer', 'table saw', 'hammer drill', 'heat gun', 'wood lathe', 'shop vac', 'laser level'],
      ['', 'for sale', 'lowes', 'clearance', 'parts', 'rental near me', 'accessories', 'home depot', 'deals'],
    ],
    [
      'en',
      ['asana', 'trello', 'notion', 'wrike', 'slack', 'figma', 'canva', 'jira'],
      ['', 'alternative', 'competitors', 'for small business', 'templates', 'free plan', 'login', 'api'],
    ],
    [
      'tr',
      ['bavul', 'perde', 'avize', 'çaydanlık', 'halı', 'bebek arabası', 'deri çanta', 'yemek takımı'],
      ['', 'satın al', 'büyük beden', 'taksitle', 'kampanya', 'trendyol', 'fiyatları', 'modelleri'],
    ],
  ])('makes topics in %s of %j, not of what each is asked with', (language, subjects, askings) => {
    const texts = subjects.flatMap((subject) => askings.map((asking) => `${subject} ${asking}`.trim()));
    const { input, result } = find(texts, { language });
    expect(result.alone).toEqual([]);
    for (const topic of readTopics(input, result).map((groups) => groups.flat()))
      expect(
        new Set(topic.map((text) => subjects.findIndex((subject) => text.startsWith(subject)))).size,
      ).toBe(1);
    expect(result.topics).toHaveLength(subjects.length);
  });

  it('takes the writings of one Chinese search for one', () => {
    const writings = ['grok 订阅', 'grok订阅', 'grok 訂閱'];
    const { input, result } = find([...writings, 'grok 下载', '东京 天气'], { language: 'zh' });
    const pages = readTopics(input, result).flat();
    expect(pages.find((texts) => texts.includes('grok订阅'))?.toSorted()).toEqual(writings.toSorted());
  });

  it('leaves what shares nothing with any other on its own', () => {
    const strangers = ['acima leasing', 'genie plus', 'salvage title meaning', 'cd ladder', 'expedia legit'];
    const { input, result } = find([...listSampleTexts(), ...strangers]);
    expect(input.keywords.length).toBeGreaterThanOrEqual(60);
    for (const text of strangers) expect(topicOf(input, result, text)).toEqual([text]);
  });

  it.each([
    ['de', 'kaffeemühle reinigen', 'kaffeemühlen reinigung'],
    ['pl', 'ekspres do kawy', 'ekspresy do kawy'],
    ['tr', 'kahve makinesi', 'kahve makineleri'],
    ['fi', 'kahvinkeitin varaosat', 'kahvinkeittimen varaosa'],
    ['ja', 'コーヒー豆 おすすめ', 'おすすめコーヒー豆'],
    ['zh', '咖啡豆推荐', '推荐咖啡豆'],
    ['th', 'เมล็ดกาแฟคั่ว', 'กาแฟคั่วเมล็ด'],
    ['he', 'מכונת קפה', 'מכונות קפה'],
    ['ar', 'ماكينة قهوة', 'ماكينة القهوة'],
  ])('brings together in %s: %s, %s', (language, one, other) => {
    expect(find([one, other], { language }).result.topics).toHaveLength(1);
  });

  it('takes keywords apart that share only common words of the list', () => {
    const shops = ['oakley', 'merino', 'vantage', 'pelican', 'gosling', 'harbor', 'juniper', 'kestrel'];
    const things = ['roof', 'fence', 'window', 'carpet', 'boiler', 'driveway', 'gutter', 'chimney'];
    const alike = [
      'best time to buy a sofa',
      'when is the best time to buy a sofa',
      'best time of year to buy a sofa',
    ];
    const { input, result } = find([
      ...shops.flatMap((shop) => [`${shop} credit card`, `${shop} opening hours`, `${shop} returns`]),
      ...things.flatMap((thing) => [
        `how much does a new ${thing} cost`,
        `${thing} repair`,
        `clean a ${thing}`,
      ]),
      ...alike,
      ...listSampleTexts().slice(0, 20),
    ]);
    const groups = readTopics(input, result).flat();
    const groupOf = (text: string) => groups.find((texts) => texts.includes(text)) ?? [text];
    expect(groupOf(alike[0])).toEqual(expect.arrayContaining(alike));
    for (const shop of shops)
      for (const other of groupOf(`${shop} credit card`)) expect(other).toMatch(new RegExp(`^${shop}`));
    for (const text of topicOf(input, result, 'clean a roof')) expect(text).not.toMatch(/credit card|sofa/);
  });

  it('brings translations together by their own page', () => {
    const page = 'https://example.com/cleaning';
    const texts = ['kaffeemühle reinigen', 'kaffeemühlen reinigung', 'burr grinder cleaning'];
    const input = createInput(texts, { language: 'de' });
    const keywords = input.keywords.map((keyword) => ({ ...keyword, ownPages: [{ page, share: 0.9 }] }));
    expect(findTopics(input).alone).toEqual([3]);
    expect(findTopics({ ...input, keywords }).alone).toEqual([]);
  });

  it('brings keywords without a common word together by their results', () => {
    const input = createInput(['cortado', 'small milk drink']);
    const results = Array.from({ length: 10 }, (_, index) => `https://example.com/page-${index}`);
    const others = results.map((address, index) => (index < 4 ? address : `${address}-else`));
    const keywords = [
      { ...createKeyword(1, 'cortado'), results },
      { ...createKeyword(2, 'small milk drink'), results: others },
    ];
    const { topics } = findTopics({ ...input, keywords });
    expect(topics).toHaveLength(1);
    expect(topics[0].basis).toBe('results');
  });

  it('divides page groups by intent', () => {
    const input = createInput(['burr grinder', 'burr grinders']);
    const keywords = input.keywords.map((keyword) => ({ ...keyword, intent: `intent ${keyword.id}` }));
    expect(findTopics({ ...input, keywords }).topics[0].pageGroups).toHaveLength(2);
  });

  it('gives the same topics for the same list in any order', () => {
    const input = createInput(listSampleTexts());
    const turned = { ...input, keywords: input.keywords.toReversed() };
    expect(findTopics(turned)).toEqual(findTopics(input));
  });

  it('groups by given vectors instead of texts', () => {
    const input = createInput(['zebra', 'apple', 'horse', 'pear']);
    const vectors = { width: 2, values: Float32Array.of(1, 0, 0, 1, 0.9, 0.1, 0.1, 0.9) };
    const result = findTopics(input, { vectors });
    expect(result.vectors).toBe('endpoint');
    expect(topicOf(input, result, 'zebra').toSorted()).toEqual(['horse', 'zebra']);
    expect(topicOf(input, result, 'pear').toSorted()).toEqual(['apple', 'pear']);
  });
});

describe('a run', () => {
  it('puts misspelt keywords with those that they mean', () => {
    const slips = ['espreso machine cheap', 'esspresso machine repair', 'espressso machine'];
    const { topics } = findTopics(createInput([...listSampleTexts(), ...slips]));
    const texts = [...listSampleTexts(), ...slips];
    const topicOf = (text: string) =>
      topics.findIndex(({ pageGroups }) =>
        pageGroups.some(({ keywordIds }) => keywordIds.includes(texts.indexOf(text) + 1)),
      );
    expect(slips.map(topicOf)).toEqual(slips.map(() => topicOf('espresso machine')));
    expect(topicOf('espresso machine')).toBeGreaterThanOrEqual(0);
  });

  it('resumes from the steps that were saved', () => {
    const input = createInput(listSampleTexts());
    const saved = new Map<TopicStep, Uint8Array>();
    const checkpoint = {
      saved: (step: TopicStep) => saved.get(step) ?? null,
      save: (step: TopicStep, state: Uint8Array) => void saved.set(step, state),
    };
    const first = findTopics(input, { checkpoint });
    expect([...saved.keys()]).toEqual(['words', 'phrases']);
    const steps = new Set<TopicStep>();
    const second = findTopics(input, { checkpoint, progress: (step) => void steps.add(step) });
    expect(second).toEqual(first);
    expect([...steps]).toEqual(['groups']);
  });

  it('does not use what was saved for another list', () => {
    const [dropped, ...texts] = listSampleTexts();
    const saved = new Map<TopicStep, Uint8Array>();
    const save = (step: TopicStep, state: Uint8Array) => void saved.set(step, state);
    findTopics(createInput([`${dropped} else`, ...texts]), { checkpoint: { saved: () => null, save } });
    const checkpoint = { saved: (step: TopicStep) => saved.get(step) ?? null, save };
    const input = createInput([dropped, ...texts]);
    expect(findTopics(input, { checkpoint })).toEqual(findTopics(input));
  });

  it('ends when it is cancelled', () => {
    let asked = 0;
    const isCancelled = () => ++asked > 3;
    expect(() => findTopics(createInput(listSampleTexts()), { isCancelled })).toThrow(TopicsCancelled);
  });

  it('tells how far each step is', () => {
    const told: string[] = [];
    findTopics(createInput(listSampleTexts()), { progress: (...step) => void told.push(step.join(' ')) });
    expect(told[0]).toBe('words 0 1');
    expect(told).toContain('words 18 18');
    expect(told[told.length - 1]).toBe('groups 1 1');
  });
});
