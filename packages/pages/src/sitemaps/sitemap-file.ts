/** `none`: neither a sitemap nor a feed, such as an error page. */
export type SitemapKind = 'urlset' | 'index' | 'text' | 'rss' | 'rdf' | 'atom' | 'none';

export interface SitemapEntry {
  /** As written in the file; `toPageKey` resolves it against the file's address. */
  readonly found: string;
  /** `lastmod` or the date of an update; null if unknown or implausible. */
  readonly lastModified: Date | null;
  readonly published: Date | null;
  readonly title: string | null;
  /** Language versions of the page. */
  readonly alternates: readonly { readonly language: string; readonly found: string }[];
}

/** A violated protocol limit: 50,000 addresses, 52,428,800 bytes. */
export type SitemapBreach = 'many-entries' | 'many-bytes';

export interface SitemapFile {
  readonly kind: SitemapKind;
  readonly entries: readonly SitemapEntry[];
  /** False if the file is incomplete: truncated, corrupt, or beyond a limit. */
  readonly isComplete: boolean;
  readonly breaches: readonly SitemapBreach[];
  /** After decompression. */
  readonly bytes: number;
}
