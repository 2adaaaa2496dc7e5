const trackingNames = new Set(['gclid', 'fbclid', 'srsltid', '_ga', 'ref']);
const trackingPrefixes = ['utm_', 'mc_'];

/**
 * Normalized address under which a page's figures are stored: lower-case host, no fragment, no
 * tracking parameters. Keeps other parameters, the case of the path and a trailing slash. Also
 * accepts a path only.
 */
export function normalizePageAddress(url: string): string {
  const [address = ''] = url.trim().split('#', 1);
  const start = address.indexOf('?');
  const path = start < 0 ? address : address.slice(0, start);
  const query = start < 0 ? '' : keptParameters(address.slice(start + 1));
  return lowerHost(path) + (query === '' ? '' : `?${query}`);
}

function keptParameters(query: string): string {
  return query
    .split('&')
    .filter((part) => part !== '' && !isTracking(part.split('=', 1)[0]?.toLowerCase() ?? ''))
    .join('&');
}

function isTracking(name: string): boolean {
  return trackingNames.has(name) || trackingPrefixes.some((prefix) => name.startsWith(prefix));
}

/** An address without a path is the home page. */
function lowerHost(path: string): string {
  const scheme = path.indexOf('://');
  if (scheme < 0) return path;
  const slash = path.indexOf('/', scheme + 3);
  return slash < 0 ? `${path.toLowerCase()}/` : path.slice(0, slash).toLowerCase() + path.slice(slash);
}
