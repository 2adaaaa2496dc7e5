import type { InspectedFile } from '@keydence/domain';

/**
 * The site that a file is about, if it is not the domain: the site of most of its pages, or else
 * the one in its name. Subdomains count as the domain. Null if nothing identifies a site, and for
 * the domain itself.
 */
export function findOtherSite(
  { head, counts }: Pick<InspectedFile, 'head' | 'counts'>,
  domainName: string,
): string | null {
  const [most] = counts.sites;
  const site = most?.host ?? head.site;
  if (site === null || isOwn(site, domainName)) return null;
  const all = counts.sites.reduce((sum, { rows }) => sum + rows, 0);
  const own = counts.sites.filter(({ host }) => isOwn(host, domainName));
  const ownRows = own.reduce((sum, { rows }) => sum + rows, 0);
  return all > 0 && ownRows >= all / 2 ? null : site;
}

function isOwn(host: string, domainName: string): boolean {
  const own = domainName.toLowerCase().replace(/^www\./, '');
  return host === own || host.endsWith(`.${own}`);
}
