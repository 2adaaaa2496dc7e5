/** Place of a link: the content of the page, or a part shared by many pages. */
export type LinkPlace = 'content' | 'nav' | 'header' | 'footer' | 'aside';

export interface PageLink {
  /** As written on the page. */
  readonly found: string;
  /** Key and address as returned by `toPageKey`. */
  readonly key: string;
  readonly address: string;
  readonly place: LinkPlace;
  readonly isNofollow: boolean;
  /** The words of `rel`, in lower case. */
  readonly rel: readonly string[];
  /** Link text, or the text of its picture; at most 200 characters. */
  readonly anchor: string;
}

/** `body`: a canonical after the head, which search engines ignore. */
export interface FoundCanonical {
  readonly found: string;
  /** Null if the address cannot be read. */
  readonly key: string | null;
  readonly from: 'head' | 'header' | 'body';
}

/** An alternate language version, from `link` elements, `Link` headers or sitemaps. */
export interface LanguageAlternate {
  readonly language: string;
  readonly found: string;
  readonly key: string | null;
  readonly from: 'head' | 'header' | 'sitemap';
}

/** Directives for crawlers; the most restrictive line counts. */
export interface RobotsDirectives {
  readonly isNoindex: boolean;
  readonly isNofollow: boolean;
  /** Date after which the page counts as noindex. */
  readonly unavailableAfter: Date | null;
  /** All other directives as written, such as `noarchive` and `max-snippet:20`. */
  readonly others: readonly string[];
}

export interface StructuredData {
  /** Schema.org types in JSON-LD and in attributes, unique, without the schema.org address. */
  readonly types: readonly string[];
  /** The outermost JSON-LD items, with the names of their non-empty fields. */
  readonly items: readonly { readonly type: string; readonly fields: readonly string[] }[];
  /** Blocks of invalid JSON: offset of the error and the text there. */
  readonly broken: readonly { readonly at: number; readonly snippet: string }[];
}

/**
 * Counts of a page's parts besides its text. The first five are of its content, not of shared
 * parts.
 */
export interface PageParts {
  readonly forms: number;
  /** Visible form fields, without buttons. */
  readonly inputs: number;
  readonly tables: number;
  readonly videos: number;
  readonly contentImages: number;
  readonly images: number;
  readonly imagesWithoutAlt: number;
  /** Addresses of scripts, pictures and styles that an https page loads by http. */
  readonly insecureParts: number;
}

export interface PageFacts {
  readonly charset: {
    readonly label: string;
    readonly from: 'mark' | 'header' | 'meta' | 'xml' | 'content';
    /** Share of characters that could not be decoded, 0 to 1. */
    readonly brokenShare: number;
  };
  /** First title in the head; null if missing or empty. */
  readonly title: string | null;
  readonly titleCount: number;
  readonly description: string | null;
  readonly descriptionCount: number;
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  /** Base address for the page's links. */
  readonly base: string;
  readonly canonicals: readonly FoundCanonical[];
  /** Directives for our crawler, and for search engines. */
  readonly robots: { readonly ours: RobotsDirectives; readonly search: RobotsDirectives };
  readonly alternates: readonly LanguageAlternate[];
  readonly feeds: readonly string[];
  /** From the `html` element, else the `Content-Language` header; null without either. */
  readonly language: string | null;
  readonly links: readonly PageLink[];
  /** Links refused because their address contains a user or a password. */
  readonly refusedLinks: readonly string[];
  readonly structuredData: StructuredData;
  readonly parts: PageParts;
  /** Words of all text visible in the body. */
  readonly bodyWords: number;
  /** Signs of a page built by scripts, for `needsJavaScript`. */
  readonly scripting: {
    readonly hasEmptyMount: boolean;
    readonly asksForScript: boolean;
    /** Share of the bytes inside `script` elements. */
    readonly scriptShare: number;
  };
  /** Target address of a `refresh`; null without one. */
  readonly refresh: string | null;
  readonly bytes: number;
}
