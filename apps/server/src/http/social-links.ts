import { escapeHtml } from './escape-html.ts';

const names: Record<string, string> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** Links to the operator's profiles as HTML, named by network or, for others, by host. */
export function writeSocialLinks(addresses: readonly string[]): string {
  return addresses
    .map((address) => {
      const host = new URL(address).hostname.replace(/^www\./, '');
      const href = escapeHtml(new URL(address).href);
      return `<a href="${href}" rel="me noopener">${escapeHtml(names[host] ?? host)}</a>`;
    })
    .join(' ');
}
