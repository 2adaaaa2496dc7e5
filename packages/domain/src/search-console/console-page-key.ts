/** Parameters that tell where a visit came from, and never which page it is. */
const trackingParameter = /^(utm_.*|mc_.*|gclid|fbclid|srsltid|_ga|ref)$/i;

/**
 * The address by which figures of a page are added up: the host in lower case, without fragment and parameters of
 * campaigns. All other parameters and a closing slash stay, as they can make another page.
 */
export function consolePageKey(url: string): string {
  const [address = ''] = url.trim().split('#', 1);
  const [place = '', ...rest] = address.split('?');
  const hostAt = place.indexOf('://') + 3;
  if (hostAt < 4) return address;
  const pathAt = place.indexOf('/', hostAt);
  const origin = pathAt === -1 ? place : place.slice(0, pathAt);
  const path = pathAt === -1 ? '/' : place.slice(pathAt);
  const kept = rest
    .join('?')
    .split('&')
    .filter((parameter) => parameter !== '' && !trackingParameter.test(parameter.split('=', 1)[0] ?? ''));
  return `${origin.toLowerCase()}${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}`;
}
