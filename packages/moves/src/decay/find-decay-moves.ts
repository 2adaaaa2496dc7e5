import { laterDay, type MoveGain, monthlyFactor } from '@keydence/domain';
import { type FoundMove, maxEvidence } from '../found-move.ts';
import { isPageBlocked, isSiteBlocked } from '../guards/is-blocked.ts';
import type { DecayDetails } from '../move-details.ts';
import { compareTexts, round } from '../shared/evidence.ts';
import { mergeHours, updateHours } from '../shared/hours.ts';
import type { DecayFacts, DecayFindings, DecayQuery, FallenPage } from './decay-facts.ts';
import { explainDecay, isGone } from './explain-decay.ts';
import { decayLimits, type PageDecay } from './find-decay.ts';

/** Chance to win back what was lost (assumption). */
const chance = { low: 0.25, mid: 0.45, high: 0.65 };
/** Standard deviations on each side that hold 80 % of a normal distribution. */
const width80 = 1.2816;
const muchLost = 100;
/** The clicks of a decay are of the last 28 days. */
const lossDays = 28;

/**
 * Work on pages that decay: an update, or a merge if another own page took over. A page that falls
 * because fewer people search for it is reported separately, since an update does not change that.
 * The gain is the lost clicks times the chance to regain them. Excludes pages that are young or
 * changed recently or moved to another address, and all if the whole site falls. Largest gain first.
 */
export function findDecayMoves(facts: DecayFacts): DecayFindings {
  const findings: DecayFindings = { moves: [], demandFalls: [] };
  if (isSiteBlocked(facts, facts.window.days)) return findings;
  const fallen = new Map(facts.fallen.map((page) => [page.page, page]));
  for (const decay of facts.decays) {
    if (decay.state !== 'decays' || isPageBlocked(facts.pages?.get(decay.page))) continue;
    const page = fallen.get(decay.page) ?? { page: decay.page, topic: null, queries: [], impressions: null };
    const details = detailsOf(decay, page, facts.finalDay);
    if (details.reason === 'demand_fell') {
      const { change, lost, startedOn } = details;
      findings.demandFalls.push({ page: page.page, topic: page.topic, change, lost, startedOn });
    } else if (details.otherPage === null || !isGone(page.queries))
      findings.moves.push(describe(decay, page, details));
  }
  findings.moves.sort(
    (a, b) => (b.gain?.mid ?? 0) - (a.gain?.mid ?? 0) || compareTexts(a.pages[0] ?? '', b.pages[0] ?? ''),
  );
  findings.demandFalls.sort((a, b) => b.lost - a.lost || compareTexts(a.page, b.page));
  return findings;
}

function detailsOf(decay: PageDecay, page: FallenPage, finalDay: string): DecayDetails {
  const change = decay.change ?? 0;
  return {
    change,
    lost: decay.lost ?? 0,
    expected: decay.expected ?? 0,
    startedOn: laterDay(finalDay, 1 - 7 * (decay.startedWeeksAgo ?? 0)),
    ...explainDecay(page, change),
  };
}

function describe(decay: PageDecay, page: FallenPage, details: DecayDetails): FoundMove<'decay'> {
  const { change, lost, otherPage } = details;
  const isMerge = otherPage !== null;
  return {
    verb: isMerge ? 'merge' : 'update',
    cause: 'decay',
    pages: isMerge ? [otherPage, page.page] : [page.page],
    topic: page.topic,
    queries: toEvidence(page.queries),
    triggers: [
      { name: 'change', value: change, threshold: decayLimits.change },
      { name: 'score', value: decay.score ?? 0, threshold: decayLimits.score },
      { name: 'lost_clicks', value: lost, threshold: decayLimits.lost },
    ],
    details,
    gain: gainOf(decay),
    confidence: lost >= muchLost ? 'high' : 'medium',
    effortHours: isMerge ? mergeHours : updateHours,
  };
}

/**
 * Clicks lost in a month times the chance to regain them. Its range is that of the change and of
 * the chance.
 */
function gainOf({ change, score, expected, lost }: PageDecay): MoveGain {
  const success = (lost ?? 0) * monthlyFactor(lossDays);
  const fall = Math.log(Math.max(1e-3, 1 + (change ?? 0)));
  const error = score ? width80 * Math.abs(fall / score) : 0;
  const lossOf = (end: number) => Math.max(0, (expected ?? 0) * (1 - Math.exp(Math.min(0, end))));
  const range = (end: number, chanceEnd: number) =>
    Math.hypot(
      Math.log(Math.max(1e-3, lossOf(end)) / Math.max(1e-3, lossOf(fall))),
      Math.log(chanceEnd / chance.mid),
    );
  const mid = success * chance.mid;
  return {
    low: round(mid * Math.exp(-range(fall + error, chance.low)), 1),
    mid: round(mid, 1),
    high: round(mid * Math.exp(range(fall - error, chance.high)), 1),
    success: round(success, 1),
    chance: chance.mid,
  };
}

function toEvidence(queries: readonly DecayQuery[]) {
  const lostBy = ({ before, now }: DecayQuery) => before.clicks - now.clicks;
  return queries
    .filter((query) => !query.isBrand && lostBy(query) > 0)
    .toSorted((a, b) => lostBy(b) - lostBy(a) || compareTexts(a.text, b.text))
    .slice(0, maxEvidence)
    .map((query) => ({
      keywordId: query.keywordId,
      text: query.text,
      ...query.now,
      rank: null,
      searchVolume: null,
      target: query.before.position,
      level: 1,
      success: round(lostBy(query) * monthlyFactor(lossDays), 1),
    }));
}
