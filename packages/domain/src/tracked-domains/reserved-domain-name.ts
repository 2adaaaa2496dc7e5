// RFC 2606, 6761, 6762, 7686, 8375, 9476 and the names that home and office networks use for themselves.
// `example` is not here: the sample world lives under it.
const reservedSuffixes = [
  'alt',
  'arpa',
  'corp',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'mail',
  'onion',
  'private',
  'test',
];

/** Whether a name (as `parseDomainName` returns it) belongs to no public website, and must never be dialled. */
export function isReservedDomainName(domainName: string): boolean {
  const name = domainName.toLowerCase().replace(/\.$/, '');
  return reservedSuffixes.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
}
