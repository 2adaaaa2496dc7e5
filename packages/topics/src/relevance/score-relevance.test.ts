import { describe, expect, it } from 'vitest';
import { limitOf, type RelevanceKeyword, scoreRelevance } from './score-relevance.ts';
import { buildSiteProfile } from './site-profile.ts';

const coffee = [
  'burr coffee grinder',
  'burr grinder vs blade grinder',
  'best coffee beans for espresso',
  'how to clean a coffee grinder',
  'pour over coffee ratio',
  'espresso machine descaling',
  'french press coffee grind',
  'aeropress coffee',
  'cold brew coffee at home',
  'espresso tamping pressure',
  'light roast coffee beans',
  'dark roast coffee beans',
  'coffee grinder settings',
  'moka pot coffee',
  'espresso crema',
  'milk frothing for latte',
  'single origin coffee',
  'coffee bean storage',
  'drip coffee maker',
  'coffee scale with timer',
];
const profile = buildSiteProfile({ texts: coffee, ownNames: [], language: 'en' });
const score = (keywords: RelevanceKeyword[], pages?: number[][]) => scoreRelevance(profile, keywords, pages);

it('knows nothing with fewer than 20 texts', () => {
  const small = buildSiteProfile({ texts: coffee.slice(1), ownNames: [], language: 'en' });
  expect(scoreRelevance(small, [{ text: 'burr coffee grinder' }])).toEqual([
    { score: null, evidence: null, class: 'listed' },
  ]);
});

it('lists what is near with its evidence and hides other subjects', () => {
  const [near, foreign] = score([{ text: 'burr grinder reviews' }, { text: 'trail running shoes' }]);
  expect(near).toMatchObject({ class: 'listed', evidence: 'burr coffee grinder' });
  expect(foreign?.class).toBe('hidden');
});

it.each([
  [19, null],
  [20, 0.1],
  [49, 0.1],
  [50, 0.15],
  [200, 0.15],
  [201, 0.2],
])('with %i texts the limit is %s', (count, limit) => {
  const texts = Array.from({ length: count }, (_, number) => `coffee ${number}`);
  expect(limitOf(buildSiteProfile({ texts, ownNames: [], language: 'en' }))).toBe(limit);
});

describe('votes', () => {
  const burr: RelevanceKeyword = { text: 'burr grinder reviews' };

  it('list and hide a keyword, whatever it is near to', () => {
    const [ours, notOurs] = score([
      { text: 'trail running shoes', vote: 'ours' },
      { ...burr, vote: 'not_ours' },
    ]);
    expect(ours).toMatchObject({ score: 1, class: 'listed' });
    expect(notOurs).toMatchObject({ score: 0, class: 'hidden' });
  });

  it('count with fewer than 20 texts too', () => {
    const small = buildSiteProfile({ texts: [], ownNames: [], language: 'en' });
    const [found] = scoreRelevance(small, [{ ...burr, vote: 'not_ours' }]);
    expect(found).toMatchObject({ score: 0, class: 'hidden' });
  });

  const inTopic = (against: number, forIt = 0): RelevanceKeyword[] => [
    { ...burr, topicId: 'grinders' },
    ...Array.from(
      { length: against },
      (_, number): RelevanceKeyword => ({ text: `burr ${number}`, topicId: 'grinders', vote: 'not_ours' }),
    ),
    ...Array.from(
      { length: forIt },
      (_, number): RelevanceKeyword => ({ text: `blade ${number}`, topicId: 'grinders', vote: 'ours' }),
    ),
  ];

  it.each([
    [2, 0, 'listed'],
    [3, 0, 'hidden'],
    [3, 1, 'listed'],
  ])('with %i against a topic and %i for it leave its other keyword %s', (against, forIt, shown) => {
    expect(score(inTopic(against, forIt))[0]?.class).toBe(shown);
  });
});

describe('pages of competitors', () => {
  const keywords = [
    'barista apron',
    'burr grinder',
    'coffee beans',
    'espresso machine',
    'moka pot',
    'garden hose',
    'winter tires',
    'office chair',
    'bed sheets',
    'sun cream',
  ].map((text) => ({ text }));
  const apron = (page: number[]) => score(keywords, [page])[0];

  it('bring in what no text is near to, from a page whose other keywords are near', () => {
    expect(apron([0, 1, 2, 3, 4])).toMatchObject({ class: 'listed', score: expect.closeTo(0.8, 1) });
  });

  it('bring in nothing from a department store', () => {
    expect(apron([0, 1, 5, 6, 7, 8, 9])?.class).toBe('hidden');
  });

  it('say nothing with fewer than five keywords', () => {
    expect(apron([0, 1, 2, 3])?.class).toBe('hidden');
  });
});

describe("the site's own name", () => {
  const named = buildSiteProfile({
    texts: coffee.map((text) => `zorby ${text}`),
    ownNames: ['zorby.com'],
    language: 'en',
  });

  it.each(['zorby', 'zorby login', 'zorby running shoes', 'zorbi running shoes'])(
    'is never hidden: “%s”',
    (text) => {
      expect(scoreRelevance(named, [{ text }])).toEqual([{ score: 1, evidence: null, class: 'listed' }]);
    },
  );

  it('makes nothing else relevant', () => {
    const [found] = scoreRelevance(named, [{ text: 'running shoes' }]);
    expect(found?.class).toBe('hidden');
  });

  it('takes no text of its own from the profile', () => {
    const texts = ['zorby', 'zorby.com', 'zorby coffee'];
    expect(buildSiteProfile({ texts, ownNames: ['zorby.com'], language: 'en' }).texts).toEqual([
      'zorby coffee',
    ]);
  });
});

