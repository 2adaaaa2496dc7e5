import type { DecayReason } from '../move-details.ts';
import type { DecayQuery, FallenPage } from './decay-facts.ts';

export interface DecayCause {
  reason: DecayReason;
  position: { before: number; now: number } | null;
  /** The page that took over; null for other reasons. */
  otherPage: string | null;
}

/** A place worse by so much has fallen; one that changed by at most `steady` has not. */
const places = { fallen: 1, steady: 0.5 };
/** Searches that hold so much of the loss explain it. */
const leastShare = 0.5;
/** Impressions that fell by so much of the fall of the clicks, as logarithms, explain it. */
const leastDemandShare = 0.6;
/** A page with at most this share of its impressions is out of use. */
const leftShare = 0.1;
/** The other page gained so much of what was lost. */
const leastGained = 0.5;

/**
 * Why a page lost clicks, the first of: another own page is shown instead of it, its place fell, fewer people search, its
 * results are clicked less at the same place, another own page took over; else unknown. Searches count by what they lost.
 */
export function explainDecay({ queries, impressions }: FallenPage, change: number): DecayCause {
  const losses = queries.filter(({ isBrand }) => !isBrand).map((query) => ({ query, loss: lossOf(query) }));
  const lost = losses.reduce((sum, { loss }) => sum + Math.max(0, loss), 0);
  const position = meanPosition(queries);
  const told = (reason: DecayReason, otherPage: string | null = null) => ({ reason, position, otherPage });
  if (lost <= 0) return told('unknown');
  const shareOf = (holds: (query: DecayQuery) => boolean) =>
    losses.reduce((sum, { query, loss }) => sum + (loss > 0 && holds(query) ? loss : 0), 0) / lost;
  const heir = findHeir(losses, lost);
  if (heir !== null && isGone(queries)) return told('taken_over', heir);
  if (shareOf((query) => moved(query) >= places.fallen) >= leastShare) return told('place_fell');
  const isSteady = position !== null && Math.abs(position.now - position.before) <= places.steady;
  const isStillShown = shareOf(({ now }) => now.position !== null) >= leastShare;
  if (isSteady && isStillShown && heir === null && impressions !== null && isDemand(impressions, change)) {
    return told('demand_fell');
  }
  const isClickedLess = (query: DecayQuery) =>
    Math.abs(moved(query)) < places.fallen && rateFell(query, change);
  if (shareOf(isClickedLess) >= leastShare) return told('clicks_fell');
  return heir === null ? told('unknown') : told('taken_over', heir);
}

/** True if a page is hardly shown any more for the searches that it had. */
export function isGone(queries: readonly DecayQuery[]): boolean {
  const sumOf = (side: 'now' | 'before') => queries.reduce((sum, query) => sum + query[side].impressions, 0);
  return sumOf('now') <= leftShare * sumOf('before');
}

function lossOf({ now, before }: DecayQuery): number {
  return before.clicks - now.clicks;
}

/** Places that a search lost; 0 if one of them is unknown. */
function moved({ now, before }: DecayQuery): number {
  return now.position === null || before.position === null ? 0 : now.position - before.position;
}

function isDemand({ now, before }: { now: number; before: number }, change: number): boolean {
  if (before <= 0 || change <= -1) return now === 0 && before > 0;
  return Math.log(Math.max(1, now) / before) <= leastDemandShare * Math.log1p(change);
}

/** True if the click rate, and not the impressions, explains most of a search's loss. */
function rateFell({ now, before }: DecayQuery, change: number): boolean {
  if (now.impressions === 0 || before.impressions === 0) return false;
  const rate = now.clicks / now.impressions;
  return rate <= (before.clicks / before.impressions) * Math.sqrt(Math.max(0, 1 + change));
}

/** The own page that gained most of the clicks; null if none gained enough. */
function findHeir(losses: readonly { query: DecayQuery; loss: number }[], lost: number): string | null {
  const gained = new Map<string, number>();
  for (const { query, loss } of losses) {
    const { gainedBy } = query;
    if (gainedBy === null || loss <= 0) continue;
    gained.set(gainedBy.page, (gained.get(gainedBy.page) ?? 0) + Math.min(loss, gainedBy.clicks));
  }
  const [best] = [...gained].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return best && best[1] >= leastGained * lost ? best[0] : null;
}

function meanPosition(queries: readonly DecayQuery[]): DecayCause['position'] {
  const placed = queries.filter(({ now, before }) => now.position !== null && before.position !== null);
  const weight = placed.reduce((sum, { before }) => sum + before.impressions, 0);
  if (weight === 0) return null;
  const meanOf = (side: 'before' | 'now') =>
    placed.reduce((sum, query) => sum + query.before.impressions * (query[side].position ?? 0), 0) / weight;
  return { before: meanOf('before'), now: meanOf('now') };
}
