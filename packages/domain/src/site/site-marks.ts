/**
 * Where a prerendered page names what only its server knows. The pages carry these marks through the build; the server
 * puts the values of its settings there when it starts (`docs/adr/0015-public-pages-are-filled-in-at-start.md`).
 */
export const siteMarks = {
  /** The product's public address, without a slash at its end. */
  publicUrl: '{{public_url}}',
  operatorName: '{{operator_name}}',
  operatorAddress: '{{operator_address}}',
  jurisdiction: '{{jurisdiction}}',
  supportEmail: '{{support_email}}',
  inquiriesEmail: '{{inquiries_email}}',
  /** A mail link, or the Contact section of the Privacy Policy while no address is set. */
  supportHref: '{{support_href}}',
  inquiriesHref: '{{inquiries_href}}',
  /** Links to the operator's profiles, as HTML; empty while none is set. */
  socialLinks: '{{social_links}}',
  /** `on` where clicks are to be reported, else `off`. */
  events: '{{events}}',
  /** The path of the request; only on the page for unknown paths. */
  path: '{{path}}',
} as const;

export type SiteMark = keyof typeof siteMarks;

/** The marks whose values are markup of the server's own; all others stand as text. */
export const markupMarks: readonly SiteMark[] = ['socialLinks'];
