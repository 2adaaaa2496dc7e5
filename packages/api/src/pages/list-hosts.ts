/** The hosts that one site has: its name, with and without `www`. Others are somebody else's until they are tracked. */
export function hostsOf(domainName: string): string[] {
  return domainName.startsWith('www.')
    ? [domainName, domainName.slice(4)]
    : [domainName, `www.${domainName}`];
}

/** Whether an address is one of the site. */
export function isOfSite(address: string, domainName: string): boolean {
  return URL.canParse(address) && hostsOf(domainName).includes(new URL(address).host);
}
