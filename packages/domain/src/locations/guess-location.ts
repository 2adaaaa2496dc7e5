import { defaultLocation, findLocationByCountry } from './find-location.ts';
import type { Location } from './schema.ts';
import { countryOfTimeZone } from './time-zones.ts';

interface BrowserHints {
  /** BCP 47 tags, preferred first, as in `navigator.languages`. */
  languages: readonly string[];
  /** IANA name of the browser's zone. */
  timeZone: string | undefined;
}

/**
 * Suggested country for the onboarding: the first listed region among the browser's languages, then
 * the time zone's country, then United States.
 */
export function guessLocation({ languages, timeZone }: BrowserHints): Location {
  for (const tag of languages) {
    const region = tag.match(/^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})(?:[-_]|$)/i)?.[1];
    const location = region && findLocationByCountry(region);
    if (location) return location;
  }
  const country = timeZone && countryOfTimeZone(timeZone);
  return (country && findLocationByCountry(country)) || defaultLocation;
}
