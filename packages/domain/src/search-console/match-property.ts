import type { SearchConsoleSite } from './port.ts';
import { type SearchConsolePermission, type SearchConsoleProperty, searchConsoleLimits } from './schema.ts';

const permissions: Record<string, SearchConsolePermission> = {
  siteOwner: 'owner',
  siteFullUser: 'full',
  siteRestrictedUser: 'restricted',
};

const domainPrefix = 'sc-domain:';

/**
 * Properties with the domain's own figures, widest first: the domain, then address prefixes on its
 * host (`www.` makes no difference). Excludes subdomains, other sites, and unverified properties,
 * which have no figures.
 */
export function matchProperties(
  domainName: string,
  sites: readonly SearchConsoleSite[],
): SearchConsoleProperty[] {
  const own = domainName.replace(/^www\./, '');
  const ranked = sites.flatMap(({ property, permission }) => {
    const width = measureWidth(own, property);
    const known = permissions[permission];
    return width === null || !known ? [] : [{ property, permission: known, width }];
  });
  return ranked
    .sort((a, b) => a.width - b.width || a.property.length - b.property.length)
    .slice(0, searchConsoleLimits.properties)
    .map(({ property, permission }) => ({ property, permission }));
}

/** 0 for the whole domain, 1 for a whole host, 2 for a folder; null for another site. */
function measureWidth(own: string, property: string): number | null {
  if (property.startsWith(domainPrefix)) return property.slice(domainPrefix.length) === own ? 0 : null;
  if (!URL.canParse(property)) return null;
  const { hostname, pathname } = new URL(property);
  if (hostname.replace(/^www\./, '') !== own) return null;
  return pathname === '/' ? 1 : 2;
}
