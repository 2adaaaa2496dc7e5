import { describe, expect, it } from 'vitest';
import { defaultLocation, findLocation, findLocationByCountry, findLocationByName } from './find-location.ts';
import { guessLocation } from './guess-location.ts';
import { locations } from './locations.ts';
import { location } from './schema.ts';

describe('locations', () => {
  it('are 110 different countries, each of the shape of the schema', () => {
    expect(locations.map((row) => location.parse(row))).toEqual(locations);
    const distinct = (key: 'locationCode' | 'locationName' | 'countryCode') =>
      new Set(locations.map((row) => row[key])).size;
    expect([
      locations.length,
      distinct('locationCode'),
      distinct('locationName'),
      distinct('countryCode'),
    ]).toEqual([110, 110, 110, 110]);
  });

  it.each([
    ['United States', 2840, 'en'],
    ['United Kingdom', 2826, 'en'],
    ['Australia', 2036, 'en'],
    ['Canada', 2124, 'en'],
    ['Germany', 2276, 'de'],
    ['France', 2250, 'fr'],
    ['India', 2356, 'en'],
    ['Japan', 2392, 'ja'],
    ['Brazil', 2076, 'pt'],
  ])('%s is %i in %s', (name, locationCode, languageCode) => {
    expect(findLocationByName(name)).toMatchObject({ locationCode, languageCode });
    expect(findLocation(locationCode)?.locationName).toBe(name);
  });

  it('are undefined if not in the list', () => {
    expect([findLocation(1), findLocationByName('Atlantis'), findLocationByCountry('xx')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('default to United States', () => {
    expect(defaultLocation).toMatchObject({ locationCode: 2840, languageCode: 'en' });
  });
});

describe('guessLocation', () => {
  it.each([
    [['de-AT', 'en-US'], 'Europe/Berlin', 'Austria'],
    [['en', 'fr-FR'], 'Europe/Berlin', 'France'],
    [['zh-Hant-TW'], undefined, 'Taiwan'],
    [['pt_BR'], undefined, 'Brazil'],
    [['ru-RU', 'de'], 'Europe/Zurich', 'Switzerland'],
    [['es-419'], 'America/Mexico_City', 'Mexico'],
    [['de'], 'Europe/Berlin', 'Germany'],
    [['en'], 'Asia/Calcutta', 'India'],
    [['en'], 'Antarctica/Troll', 'United States'],
    [[], undefined, 'United States'],
    [['', '-', 'x'], '', 'United States'],
  ])('%j in %s is %s', (languages, timeZone, name) => {
    expect(guessLocation({ languages, timeZone }).locationName).toBe(name);
  });
});
