import { z } from 'zod';

export const maxTargetUrlLength = 2_048;

/** The page that should rank for a keyword. On any host, because a campaign page may be on another site. */
export const targetUrl = z
  .string()
  .trim()
  .max(
    maxTargetUrlLength,
    `The address must be at most ${maxTargetUrlLength.toLocaleString('en-US')} characters.`,
  )
  .refine((url) => /^https?:\/\/\S+$/i.test(url) && URL.canParse(url), {
    message: 'Enter a full address that starts with https:// or http://.',
  });

/** Relation of the ranking page to the target page. */
export type TargetState = 'no_target' | 'not_ranking' | 'target_ranks' | 'other_ranks';

/**
 * Compares the ranking page with the target. Ignores scheme, a leading "www.", the case of the
 * host, a trailing slash and the fragment; the path's case and the query are significant.
 */
export function targetState(page: { targetUrl: string | null; rankingUrl: string | null }): TargetState {
  if (page.targetUrl === null) return 'no_target';
  if (page.rankingUrl === null) return 'not_ranking';
  return pageKey(page.targetUrl) === pageKey(page.rankingUrl) ? 'target_ranks' : 'other_ranks';
}

function pageKey(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname, search } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/(?<!\/)\/+$/, '')}${search}`;
}
