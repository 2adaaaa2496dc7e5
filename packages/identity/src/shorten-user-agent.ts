const maxUserAgentLength = 300;

/** The stored part of a `User-Agent` header. */
export function shortenUserAgent(userAgent: string | undefined): string | null {
  return userAgent?.slice(0, maxUserAgentLength) ?? null;
}
