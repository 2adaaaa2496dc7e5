import { expect, it } from 'vitest';
import { findLocationByCountry } from './find-location.ts';
import { countryOfTimeZone } from './time-zones.ts';

it('covers the common zones, and only listed countries', () => {
  const zones = ['America/New_York', 'Europe/London', 'Asia/Tokyo', 'Africa/Lagos', 'Pacific/Auckland'];
  const countries = zones.map((zone) => countryOfTimeZone(zone) ?? '');
  expect(countries).toEqual(['US', 'GB', 'JP', 'NG', 'NZ']);
  const unlisted = Intl.supportedValuesOf('timeZone')
    .map(countryOfTimeZone)
    .filter((country) => country !== undefined && !findLocationByCountry(country));
  expect(unlisted).toEqual([]);
});
