import { expect, it } from 'vitest';
import { createPageGuess } from './guess-page.ts';

const site = (paths: Record<string, number>, language = 'en') => {
  const pages = Object.entries(paths).map(([path, impressions]) => ({
    page: `https://shop.example${path}`,
    impressions,
  }));
  const guess = createPageGuess(pages, language);
  return (text: string) => guess(text)?.replace('https://shop.example', '') ?? null;
};

const tires = site({
  '/': 9_000,
  '/tires/road-runner-4-s': 500,
  '/tires/crossgrip2': 400,
  '/tires/by-season/winter': 800,
  '/guides/how-to-read-a-tire': 50,
});

it.each([
  ['road runner 4s', '/tires/road-runner-4-s'],
  ['crossgrip 2', '/tires/crossgrip2'],
  ['Winter Tires', '/tires/by-season/winter'],
  ['how to read a tire', '/guides/how-to-read-a-tire'],
  ['summer tires', null],
  ['snow', null],
  ['', null],
])('%s → %s', (text, page) => {
  expect(tires(text)).toBe(page);
});

it.each([
  ['en', 'jigsaw for sale', '/c/jigsaws'],
  ['en', 'best jigsaw', '/c/jigsaws'],
  ['en', 'buy cheap jigsaws', '/c/jigsaws'],
  ['en', 'best jigsaw blades', null],
  ['en', 'for sale', null],
  ['de', 'stichsäge kaufen', '/c/stichsägen'],
])('knows the subject of a search in %s: %s → %s', (language, text, page) => {
  expect(site({ '/c/jigsaws': 90, '/c/stichsägen': 80, '/': 900 }, language)(text)).toBe(page);
});

it.each([
  ['haus', '/haeuser'],
  ['Häuser', '/haeuser'],
  ['schrank für die küche', '/schraenke-fuer-die-kueche'],
  ['neue steuern', '/neue-steuer'],
  ['bücher', '/b%C3%BCcher'],
])('knows umlauts in a German address: %s → %s', (text, page) => {
  const paths = { '/haeuser': 9, '/schraenke-fuer-die-kueche': 9, '/neue-steuer': 9, '/b%C3%BCcher': 9 };
  expect(site(paths, 'de')(text)).toBe(page);
});

it('reads encoded and accented paths', () => {
  expect(site({ '/caf%C3%A9-moulu': 5, '/th%C3%A9': 9 }, 'fr')('café moulu')).toBe('/caf%C3%A9-moulu');
  expect(site({ '/bad%zz-address': 5 })('bad address')).toBe('/bad%zz-address');
});

it('guesses none of two similar pages unless one has twice the impressions', () => {
  expect(site({ '/espresso-beans': 100, '/beans-for-espresso': 51 })('espresso beans')).toBeNull();
  expect(site({ '/espresso-beans': 100, '/beans-for-espresso': 50 })('espresso beans')).toBe(
    '/espresso-beans',
  );
});
