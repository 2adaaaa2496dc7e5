/** Times are milliseconds since 1970. */

/** An address that a sitemap or feed lists. */
export interface ListedAddress {
  /** Key of `toPageKey`. */
  readonly address: string;
  /** Null if unknown, implausible, or in the future. */
  readonly modified: number | null;
  readonly published: number | null;
  /** Title in a feed or news sitemap. */
  readonly title: string | null;
}

/**
 * `absent`: the server reports that the file does not exist, or its index no longer lists it;
 * `failed`: no sitemap was read, so the file may be as before.
 */
export type FileReading =
  | { readonly kind: 'read'; readonly entries: readonly ListedAddress[]; readonly isComplete: boolean }
  | { readonly kind: 'unchanged' | 'absent' | 'failed' };

/** A file of a competitor at one poll, with what the earlier polls stored of it. */
export interface PolledFile {
  readonly address: string;
  /** A feed lists only the newest pages, so one that it drops is not gone. */
  readonly isFeed: boolean;
  /** Packed snapshot; null if the file is new. */
  readonly before: Uint8Array | null;
  /** Polls at which most of its dates were as new as the poll itself. */
  readonly freshPolls: number;
  /** First poll at which it had lost most of its addresses; null if it has them. */
  readonly shrunkSince: number | null;
  readonly reading: FileReading;
}

export interface PollInput {
  readonly now: number;
  /** Time of the last poll that was stored; null for the first one. */
  readonly previousAt: number | null;
  readonly files: readonly PolledFile[];
  /** Packed addresses that earlier polls found gone; null for none. */
  readonly missing: Uint8Array | null;
}

export type PublicationKind = 'new' | 'rewritten';

/** A page that a competitor published or rewrote since the last poll. */
export interface Publication {
  /** Identity of the address, 16 hexadecimal digits. */
  readonly hash: string;
  readonly address: string;
  readonly kind: PublicationKind;
  readonly title: string | null;
  /** Date that the file gives; null if it gives none that can be believed. */
  readonly at: number | null;
  readonly isFromFeed: boolean;
}

/**
 * An observation that is stated once instead of once per page, or a reason why a kind of change
 * cannot be seen. `pattern` is a folder or a file.
 */
export interface RadarNote {
  readonly kind:
    | 'dates_not_believed'
    | 'mass_rewrite'
    | 'mass_new'
    | 're_addressed'
    | 'moved'
    | 'listed_late'
    | 'shrunk'
    | 'failed'
    | 'incomplete'
    | 'files_unread'
    | 'beyond_limit';
  readonly count: number;
  readonly pattern: string | null;
}

/** What the next poll needs of a file. */
export interface StoredFile {
  readonly address: string;
  /** Null if the stored one is still right. */
  readonly snapshot: Uint8Array | null;
  readonly addressCount: number;
  readonly freshPolls: number;
  readonly shrunkSince: number | null;
}

export interface PollResult {
  readonly isBaseline: boolean;
  readonly publications: readonly Publication[];
  readonly notes: readonly RadarNote[];
  readonly files: readonly StoredFile[];
  readonly missing: Uint8Array | null;
  /** Identities of pages that were listed and are no longer. */
  readonly gone: readonly string[];
  /** Identities of pages that were gone and are listed again. */
  readonly back: readonly string[];
  readonly addressCount: number;
}
