import {
  type ComputedMove,
  type MoveFacts,
  type MoveFinding,
  maxMoveQueries,
  type NumberedEvidence,
  pagePath,
} from '@keydence/domain';
import {
  combineGains,
  type DemandFall,
  demandFallSentence,
  type EvidenceQuery,
  type FoundMove,
  moveReason,
  moveSentence,
} from '@keydence/moves';
import { readWeekEvidence } from './week-evidence.ts';

/** Hours shared by several findings on one page. */
const sharedHours = 0.5;

/** Facts behind the moves, with pages that lost clicks because fewer people search. */
type JoinedFacts = MoveFacts & { demandFalls: readonly DemandFall[] };

/** Joins findings on one page, or of one topic without a page, into one move. */
export function joinFindings(
  findings: readonly FoundMove[],
  tooHard: ReadonlySet<FoundMove>,
  facts: JoinedFacts,
): ComputedMove[] {
  const groups = new Map<string, FoundMove[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].map((group) => join(group, tooHard, facts));
}

function keyOf({ verb, pages, likelyPage, topic, queries }: FoundMove): string {
  const page = pages[0] ?? likelyPage ?? undefined;
  if (verb !== 'write' && page !== undefined) return `page ${page}`;
  const kind = verb === 'write' ? 'write' : 'page';
  return topic ? `${kind} topic ${topic.id}` : `${kind} search ${queries[0]?.text ?? ''}`;
}

function join(group: FoundMove[], tooHard: ReadonlySet<FoundMove>, facts: JoinedFacts): ComputedMove {
  const sorted = group.toSorted((a, b) => rankOf(b) - rankOf(a));
  const [lead, ...others] = sorted;
  if (!lead) throw new Error('a group has findings');
  const pages = [...new Set(sorted.flatMap((finding) => finding.pages))];
  return {
    verb: lead.verb,
    causes: [...new Set(sorted.map(({ cause }) => cause))],
    pages: lead.verb === 'merge' ? pages : pages.slice(0, 1),
    topic: sorted.find(({ topic }) => topic !== null)?.topic ?? null,
    sentence: [
      ...sorted.map(moveSentence),
      ...facts.demandFalls.filter(({ page }) => pages.includes(page)).map(demandFallSentence),
    ].join(' '),
    reason: reasonOf(lead),
    evidence: gatherEvidence(sorted, facts),
    triggers: sorted.flatMap(({ triggers }) => triggers),
    gain: combineGains(sorted),
    confidence: lead.confidence,
    effortHours: Math.max(
      sharedHours,
      sorted.reduce((sum, { effortHours }) => sum + effortHours, 0) - sharedHours * others.length,
    ),
    isTooHard: sorted.every((finding) => tooHard.has(finding)),
    findings: sorted.map((finding): MoveFinding => ({ ...finding })),
  };
}

/** Adds the probable page of the searches if no source names it. */
function reasonOf(lead: FoundMove): string {
  const reason = moveReason(lead);
  return lead.likelyPage ? `${reason}, probably for ${pagePath(lead.likelyPage)}` : reason;
}

/** Mergers first, since they decide the page's future; then by gain. */
function rankOf({ verb, gain }: FoundMove): number {
  return (verb === 'merge' ? 1e9 : 0) + (gain?.mid ?? 0);
}

function gatherEvidence(findings: readonly FoundMove[], facts: MoveFacts): NumberedEvidence {
  const queries = new Map<string, EvidenceQuery>();
  for (const query of findings.flatMap((finding) => finding.queries)) {
    const known = queries.get(query.text);
    if (!known || known.success < query.success) queries.set(query.text, query);
  }
  const evidence: NumberedEvidence = {
    queries: [...queries.values()]
      .toSorted((a, b) => b.success - a.success)
      .slice(0, maxMoveQueries)
      .map((query) => viewQuery(query, facts.hasSearchConsole)),
    ...readWeekEvidence(findings, facts),
    linkSources: [],
    rankers: [],
    likelyPage: findings[0]?.likelyPage ?? null,
  };
  for (const finding of findings) {
    if (finding.cause === 'few_links') evidence.linkSources.push(...finding.details.sources);
    if (finding.cause === 'missing_page')
      evidence.rankers.push(
        ...finding.details.rankers.map(({ domain, page, rank, keyword }) => ({
          domainName: domain,
          page,
          rank,
          keywordText: keyword,
        })),
      );
  }
  return evidence;
}

function viewQuery(
  { keywordId, text, impressions, clicks, position, rank, searchVolume, target }: EvidenceQuery,
  hasSearchConsole: boolean,
): NumberedEvidence['queries'][number] {
  const isCounted = hasSearchConsole || impressions > 0;
  return {
    keywordId,
    text,
    impressions: isCounted ? impressions : null,
    clicks: isCounted ? clicks : null,
    position,
    rank,
    searchVolume,
    target,
  };
}
