/**
 * Headers of every response: no content sniffing, no framing, no referrer. HSTS is set only if the
 * public address uses https.
 */
export function securityHeaders(publicUrl: string): [string, string][] {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ];
  if (publicUrl.startsWith('https:')) {
    headers.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
  }
  return headers;
}

/** Policy for responses other than pages: no loading, no framing. */
export const closedContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * Policy for pages: own scripts and styles, and inline ones with this response's nonce, if it has
 * one.
 */
export function pageContentSecurityPolicy(nonce?: string): string {
  const code = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src ${code}`,
    `style-src ${code}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
