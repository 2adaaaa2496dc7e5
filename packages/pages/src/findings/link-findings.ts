import type { Finding } from './finding.ts';
import { evidenceOf, type SiteIndex } from './site-index.ts';
import type { PageAnswer, SitePage } from './site-pages.ts';

/** Seconds between two requests of a target, because many servers recover in between. */
const secondsBetween = { own: 30, external: 24 * 3_600 };
const mostEvidence = 20;

/** Links that lead to errors or detours. One finding per target, with the linking pages. */
export function* findLinkFindings(site: SiteIndex): Generator<Finding> {
  for (const page of site.pages) {
    const inbound = site.directOf(page.key);
    if (inbound.count > 0) yield* judgeTarget(site, page);
    if (site.isRead(page) && page.answersLike !== null) {
      yield { kind: 'soft_404', page: page.key, other: null, evidence: { likeAddress: page.answersLike } };
    }
  }
  yield* judgeExternals(site);
}

function* judgeTarget(site: SiteIndex, page: SitePage): Generator<Finding> {
  const target = { page: page.key, other: null };
  const links = evidenceOf(site.directOf(page.key));
  const { hops, isCircle } = site.hopsFrom(page.key);
  if (hops.length > 0) {
    const kind = isCircle ? 'redirect_circle' : hops.length > 1 ? 'redirect_chain' : 'link_to_redirect';
    yield { kind, ...target, evidence: { ...links, hops } };
  }
  if (isGone(page.answers, secondsBetween.own)) {
    yield { kind: 'broken_link', ...target, evidence: { ...links, answers: page.answers } };
  }
  const answer = page.answers.at(-1);
  if (isError(answer) && isError(page.earlierAnswer)) {
    yield { kind: 'link_to_error', ...target, evidence: { ...links, answer, earlier: page.earlierAnswer } };
  }
}

function* judgeExternals({ run }: SiteIndex): Generator<Finding> {
  for (const { address, checks, sources, sourceCount } of run.externals) {
    const [first] = sources;
    if (first === undefined || !isGone(checks, secondsBetween.external)) continue;
    const evidence = { checks, count: sourceCount, links: sources.slice(0, mostEvidence) };
    yield { kind: 'broken_external_link', page: first.page, other: address, evidence };
  }
}

/** True if the last two responses report a missing page, far enough apart in time. */
function isGone(answers: readonly PageAnswer[], seconds: number): boolean {
  const [before, last] = answers.slice(-2);
  if (before === undefined || last === undefined || !saysGone(before) || !saysGone(last)) return false;
  return last.at.getTime() - before.at.getTime() >= seconds * 1_000;
}

function saysGone({ status, failure }: PageAnswer): boolean {
  return status === 404 || status === 410 || failure === 'no-host';
}

function isError(answer: PageAnswer | null | undefined): answer is PageAnswer {
  if (!answer) return false;
  const { status, failure } = answer;
  return (status !== null && status >= 500) || (failure !== null && failure !== 'no-host');
}
