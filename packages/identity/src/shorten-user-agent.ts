const maxUserAgentLength = 300;

/** What a browser says of itself, as long as it is kept. */
export function shortenUserAgent(userAgent: string | undefined): string | null {
  return userAgent?.slice(0, maxUserAgentLength) ?? null;
}
