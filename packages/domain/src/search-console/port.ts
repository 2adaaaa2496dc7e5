/**
 * Dimensions by which a request to Search Console groups its figures: one row for each combination,
 * in this order.
 */
export type SearchConsoleDimension = 'date' | 'query' | 'page' | 'country' | 'device';

/** A property that the account may read: `sc-domain:acme.com` or an address prefix. */
export interface SearchConsoleSite {
  property: string;
  /** In Search Console's terms: `siteOwner`, `siteFullUser`, `siteRestrictedUser`, `siteUnverifiedUser`. */
  permission: string;
}

export interface SearchConsoleRow {
  /** One for each requested dimension. */
  keys: string[];
  clicks: number;
  impressions: number;
  /** The mean of the topmost result, weighted by impressions; 1 is the first place. */
  position: number;
}

export interface SearchConsoleQuestion {
  property: string;
  /** `YYYY-MM-DD` in Pacific time, as Search Console counts days; both inclusive. */
  startDate: string;
  endDate: string;
  dimensions: readonly SearchConsoleDimension[];
  startRow: number;
  /** At most `searchConsoleLimits.pageRows`. */
  rowLimit: number;
}

/** Permissions granted by an account. */
export interface SearchConsoleGrant {
  /** Grants access until the account's owner revokes it. */
  refreshToken: string;
  /** Separated by spaces. */
  scope: string;
}

/** An account's Search Console, for the duration of a job. */
export interface SearchConsoleAccount {
  listSites(): Promise<SearchConsoleSite[]>;
  /** One page of results; shorter than the limit for the last one. */
  query(question: SearchConsoleQuestion): Promise<SearchConsoleRow[]>;
}

/**
 * Google Search Console, read-only. Every request can throw SourceError: `auth` if the account's
 * owner has to grant access again, `access` if the account or this server may not read it.
 */
export interface SearchConsole {
  /** Google's consent page; Google redirects the browser to `redirectUri` (RFC 6749, RFC 7636). */
  authorizeUrl(request: { redirectUri: string; state: string; codeVerifier: string }): string;
  /** Exchanges the code of a redirect for the grant; each code works once. */
  exchangeCode(answer: {
    redirectUri: string;
    code: string;
    codeVerifier: string;
  }): Promise<SearchConsoleGrant>;
  open(refreshToken: string): SearchConsoleAccount;
  /** Revokes the grant with all its tokens. An invalid token is not an error. */
  revoke(refreshToken: string): Promise<void>;
}
