import { locations } from '@keydence/domain';
import { expect, it } from 'vitest';
import { nameCountry } from './country-names.ts';

it.each([
  ['deu', 'Germany'],
  ['USA', 'United States'],
  ['gbr', 'United Kingdom'],
  ['che', 'Switzerland'],
  ['aut', 'Austria'],
  ['aus', 'Australia'],
  ['xkk', 'Kosovo'],
  ['zzz', 'Unknown region'],
  ['qqq', 'QQQ'],
])('%s is %s', (code, name) => {
  expect(nameCountry(code)).toBe(name);
});

it('every country of the product has its code of three letters', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const names = new Set(
    letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => nameCountry(`${a}${b}${c}`)))),
  );
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const missing = locations.filter(({ countryCode }) => !names.has(english.of(countryCode) ?? ''));
  expect(missing).toEqual([]);
});
