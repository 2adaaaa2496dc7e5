/** By what a question to Search Console groups its figures: one row for each of the keys, in this order. */
export type SearchConsoleDimension = 'date' | 'query' | 'page' | 'country' | 'device';

/** A property that the account may read: `sc-domain:acme.com` or a prefix of addresses. */
export interface SearchConsoleSite {
  property: string;
  /** As Search Console names it: `siteOwner`, `siteFullUser`, `siteRestrictedUser`, `siteUnverifiedUser`. */
  permission: string;
}

export interface SearchConsoleRow {
  /** One for each dimension that was asked for. */
  keys: string[];
  clicks: number;
  impressions: number;
  /** The mean of the topmost result, weighted by impressions; 1 is the first place. */
  position: number;
}

export interface SearchConsoleQuestion {
  property: string;
  /** `YYYY-MM-DD` in Pacific time, as Search Console counts days; both are included. */
  startDate: string;
  endDate: string;
  dimensions: readonly SearchConsoleDimension[];
  startRow: number;
  /** At most `searchConsoleLimits.pageRows`. */
  rowLimit: number;
}

/** What an account has agreed to. */
export interface SearchConsoleGrant {
  /** Opens the account until its owner takes the agreement back. */
  refreshToken: string;
  /** With spaces between them. */
  scope: string;
}

/** An account's Search Console, for as long as a job needs it. */
export interface SearchConsoleAccount {
  listSites(): Promise<SearchConsoleSite[]>;
  /** One page of an answer; shorter than the limit: the last one. */
  query(question: SearchConsoleQuestion): Promise<SearchConsoleRow[]>;
}

/**
 * Google Search Console, read only. Everything that asks throws SourceError: `auth` when the account's owner has to
 * agree anew, `access` when the account or this server may not read it.
 */
export interface SearchConsole {
  /** Where the account's owner agrees; Google sends the browser back to `redirectUri` (RFC 6749, RFC 7636). */
  authorizeUrl(request: { redirectUri: string; state: string; codeVerifier: string }): string;
  /** Trades the code of a return for the grant; once for each code. */
  exchangeCode(answer: {
    redirectUri: string;
    code: string;
    codeVerifier: string;
  }): Promise<SearchConsoleGrant>;
  open(refreshToken: string): SearchConsoleAccount;
  /** Takes the agreement back, which ends every token of it. A token that is no longer good is no failure. */
  revoke(refreshToken: string): Promise<void>;
}
