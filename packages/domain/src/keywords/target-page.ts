import { z } from 'zod';

export const maxTargetUrlLength = 2_048;

/** The page that is meant to rank for a keyword. Any host: a campaign page may live elsewhere. */
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

/** How the page that ranks relates to the one that should. */
export type TargetState = 'no_target' | 'not_ranking' | 'target_ranks' | 'other_ranks';

/**
 * Whether the page that ranks is the target. Scheme, a leading "www.", the case of the host, a closing slash and the
 * fragment make no other page; the path's case and the query do.
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
