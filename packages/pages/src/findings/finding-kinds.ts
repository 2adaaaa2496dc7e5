/**
 * Requirement of a finding. `complete`: every page of the site was read, so that a page not seen
 * does not exist.
 */
export type FindingNeed = 'pages' | 'complete' | 'two-runs' | 'thirty-pages';

/** Effect on a visitor: an error, a detour, or none, which is a hint for the owner. */
export type FindingGroup = 'error' | 'detour' | 'hint';

interface FindingKindFacts {
  readonly group: FindingGroup;
  readonly needs: FindingNeed;
}

const kind = (group: FindingGroup, needs: FindingNeed = 'pages'): FindingKindFacts => ({ group, needs });

/** Every kind of finding, with its group and requirement. */
export const findingKinds = {
  orphan: kind('hint', 'complete'),
  nofollow_only: kind('hint', 'complete'),
  nav_only: kind('hint', 'complete'),
  deep_page: kind('detour', 'complete'),
  broken_link: kind('error'),
  link_to_error: kind('error', 'two-runs'),
  link_to_redirect: kind('detour'),
  redirect_chain: kind('detour'),
  redirect_circle: kind('error'),
  broken_external_link: kind('error'),
  soft_404: kind('error'),
  duplicate: kind('hint'),
  near_duplicate: kind('hint'),
  same_title: kind('hint'),
  same_description: kind('hint'),
  same_h1: kind('hint'),
  thin: kind('hint', 'thirty-pages'),
  no_title: kind('hint'),
  long_title: kind('hint'),
  no_h1: kind('hint'),
  several_h1: kind('hint'),
  skipped_level: kind('hint'),
  no_description: kind('hint'),
  several_canonicals: kind('hint'),
  canonical_in_body: kind('hint'),
  canonical_relative: kind('hint'),
  canonical_fragment: kind('hint'),
  canonical_other_host: kind('hint'),
  canonical_not_ok: kind('hint'),
  canonical_noindex: kind('hint'),
  canonical_chain: kind('hint'),
  hreflang_code: kind('hint'),
  hreflang_no_return: kind('hint'),
  hreflang_no_self: kind('hint'),
  hreflang_target: kind('hint'),
  noindex_with_clicks: kind('hint'),
  noindex_in_sitemap: kind('hint'),
  error_in_sitemap: kind('hint'),
  forbidden_in_sitemap: kind('hint'),
  missing_in_sitemap: kind('hint', 'complete'),
  broken_json: kind('hint'),
  unknown_type: kind('hint'),
  missing_fields: kind('hint'),
  wrong_language: kind('hint'),
  broken_charset: kind('error'),
  insecure_link: kind('hint'),
  certificate_ends: kind('error'),
  slow_answer: kind('detour'),
  large_html: kind('detour'),
  images_without_alt: kind('hint'),
  changed: kind('hint', 'two-runs'),
} as const satisfies Record<string, FindingKindFacts>;

export type FindingKind = keyof typeof findingKinds;
