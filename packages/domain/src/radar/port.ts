import type { PublicationKind, RadarNote } from './schema.ts';

/** An address that a sitemap or feed lists. Times are milliseconds since 1970; null if unknown. */
export interface ListedAddress {
  address: string;
  modified: number | null;
  published: number | null;
  title: string | null;
}

export interface ReadListing {
  /** `none`: neither a sitemap nor a feed, such as an error page. */
  kind: 'pages' | 'index' | 'none';
  isFeed: boolean;
  entries: ListedAddress[];
  isComplete: boolean;
}

export interface ListingSource {
  body: Uint8Array;
  address: string;
  domainName: string;
  now: number;
  mostEntries: number;
}

export interface PolledFile {
  address: string;
  isFeed: boolean;
  before: Uint8Array | null;
  freshPolls: number;
  shrunkSince: number | null;
  reading:
    | { kind: 'read'; entries: ListedAddress[]; isComplete: boolean }
    | { kind: 'unchanged' | 'absent' | 'failed' };
}

export interface PollInput {
  now: number;
  previousAt: number | null;
  files: PolledFile[];
  missing: Uint8Array | null;
}

export interface FoundPublication {
  hash: string;
  address: string;
  kind: PublicationKind;
  title: string | null;
  at: number | null;
  isFromFeed: boolean;
}

export interface PollResult {
  isBaseline: boolean;
  publications: FoundPublication[];
  notes: RadarNote[];
  files: {
    address: string;
    snapshot: Uint8Array | null;
    addressCount: number;
    freshPolls: number;
    shrunkSince: number | null;
  }[];
  missing: Uint8Array | null;
  gone: string[];
  back: string[];
  addressCount: number;
}

export interface RadarPageNames {
  title: string | null;
  heading: string | null;
  feeds: string[];
}

export interface TopicAssignment {
  language: string;
  terms: { topicId: number; text: string }[];
  pages: { hash: string; address: string; title: string | null; heading: string | null }[];
  siteNames: string[];
}

/** The rules of the radar. All of them run in parallel with other work, within limits of time and memory. */
export interface RadarRules {
  /** Null if the file cannot be read within the limits. */
  readListing(source: ListingSource): Promise<ReadListing | null>;
  compare(input: PollInput): Promise<PollResult>;
  readNames(html: Uint8Array, contentType: string | null): Promise<RadarPageNames>;
  assign(input: TopicAssignment): Promise<{ hash: string; topicId: number; keyword: string }[]>;
}
