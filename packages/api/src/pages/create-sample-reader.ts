import type { InventedPage, SiteReader } from '@keydence/domain';

type InventedSite = ReadonlyMap<string, InventedPage>;

/**
 * A reader of sample sites, which sends no request.
 * @param findSite the pages of a domain by address; null for a domain that is not of the sample
 */
export function createSampleReader(
  findSite: (domainName: string) => Promise<InventedSite | null>,
): SiteReader {
  return {
    async request({ address }) {
      const { hostname, origin } = new URL(address);
      const site = await findSite(hostname.replace(/^www\./, ''));
      const isKnown = [...(site?.keys() ?? [])].some((known) => known.startsWith(`${origin}/`));
      if (!isKnown) return { failure: 'unknown_name', tookMs: 0 };
      const {
        status,
        html,
        location = null,
        isText = false,
      } = site?.get(address) ?? { status: 404, html: '' };
      return {
        failure: null,
        status,
        headers: { 'content-type': isText ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8' },
        body: new TextEncoder().encode(html),
        isCut: false,
        location,
        certificateEnds: null,
        tookMs: 80,
      };
    },
    readTexts: async () => [],
  };
}
