/**
 * Headers of every response: nothing is taken for another type than it has, shown in a frame, or told where its reader
 * came from. HSTS only makes sense where people come by https.
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

/** For answers that are no page: nothing in them may load or frame anything. */
export const closedContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** For pages: own scripts and styles, and the inline ones that carry this response's nonce, where it has one. */
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
