/**
 * The hosts of a site: its name, with and without `www`. Other hosts count as third-party sites until they are tracked.
 */
export function hostsOf(domainName: string): string[] {
  return domainName.startsWith('www.')
    ? [domainName, domainName.slice(4)]
    : [domainName, `www.${domainName}`];
}

export function isOfSite(address: string, domainName: string): boolean {
  return URL.canParse(address) && hostsOf(domainName).includes(new URL(address).host);
}
