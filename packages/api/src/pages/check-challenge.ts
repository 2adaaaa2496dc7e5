import type { SiteAnswer } from '@keydence/domain';

const looked = 20_000;
/** Markers that bot challenges put into their pages. */
const marks =
  /cdn-cgi\/challenge-platform|cf[-_]chl[-_]|_Incapsula_Resource|captcha-delivery\.com|px-captcha|\/\.well-known\/sgcaptcha|ddos-guard|awswaf|_sec\/cp_challenge|sucuri_cloudproxy|kpsdk|aws-waf-token/i;
const titles =
  /<title[^<>]{0,200}>\s{0,50}(just a moment|attention required|access denied|pardon our interruption|checking your browser|please wait\W|one moment, please|are you (a )?(robot|human)|verify(ing)? you are (a )?human|security check|human verification|bot verification|ddos-guard|robot check)/i;
const walls: ReadonlySet<number> = new Set([401, 403, 405, 406, 429, 503]);

/**
 * True if a response is a bot challenge instead of the page. A response with status 200 needs both the title and a
 * marker of a challenge, because other pages write about challenges.
 */
export function isChallenge({
  status,
  headers,
  body,
}: Pick<SiteAnswer, 'status' | 'headers' | 'body'>): boolean {
  if (headers['cf-mitigated'] === 'challenge') return true;
  if (headers['x-datadome'] === 'protected' && walls.has(status)) return true;
  const isPage = status === 200 || status === 202;
  if (!isPage && !walls.has(status)) return false;
  const text = Buffer.from(body.subarray(0, looked)).toString('latin1');
  return isPage ? titles.test(text) && marks.test(text) : titles.test(text) || marks.test(text);
}
