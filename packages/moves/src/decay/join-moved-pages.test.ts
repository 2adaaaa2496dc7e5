import { describe, expect, it } from 'vitest';
import type { PageHistory } from './find-decay.ts';
import { joinMovedPages } from './join-moved-pages.ts';
import type { WeekClicks } from './weekly-clicks.ts';

const weekCount = 40;
const movedIn = 25;
const weeksOf = (clicksOf: (week: number) => WeekClicks) =>
  Array.from({ length: weekCount }, (_, week) => clicksOf(week));
const of = (page: string, clicksOf: (week: number) => WeekClicks): PageHistory => ({
  page,
  topic: null,
  weeks: weeksOf(clicksOf),
});
const steady = (page: string) => of(page, () => 50);
const old = (page: string) => of(page, (week) => (week < movedIn ? 50 : week === movedIn ? 20 : 0));
const next = (page: string) => of(page, (week) => (week < movedIn ? null : week === movedIn ? 30 : 50));

describe('a page that changed its address', () => {
  it.each([
    ['http://acme.com/tea', 'https://acme.com/tea'],
    ['https://acme.com/tea', 'https://www.acme.com/tea'],
    ['https://acme.com/tea', 'https://acme.com/tea/'],
    ['https://acme.com/tea/index.html', 'https://acme.com/tea/'],
    ['https://old.example/', 'https://new.example/'],
    ['https://old.example/tea', 'https://new.example/tea'],
    ['https://acme.com/blog/2021/tea', 'https://acme.com/tea/'],
    ['https://blog.acme.com/tea?id=7', 'https://acme.com/blog/tea?id=7'],
  ])('from %s to %s is one page', (from, to) => {
    expect(joinMovedPages([old(from), next(to), steady('https://acme.com/coffee')])).toEqual([
      steady(to),
      steady('https://acme.com/coffee'),
    ]);
  });

  it('keeps its folder if two pages end alike', () => {
    const pages = ['de/tea', 'en/tea'];
    const moved = [
      ...pages.map((path) => old(`https://old.example/${path}`)),
      ...pages.map((path) => next(`https://new.example/${path}`)),
    ];
    expect(joinMovedPages(moved)).toEqual(pages.map((path) => steady(`https://new.example/${path}`)));
  });
});

describe('two pages stay apart', () => {
  it.each<[string, PageHistory, PageHistory]>([
    ['with other names', old('https://acme.com/tea'), next('https://acme.com/green-tea')],
    ['with other parameters', old('https://acme.com/tea?id=7'), next('https://acme.com/tea?id=8')],
    ['that are both in use', steady('https://acme.com/tea'), steady('https://shop.acme.com/tea')],
    [
      'of which the first fell, but is in use',
      of('https://acme.com/a/tea', (week) => (week < movedIn ? 50 : 20)),
      next('https://acme.com/b/tea'),
    ],
    [
      'of which the second began long before',
      old('https://acme.com/a/tea'),
      of('https://acme.com/b/tea', (week) => (week < 5 ? null : 50)),
    ],
    [
      'of which the second began long after',
      old('https://acme.com/a/tea'),
      of('https://acme.com/b/tea', (week) => (week < 34 ? null : 50)),
    ],
  ])('%s', (_case, a, b) => {
    expect(joinMovedPages([a, b])).toEqual([a, b]);
  });

  it('if two folders could be the old one', () => {
    const pages = [
      old('https://acme.com/a/tea'),
      old('https://acme.com/b/tea'),
      next('https://acme.com/tea'),
    ];
    expect(joinMovedPages(pages)).toEqual(pages);
  });
});

it('joins a page that moved before weeks that the site has no clicks of', () => {
  const gap = ({ weeks, ...history }: PageHistory): PageHistory => ({
    ...history,
    weeks: weeks.map((clicks, week) => (week >= weekCount - 2 ? null : clicks)),
  });
  const pages = [gap(old('https://old.example/tea')), gap(next('https://new.example/tea'))];
  expect(joinMovedPages(pages)).toEqual([gap(steady('https://new.example/tea'))]);
});

it('joins a page that moved twice', () => {
  const again = 33;
  const pages = [
    old('https://acme.com/a/tea'),
    of('https://acme.com/b/tea', (week) => (week < again ? next('').weeks[week] : 0)),
    of('https://acme.com/c/tea', (week) => (week < again ? null : 50)),
  ];
  expect(joinMovedPages(pages)).toEqual([steady('https://acme.com/c/tea')]);
});

it('keeps a page that was in use for a few weeks', () => {
  const short = of('https://acme.com/tea', (week) => (week < 20 ? null : week < 24 ? 50 : 0));
  expect(joinMovedPages([short, steady('https://acme.com/coffee')])).toEqual([
    short,
    steady('https://acme.com/coffee'),
  ]);
});

it('keeps missing weeks missing', () => {
  const gap = (history: PageHistory) => ({
    ...history,
    weeks: history.weeks.map((clicks, week) => (week === 12 ? null : clicks)),
  });
  const [joined] = joinMovedPages([gap(old('http://acme.com/tea')), gap(next('https://acme.com/tea'))]);
  expect(joined).toEqual(gap(steady('https://acme.com/tea')));
});

it('returns no page for none', () => {
  expect(joinMovedPages([])).toEqual([]);
});
