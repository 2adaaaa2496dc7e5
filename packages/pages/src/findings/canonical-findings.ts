import type { Finding } from './finding.ts';
import { canonicalKeys, canonicalOf, type ReadPage, type SiteIndex } from './site-index.ts';

const mostSteps = 5;

/** Canonicals that contradict each other, or that have an invalid target. */
export function* findCanonicalFindings(site: SiteIndex): Generator<Finding> {
  for (const page of site.pages) {
    if (!site.isRead(page) || site.isNoindex(page)) continue;
    yield* judgeForm(page);
    yield* judgeTarget(site, page);
  }
}

/** Faults in the notation of the canonical. */
function* judgeForm(page: ReadPage): Generator<Finding> {
  const at = { page: page.key, other: null };
  const { canonicals } = page.facts;
  const inBody = canonicals.find(({ from }) => from === 'body');
  if (inBody) yield { kind: 'canonical_in_body', ...at, evidence: { found: inBody.found } };
  if (canonicalKeys(page).size > 1) {
    const found = canonicals.filter(({ from }) => from !== 'body').map((each) => each.found);
    yield { kind: 'several_canonicals', ...at, evidence: { found } };
  }
  const believed = canonicals.filter(({ from }) => from !== 'body');
  const relative = believed.find(({ found }) => !/^https?:\/\//i.test(found));
  if (relative) yield { kind: 'canonical_relative', ...at, evidence: { found: relative.found } };
  const fragment = believed.find(({ found }) => found.includes('#'));
  if (fragment) yield { kind: 'canonical_fragment', ...at, evidence: { found: fragment.found } };
}

/** Faults of the target, if the canonical names another page. */
function* judgeTarget(site: SiteIndex, page: ReadPage): Generator<Finding> {
  const key = canonicalOf(page);
  if (key === null || key === page.key) return;
  const found = page.facts.canonicals.find((each) => each.key === key)?.found ?? key;
  const pair = { page: page.key, other: key };
  if (!site.isOwnHost(key)) yield { kind: 'canonical_other_host', ...pair, evidence: { found } };
  const target = site.get(key);
  if (!target || target.answers.length === 0) return;
  const status = site.status(target);
  if (status !== null && status !== 200)
    yield { kind: 'canonical_not_ok', ...pair, evidence: { found, status } };
  if (!site.isRead(target)) return;
  if (site.isNoindex(target)) yield { kind: 'canonical_noindex', ...pair, evidence: { found } };
  const { path, isCircle } = followCanonicals(site, page);
  if (path.length > 2) yield { kind: 'canonical_chain', ...pair, evidence: { found, path, isCircle } };
}

function followCanonicals(site: SiteIndex, start: ReadPage): { path: string[]; isCircle: boolean } {
  const path = [start.key];
  let page: ReadPage = start;
  while (path.length <= mostSteps) {
    const next = canonicalOf(page);
    if (next === null || next === page.key) break;
    path.push(next);
    if (path.indexOf(next) < path.length - 1) return { path, isCircle: true };
    const target = site.get(next);
    if (!target || !site.isRead(target)) break;
    page = target;
  }
  return { path, isCircle: false };
}
