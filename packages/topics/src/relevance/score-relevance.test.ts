import { expect, it } from 'vitest';
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
const profile = buildSiteProfile({ texts: coffee, ownNames: [] });
const score = (keywords: RelevanceKeyword[], pages?: number[][]) => scoreRelevance(profile, keywords, pages);

it('knows nothing with fewer than 20 texts', () => {
  const small = buildSiteProfile({ texts: coffee.slice(1), ownNames: [] });
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
  expect(limitOf(buildSiteProfile({ texts, ownNames: [] }))).toBe(limit);
});
