// RFC 2606, 6761, 6762, 7686, 8375, 9476 and the names that routers, container platforms and office networks
// use. Without `example`, because the sample data uses it.
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

/**
 * True if a name (as `parseDomainName` returns it) belongs to no public website, and must never be
 * contacted.
 */
export function isReservedDomainName(domainName: string): boolean {
  const name = domainName.toLowerCase().replace(/\.$/, '');
  return reservedSuffixes.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
}
