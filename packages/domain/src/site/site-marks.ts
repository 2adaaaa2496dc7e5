/**
 * Placeholders in prerendered pages for values that only the server knows. They stay in the pages
 * through the build; the server replaces them with its settings at start
 * (`docs/adr/0015-public-pages-are-filled-in-at-start.md`).
 */
export const siteMarks = {
  /** The product's public address, without a trailing slash. */
  publicUrl: '{{public_url}}',
  operatorName: '{{operator_name}}',
  operatorAddress: '{{operator_address}}',
  jurisdiction: '{{jurisdiction}}',
  supportEmail: '{{support_email}}',
  inquiriesEmail: '{{inquiries_email}}',
  /** A mail link, or the Contact section of the Privacy Policy if no address is set. */
  supportHref: '{{support_href}}',
  inquiriesHref: '{{inquiries_href}}',
  /** Links to the operator's profiles, as HTML; empty if none is set. */
  socialLinks: '{{social_links}}',
  /** `on` if clicks are reported, else `off`. */
  events: '{{events}}',
  /** The path of the request; only on the page for unknown paths. */
  path: '{{path}}',
} as const;

export type SiteMark = keyof typeof siteMarks;

/** Placeholders whose values are the server's own markup; all others are replaced by text. */
export const markupMarks: readonly SiteMark[] = ['socialLinks'];
