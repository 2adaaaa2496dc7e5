// RFC 2606, 6761, 6762, 7686, 8375, 9476 and the names that routers, container platforms and office networks use.
// `example` is not here: the sample world lives under it.
const reservedSuffixes = [
  'alt',
  'arpa',
  'belkin',
  'consul',
  'corp',
  'dhcp',
  'docker',
  'home',
  'internal',
  'intra',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'mail',
  'onion',
  'private',
  'svc',
  'test',
  'workgroup',
];

/** Whether a name (as `parseDomainName` returns it) belongs to no public website, and must never be dialled. */
export function isReservedDomainName(domainName: string): boolean {
  const name = domainName.toLowerCase().replace(/\.$/, '');
  return reservedSuffixes.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
}
