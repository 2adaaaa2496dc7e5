/** The hosts of a site: its name, with and without `www`. Other hosts belong to the site only if they are tracked. */
export function hostsOf(domainName: string): string[] {
  return domainName.startsWith('www.')
    ? [domainName, domainName.slice(4)]
    : [domainName, `www.${domainName}`];
}

/** True if an address belongs to the site. */
export function isOfSite(address: string, domainName: string): boolean {
  return URL.canParse(address) && hostsOf(domainName).includes(new URL(address).host);
}
