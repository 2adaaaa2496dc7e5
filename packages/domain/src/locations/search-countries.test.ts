import { expect, it } from 'vitest';
import { locations } from './locations.ts';
import { countryName, searchCountries } from './search-countries.ts';

const namesFor = (text: string) => searchCountries(text).locations.map(({ locationName }) => locationName);

it.each([
  ['UK', ['United Kingdom', 'Ukraine']],
  ['usa', ['United States']],
  ['Turkey', ['Turkiye']],
  ['Türkiye', ['Turkiye']],
  ['Holland', ['Netherlands']],
  ['Czech Republic', ['Czechia']],
  ['Deutschland', ['Germany']],
  ['España', ['Spain']],
  ['日本', ['Japan']],
  ['saudi', ['Saudi Arabia']],
  ['de', ['Germany', 'Bangladesh', 'Denmark', 'Sweden']],
  ['Atlantis', []],
])('finds the countries for %s', (text, names) => {
  expect(namesFor(text)).toEqual(expect.arrayContaining(names));
  expect(namesFor(text)[0]).toBe(names[0]);
  expect(searchCountries(text).missing).toBeNull();
});

it.each([
  ['China', 'China', ['Hong Kong', 'Taiwan']],
  ['中国', 'China', ['Hong Kong', 'Taiwan']],
  ['CN', 'China', ['Hong Kong', 'Taiwan']],
  ['Jamaica', 'Jamaica', undefined],
])('names the country outside the list for %s, and the nearest ones', (text, missing, names) => {
  const found = searchCountries(text);
  expect(found.missing).toBe(missing);
  if (names) expect(namesFor(text)).toEqual(names);
  expect(found.locations.length).toBeGreaterThan(0);
});

it('offers every country for a language that the list does not have, and for no text', () => {
  expect(searchCountries('Iran')).toEqual({ locations, missing: 'Iran' });
  expect(searchCountries(' ')).toEqual({ locations, missing: null });
});

it('names a country by its code, in the list or not', () => {
  expect(['gb', 'CN', '??', 'QQ', 'ZZ'].map(countryName)).toEqual([
    'United Kingdom',
    'China',
    null,
    null,
    null,
  ]);
});
