import { describe, expect, it } from 'vitest';
import { readHostile } from '../testing/read-hostile.ts';
import { sampleFacts } from '../testing/sample-facts.ts';
import { adviceChoices, riskChoices } from './advice.ts';
import { type Claim, claim } from './facts/claim.ts';
import { collectKnownFacts, type KnownFacts, type Subject } from './facts/known-facts.ts';
import { measures } from './facts/measures.ts';
import { isGap, isStrength, isWeakness } from './meaning.ts';
import { type Place, statement, writeStatement } from './statement.ts';

const known = withMoves(collectKnownFacts(sampleFacts()));
const all = [...known.subjects.values()];
const everywhere: Place = { choices: { ...adviceChoices, ...riskChoices } };

/** Search volumes that rose and fell over several periods. */
function withMoves(facts: KnownFacts): KnownFacts {
  for (const [index, subject] of [...facts.subjects.values()].entries())
    if (subject.kind === 'keyword') subject.changes = { 1: index - 3, 3: -20, 12: 35 };
  return facts;
}

type Draft = Partial<Claim> & Pick<Claim, 'subject' | 'measure'>;

function say(drafts: readonly Draft[], choice: string | null = null, place = everywhere) {
  const claims = drafts.map((draft, index) => claim.parse({ id: `a${index}`, ...draft }));
  const said = statement.parse({ claims: claims.map(({ id }) => id), choice });
  return writeStatement(said, new Map(claims.map((one) => [one.id, one])), known, place).text;
}

const valuesOf = ({ values }: Subject) => Object.entries(values) as [Claim['measure'] & string, number][];

/** All false claims about the facts, by their error. */
function falseClaims(): Draft[] {
  const of = all.map(({ id }) => id);
  const unknown = measures.flatMap((measure) =>
    all
      .filter(({ values, changes }) =>
        measure === 'change' ? Object.keys(changes).length === 0 : !(measure in values),
      )
      .map(({ id }) => ({ subject: id, measure })),
  );
  const turned = all.flatMap(({ id, changes }) =>
    Object.entries(changes).map(([period, change]) => ({
      subject: id,
      measure: 'change' as const,
      period: Number(period) as 1 | 3 | 12,
      direction: change >= 0 ? ('down' as const) : ('up' as const),
    })),
  );
  const bands = all.flatMap(({ id, values }) =>
    [1, 3, 5, 7, 10, 20, 50]
      .filter((within) => within === 7 || (values.position ?? 0) > within)
      .map((within) => ({ subject: id, measure: 'position' as const, within })),
  );
  const compared = all.flatMap((one) =>
    valuesOf(one).flatMap(([measure, value]) =>
      all.flatMap((other) => {
        const against = other.values[measure as keyof typeof other.values];
        if (against === undefined || measure === 'extraClicks') return [];
        const wrong = (['higher', 'lower', 'equal'] as const).filter(
          (word) => Math.sign(value - against) !== { higher: 1, lower: -1, equal: 0 }[word],
        );
        return wrong.map((comparison) => ({ subject: one.id, measure, comparison, than: other.id }));
      }),
    ),
  );
  const names = [
    'google',
    'k99',
    'k１',
    'к1',
    'k\u200b1',
    '<b>k1</b>',
    '[k1](https://evil.test)',
    'K1',
    'XL',
  ];
  const strangers = names.map((subject) => ({ subject, measure: 'searches' as const }));
  const directed = of.map((subject) => ({ subject, measure: 'searches' as const, direction: 'up' as const }));
  return [...unknown, ...turned, ...bands, ...compared, ...strangers, ...directed];
}

function trueClaims(): Draft[] {
  return all.flatMap((one) => [
    ...valuesOf(one).map(([measure]) => ({ subject: one.id, measure })),
    ...Object.entries(one.changes).map(([period, change]) => ({
      subject: one.id,
      measure: 'change' as const,
      period: Number(period) as 1 | 3 | 12,
      direction: change > 0 ? ('up' as const) : change < 0 ? ('down' as const) : null,
    })),
    ...[3, 10, 20, 50, 100]
      .filter((within) => (one.values.position ?? 101) <= within)
      .map((within) => ({ subject: one.id, measure: 'position' as const, within })),
    ...valuesOf(one).flatMap(([measure, value]) =>
      all.flatMap((other) => {
        const against = other.values[measure as keyof typeof other.values];
        const isPeer =
          other.kind === one.kind && (one.kind === 'competitor' || other.competitor === one.competitor);
        if (against === undefined || measure === 'extraClicks' || other === one || !isPeer) return [];
        const comparison = value > against ? 'higher' : value < against ? 'lower' : 'equal';
        return [{ subject: one.id, measure, comparison, than: other.id } as const];
      }),
    ),
  ]);
}

