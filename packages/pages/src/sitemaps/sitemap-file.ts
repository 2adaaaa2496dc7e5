/** `none`: the file is no sitemap and no feed, such as the page of an error that a server sends in its place. */
export type SitemapKind = 'urlset' | 'index' | 'text' | 'rss' | 'rdf' | 'atom' | 'none';

export interface SitemapEntry {
  /** As it stands there; `toPageKey` resolves it against the file's address. */
  readonly found: string;
  /** `lastmod` or the date of an update; null if unknown or impossible. */
  readonly lastModified: Date | null;
  readonly published: Date | null;
  readonly title: string | null;
  /** The page in other languages. */
  readonly alternates: readonly { readonly language: string; readonly found: string }[];
}

/** A rule of the protocol that a file breaks: 50,000 addresses and 52,428,800 bytes are its most. */
export type SitemapBreach = 'many-entries' | 'many-bytes';

export interface SitemapFile {
  readonly kind: SitemapKind;
  readonly entries: readonly SitemapEntry[];
  /** False if the file was cut: it ends in the middle, its compression is broken, or it went beyond a limit. */
  readonly isComplete: boolean;
  readonly breaches: readonly SitemapBreach[];
  /** After unpacking. */
  readonly bytes: number;
}