describe('what any trade says of its goods', () => {
  const wishes = ['sale', 'reviews', 'near me', 'best', 'cheap'];
  const withWishes = buildSiteProfile({
    texts: coffee.flatMap((text) => wishes.map((wish) => `${text} ${wish}`)),
    ownNames: [],
    language: 'en',
  });

  it.each([
    ['running watch sale', 'hidden'],
    ['cheap trail shoes near me', 'hidden'],
    ['best rain jacket reviews', 'hidden'],
    ['burr grinder sale', 'listed'],
  ])('decides nothing of “%s”: %s', (text, shown) => {
    expect(scoreRelevance(withWishes, [{ text }])[0]?.class).toBe(shown);
  });

  it('is the subject of a site that has it in half of its texts', () => {
    const texts = ['loan', 'mortgage', 'tax', 'salary', 'pension'].flatMap((kind) =>
      ['calculator', 'rates', 'calculator online', 'basics'].map((thing) => `${kind} ${thing}`),
    );
    const site = buildSiteProfile({ texts, ownNames: [], language: 'en' });
    expect(site.subjects).toContain('loan calculator');
    expect(scoreRelevance(site, [{ text: 'age calculator' }])[0]?.class).toBe('listed');
  });

  it('stays where a text has nothing else', () => {
    const site = buildSiteProfile({ texts: [...coffee, 'buy online'], ownNames: [], language: 'en' });
    expect(site.subjects.at(-1)).toBe('buy online');
  });
});

it('lists what the site is found for, unless a person says that it is not its own', () => {
  const text = 'trail running shoes';
  expect(score([{ text }])[0]?.class).toBe('hidden');
  expect(score([{ text, isFound: true }])[0]).toMatchObject({ class: 'listed', score: 0.2 });
  expect(score([{ text, isFound: true, vote: 'not_ours' }])[0]?.class).toBe('hidden');
});

describe('one rare word', () => {
  const things = ['shoes', 'jacket', 'socks', 'watch', 'shorts', 'vest', 'cap', 'gloves', 'tights', 'belt'];
  const kinds = ['trail running', 'road running', 'winter running', 'ultra running', 'kids running'];
  const running = kinds.flatMap((kind) => things.map((thing) => `${kind} ${thing}`));
  const isListed = (insulated: number, text: string) => {
    const rare = running.slice(0, insulated).map((each) => `insulated ${each}`);
    const site = buildSiteProfile({ texts: [...rare, ...running], ownNames: [], language: 'en' });
    return scoreRelevance(site, [{ text }])[0]?.class === 'listed';
  };

  it.each([
    [2, 'insulated french press', false],
    [3, 'insulated french press', true],
    [2, 'insulated press', true],
    [2, 'insulated running press pot lid', true],
  ])('in %i of some 50 texts and in “%s”: %s', (insulated, text, expected) => {
    expect(isListed(insulated, text)).toBe(expected);
  });
});

it('never puts a foreign subject among the first hundred gaps', () => {
  const drinks = ['coffee', 'espresso', 'latte', 'cold brew', 'french press'];
  const things = [
    'grinder',
    'beans',
    'machine',
    'filter',
    'cup',
    'scale',
    'roast',
    'recipe',
    'maker',
    'shop',
  ];
  const wishes = ['best', 'cheap', 'small'];
  const own = drinks.flatMap((drink) =>
    things.flatMap((thing) => wishes.map((wish) => `${wish} ${drink} ${thing}`)),
  );
  const foreign = ['shoes', 'jacket', 'socks', 'watch', 'shorts'].flatMap((thing) =>
    ['trail running', 'hiking', 'best winter', 'cheap', 'small kids'].map((kind) => `${kind} ${thing}`),
  );
  const texts = [...foreign, ...own];
  const gaps = score(texts.map((text) => ({ text })))
    .map((found, place) => ({ ...found, text: texts[place] }))
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  expect(gaps.slice(0, 100).filter(({ text }) => foreign.includes(text ?? ''))).toEqual([]);
  expect(gaps.find(({ text }) => text === 'trail running shoes')?.class).toBe('hidden');
});

it('reads languages without spaces, also in one list with others', () => {
  const texts = [
    ...['咖啡豆推荐', '手冲咖啡', '意式咖啡机', '磨豆机清洗', '咖啡滤纸', '冷萃咖啡', '咖啡拉花'],
    ...['コーヒー豆 おすすめ', 'コーヒーミル 手動', 'エスプレッソマシン', '水出しコーヒー', 'コーヒー 保存'],
    ...['เมล็ดกาแฟคั่ว', 'เครื่องชงกาแฟ', 'กาแฟดริป', 'เครื่องบดกาแฟ'],
    ...['кофемолка', 'кофе в зернах', 'coffee beans', 'coffee grinder'],
  ];
  const site = buildSiteProfile({ texts, ownNames: [], language: 'en' });
  const near = ['咖啡豆价格', 'コーヒーミル 電動', 'เครื่องบดกาแฟราคา', 'кофемолка купить', 'coffee grinders'];
  const far = ['跑步鞋', 'ランニングシューズ', 'รองเท้าวิ่ง', 'беговые кроссовки', 'running shoes'];
  const classes = (list: string[]) =>
    scoreRelevance(
      site,
      list.map((text) => ({ text })),
    ).map((found) => found.class);
  expect(classes([...near, ...far])).toEqual([...near.map(() => 'listed'), ...far.map(() => 'hidden')]);
});