describe('statements that are rejected', () => {
  it('rejects prose in any place', () => {
    const hostile = readHostile();
    expect(hostile.length).toBeGreaterThanOrEqual(300);
    const forms = (text: string): unknown[] => [
      text,
      `{a0} ${text}`,
      { claims: [text], choice: null },
      { claims: [], choice: text },
      { claims: ['a0'], choice: text },
    ];
    const claims = new Map([['a0', claim.parse({ id: 'a0', subject: 'k1', measure: 'searches' })]]);
    const published = hostile.flatMap((text) =>
      forms(text)
        .map((form) => writeStatement(statement.parse(form), claims, known, everywhere).text)
        .filter((said) => said !== null),
    );
    expect(published).toEqual([]);
  });

  it('rejects words beside its claims', () => {
    const said = statement.parse({ claims: [], choice: 'addTable', text: 'Google confirmed it.' });
    expect(writeStatement(said, new Map(), known, everywhere).text).toBe(adviceChoices.addTable.text);
  });

  it('rejects a claim that contradicts the facts', () => {
    const drafts = falseClaims();
    expect(drafts.length).toBeGreaterThanOrEqual(300);
    expect(drafts.filter((draft) => say([draft]) !== null)).toEqual([]);
  });

  it('rejects a true claim followed by a false one', () => {
    const [honest] = trueClaims();
    if (!honest) throw new Error('the facts hold something');
    expect(falseClaims().filter((draft) => say([honest, draft]) !== null)).toEqual([]);
  });

  it.each([
    ['a position of 14 as a strength', isStrength, { subject: 'k3', measure: 'position' }],
    ['a difficulty as a strength', isStrength, { subject: 'k1', measure: 'difficulty' }],
    ['what a competitor has as a strength', isStrength, { subject: 'c1k1', measure: 'position' }],
    ['a position of 9 as a weakness', isWeakness, { subject: 'k1', measure: 'position' }],
    ['searches as a gap', isGap, { subject: 'k2', measure: 'searches' }],
  ] as const)('not %s', (_, means, draft) => {
    expect(say([draft], null, { means })).toBeNull();
    expect(say([draft])).not.toBeNull();
  });

  it('rejects a competitor’s rank beside ours, and a highest position', () => {
    const own = { subject: 'k1', measure: 'position' } as const;
    expect(say([{ ...own, comparison: 'higher', than: 'c1k1' }])).toBeNull();
    expect(say([{ ...own, comparison: 'lower', than: 'k3' }])).not.toBeNull();
    expect(say([{ ...own, subject: 'k5', comparison: 'highest' }])).toBeNull();
    expect(say([{ subject: 'k4', measure: 'searches', comparison: 'highest' }])).not.toBeNull();
  });

  it('rejects a keyword that the site has as a gap', () => {
    const facts = sampleFacts();
    const [competitor] = facts.competitors;
    const top = { keyword: 'moka pot', rank: 20, searchVolume: 880, trafficShare: null };
    Object.assign(competitor ?? {}, { topKeywords: [top] });
    const own = collectKnownFacts(facts);
    const gap = (subject: string) => {
      const a = claim.parse({ id: 'a', subject, measure: 'position' });
      return writeStatement(statement.parse({ claims: ['a'] }), new Map([['a', a]]), own, { means: isGap })
        .text;
    };
    expect(gap('c1k1')).toBe('roestwerk.example is at position 3 for “pour over kettle”.');
    expect(gap('c1k2')).toBeNull();
  });

  it('keeps a keyword with quotation marks within its own', () => {
    const [first, ...others] = sampleFacts().opportunities;
    if (!first) throw new Error('the facts have a keyword');
    const keywordText = 'tea” has 90,000 searches a month. “x';
    const own = collectKnownFacts({
      ...sampleFacts(),
      opportunities: [{ ...first, keywordText }, ...others],
    });
    const a = claim.parse({ id: 'a', subject: 'k1', measure: 'position' });
    expect(writeStatement(statement.parse({ claims: ['a'] }), new Map([['a', a]]), own).text).toBe(
      '“tea’ has 90,000 searches a month. ’x” is at position 9.',
    );
  });

  it('rejects advice that does not fit its subject', () => {
    expect(say([{ subject: 'k2', measure: 'name' }], 'extendPage')).toBeNull();
    expect(say([{ subject: 'k1', measure: 'name' }], 'writePage')).toBeNull();
    expect(say([{ subject: 'c1', measure: 'name' }], 'watchRank')).toBeNull();
    expect(say([], 'constructor')).toBeNull();
    expect(say([], 'addTable', { choices: riskChoices })).toBeNull();
  });
});

describe('statements that are published', () => {
  it('publishes every claim that matches the facts', () => {
    const single = trueClaims().map((draft) => [draft]);
    const pairs = single.flatMap(([draft], index) => {
      const next = single[(index + 1) % single.length]?.[0];
      return draft && next ? [[draft, next]] : [];
    });
    const drafts = [...single, ...pairs];
    expect(drafts.length).toBeGreaterThanOrEqual(300);
    expect(drafts.filter((one) => say(one) === null)).toEqual([]);
  });

  it.each<[Draft[], string | null, string]>([
    [
      [
        { subject: 'k3', measure: 'position' },
        { subject: 'k3', measure: 'searches' },
      ],
      null,
      '“moka pot” is at position 14 and has 880 searches a month.',
    ],
    [
      [{ subject: 'k1', measure: 'position' }],
      'extendPage',
      '“espresso grinder” is at position 9. Extend the page that ranks for “espresso grinder”.',
    ],
    [[{ subject: 'k2', measure: 'name' }], 'writePage', 'Write a page for “how to descale a kettle”.'],
    [
      [{ subject: 'c1k1', measure: 'position' }],
      null,
      'roestwerk.example is at position 3 for “pour over kettle”.',
    ],
    [
      [{ subject: 'c1', measure: 'name' }],
      'otherOffer',
      'What works for roestwerk.example may not fit your offer.',
    ],
  ])('%j %s', (drafts, choice, text) => {
    expect(say(drafts, choice)).toBe(text);
  });

  it('publishes an older text that is only placeholders, or exactly one of our texts', () => {
    const claims = new Map([['a', claim.parse({ id: 'a', subject: 'k1', measure: 'searches' })]]);
    const read = (text: string) => writeStatement(statement.parse(text), claims, known, everywhere).text;
    expect(read('{a}.')).toBe('“espresso grinder” has 3,600 searches a month.');
    expect(read('Add a table that compares the options.')).toBe('Add a table that compares the options.');
    expect(read('Extend the page that ranks for {a}.')).toContain('Extend the page that ranks for “esp');
    expect(read('Add a table that compares the prices.')).toBeNull();
  });
});
