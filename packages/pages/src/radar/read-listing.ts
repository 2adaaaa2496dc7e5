import { toPageKey } from '../addresses/page-key.ts';
import { readSitemap } from '../sitemaps/read-sitemap.ts';
import type { ListedAddress } from './radar-types.ts';

export interface Listing {
  /** `none`: neither a sitemap nor a feed, such as an error page. */
  readonly kind: 'pages' | 'index' | 'none';
  /** True for feeds and news sitemaps, which list only the newest pages. */
  readonly isFeed: boolean;
  /** Pages of the site, or, in an index, its files. */
  readonly entries: readonly ListedAddress[];
  readonly isComplete: boolean;
}

interface ListingSource {
  readonly body: Uint8Array;
  /** Address of the file. */
  readonly address: string;
  /** Addresses of other domains are left out. */
  readonly domainName: string;
  readonly now: number;
  readonly mostEntries: number;
}

const newsShare = 0.5;

/** Reads a sitemap or feed of a competitor. */
export async function readListing(source: ListingSource): Promise<Listing> {
  const { body, address, domainName, now, mostEntries } = source;
  const file = await readSitemap(body, { now: new Date(now), mostEntries });
  if (file.kind === 'none') return { kind: 'none', isFeed: false, entries: [], isComplete: false };
  const entries: ListedAddress[] = [];
  for (const { found, lastModified, published, title } of file.entries) {
    const key = toPageKey(found, address)?.key;
    if (!key || !isOf(key, domainName)) continue;
    entries.push({
      address: key,
      modified: lastModified?.getTime() ?? null,
      published: published?.getTime() ?? null,
      title,
    });
  }
  const isSyndicated = file.kind === 'rss' || file.kind === 'rdf' || file.kind === 'atom';
  const dated = entries.filter(({ published }) => published !== null).length;
  return {
    kind: file.kind === 'index' ? 'index' : 'pages',
    isFeed: isSyndicated || (file.kind === 'urlset' && dated > entries.length * newsShare),
    entries,
    isComplete: file.isComplete,
  };
}

/** True for the domain and the hosts below it, such as that of a blog. */
function isOf(key: string, domainName: string): boolean {
  const { hostname } = new URL(key);
  const domain = domainName.replace(/^www\./, '');
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
