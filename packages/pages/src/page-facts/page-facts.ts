/** Where a link stands: in the content of the page, or in a part that many pages share. */
export type LinkPlace = 'content' | 'nav' | 'header' | 'footer' | 'aside';

export interface PageLink {
  /** As it stands there. */
  readonly found: string;
  /** Key and address as `toPageKey` has them. */
  readonly key: string;
  readonly address: string;
  readonly place: LinkPlace;
  readonly isNofollow: boolean;
  /** The words of `rel`, in lower case. */
  readonly rel: readonly string[];
  /** The text, or that of its picture; at most 200 characters. */
  readonly anchor: string;
}

/** `body`: a canonical that stands after the head, which no search engine believes. */
export interface FoundCanonical {
  readonly found: string;
  /** Null if the address cannot be read. */
  readonly key: string | null;
  readonly from: 'head' | 'header' | 'body';
}

/** What a page says in other languages; from `link` elements, `Link` headers and sitemaps. */
export interface LanguageAlternate {
  readonly language: string;
  readonly found: string;
  readonly key: string | null;
  readonly from: 'head' | 'header' | 'sitemap';
}

/** What a page tells crawlers; the most restrictive line counts. */
export interface RobotsDirectives {
  readonly isNoindex: boolean;
  readonly isNofollow: boolean;
  /** After it the page counts as noindex. */
  readonly unavailableAfter: Date | null;
  /** Every other word as it stands there, such as `noarchive` and `max-snippet:20`. */
  readonly others: readonly string[];
}

export interface StructuredData {
  /** Types of schema.org in JSON-LD and in attributes, once each, without their address. */
  readonly types: readonly string[];
  /** The outermost items of JSON-LD, with the names of the fields that are filled in. */
  readonly items: readonly { readonly type: string; readonly fields: readonly string[] }[];
  /** Blocks that are no JSON: where the error is and what stands there. */
  readonly broken: readonly { readonly at: number; readonly snippet: string }[];
}

/** Counts of what a page is made of beside its text. The first five are those of its content, not of what many pages share. */
export interface PageParts {
  readonly forms: number;
  /** Fields that a visitor fills in, hidden ones and buttons not counted. */
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
  /** Of the first title in the head; null if there is none or it is empty. */
  readonly title: string | null;
  readonly titleCount: number;
  readonly description: string | null;
  readonly descriptionCount: number;
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  /** Against which the addresses of the page are resolved. */
  readonly base: string;
  readonly canonicals: readonly FoundCanonical[];
  /** What our crawler may do, and what a search engine sees. */
  readonly robots: { readonly ours: RobotsDirectives; readonly search: RobotsDirectives };
  readonly alternates: readonly LanguageAlternate[];
  /** Addresses of RSS and Atom feeds. */
  readonly feeds: readonly string[];
  /** Of the `html` element, else of the `Content-Language` header; null if neither names one. */
  readonly language: string | null;
  readonly links: readonly PageLink[];
  /** Links whose address is refused because of a user or a password in it. */
  readonly refusedLinks: readonly string[];
  readonly structuredData: StructuredData;
  readonly parts: PageParts;
  /** Words of everything a visitor can read in the body. */
  readonly bodyWords: number;
  /** Signs that a page is made by scripts: read by `needsJavaScript`. */
  readonly scripting: {
    readonly hasEmptyMount: boolean;
    readonly asksForScript: boolean;
    /** Share of the bytes inside `script` elements. */
    readonly scriptShare: number;
  };
  /** The address that a `refresh` leads to; null if there is none. */
  readonly refresh: string | null;
  readonly bytes: number;
}
