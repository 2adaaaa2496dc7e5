// The zones with most of a listed country's population (IANA tz database names), by ISO 3166 alpha-2 code.
const zonesByCountry: Readonly<Record<string, string>> = {
  AE: 'Asia/Dubai',
  AR: 'America/Argentina/Buenos_Aires America/Buenos_Aires America/Argentina/Cordoba',
  AT: 'Europe/Vienna',
  AU: 'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Hobart Australia/Darwin',
  BD: 'Asia/Dhaka',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  BR: 'America/Sao_Paulo America/Fortaleza America/Recife America/Bahia America/Manaus America/Belem',
  CA: 'America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/Regina America/St_Johns',
  CH: 'Europe/Zurich',
  CL: 'America/Santiago',
  CO: 'America/Bogota',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin Europe/Busingen',
  DK: 'Europe/Copenhagen',
  EC: 'America/Guayaquil',
  EE: 'Europe/Tallinn',
  EG: 'Africa/Cairo',
  ES: 'Europe/Madrid Atlantic/Canary',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  HK: 'Asia/Hong_Kong',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  ID: 'Asia/Jakarta Asia/Makassar',
  IE: 'Europe/Dublin',
  IL: 'Asia/Jerusalem',
  IN: 'Asia/Kolkata Asia/Calcutta',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KE: 'Africa/Nairobi',
  KR: 'Asia/Seoul',
  LK: 'Asia/Colombo',
  LT: 'Europe/Vilnius',
  LV: 'Europe/Riga',
  MA: 'Africa/Casablanca',
  MX: 'America/Mexico_City America/Monterrey America/Tijuana',
  MY: 'Asia/Kuala_Lumpur',
  NG: 'Africa/Lagos',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NP: 'Asia/Kathmandu Asia/Katmandu',
  NZ: 'Pacific/Auckland',
  PE: 'America/Lima',
  PH: 'Asia/Manila',
  PK: 'Asia/Karachi',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  RS: 'Europe/Belgrade',
  SA: 'Asia/Riyadh',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  TH: 'Asia/Bangkok',
  TR: 'Europe/Istanbul Asia/Istanbul',
  TW: 'Asia/Taipei',
  UA: 'Europe/Kyiv Europe/Kiev',
  US: 'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Detroit America/Anchorage Pacific/Honolulu',
  VN: 'Asia/Ho_Chi_Minh Asia/Saigon',
  ZA: 'Africa/Johannesburg',
};

const countryByZone = new Map(
  Object.entries(zonesByCountry).flatMap(([country, zones]) =>
    zones.split(' ').map((zone): [string, string] => [zone, country]),
  ),
);

/** The most common IANA time zone of a country (ISO 3166 alpha-2); undefined for unlisted countries. */
export function timeZoneOfCountry(country: string): string | undefined {
  return zonesByCountry[country]?.split(' ')[0];
}

/** The country (ISO 3166 alpha-2) of a common IANA time zone; undefined for rarer ones. */
export function countryOfTimeZone(timeZone: string): string | undefined {
  return countryByZone.get(timeZone);
}
