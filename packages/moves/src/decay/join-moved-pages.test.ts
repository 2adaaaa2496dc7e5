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
