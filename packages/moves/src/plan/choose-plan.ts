import { planRange } from '@keydence/domain';
import type { MoveConfidence } from '../found-move.ts';
import { round } from '../shared/evidence.ts';
import { combineGains } from './combine-gains.ts';
import { byDensity, type Fillable, fillPlan, fits, fitsTopic, type Room, worth } from './fill-plan.ts';
import { groupPages, type LeftOutMove, type PageGroup } from './group-pages.ts';
import type { ChosenPlan, PlanCandidate, PlanCapacity, PlanItem, PlanLeftOut } from './plan-schema.ts';
import { findOpenMerges, refuseMove } from './refuse-move.ts';

const confidenceWeights: Record<MoveConfidence, number> = { high: 1, medium: 0.85, low: 0.6 };
/** Work on one page together saves so much for each move after the first. */
const sharedHours = 0.5;
const quarter = 0.25;
/** One item in this many may be a bet. */
const itemsPerBet = 5;
/** All bets together cost at most this share of the plan's value: what their hours bring on average, less their own. */
const mostBetCost = 0.03;
const mostTopicShare = 0.5;
const planDays = 14;
/** A new page whose season starts sooner comes first. */
const seasonWeeks = 16;

interface Item extends Fillable {
  members: PlanCandidate[];
  gain: PlanItem['gain'];
  confidence: MoveConfidence;
  isPinned: boolean;
}

/**
 * The moves of two weeks that bring most for the hours. All moves on one page are one item with one gain; the k-th item
 * of a topic counts 0.75^(k−1), and a topic takes at most half of the hours unless it is pinned, or a single item. One item in five may be
 * a bet: one of low confidence with a large high end against its expected gain, if all bets cost at most 3 % of the plan. A topic with an open merge gets no new page.
 * Hours and items never exceed the capacity. Each move is in an item, or left out with the first reason that holds.
 */
export function choosePlan(candidates: readonly PlanCandidate[], capacity: PlanCapacity): ChosenPlan {
  const sorted = candidates.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const openMerges = findOpenMerges(sorted);
  const leftOut: LeftOutMove[] = [];
  const open: PlanCandidate[] = [];
  const busy = new Map(
    sorted.filter(isBusy).flatMap(({ id, move }) => move.pages.map((page) => [page, id] as const)),
  );
  for (const candidate of sorted) {
    const reason =
      refuseMove(candidate, openMerges, capacity.leastPerHour ?? 0) ?? waitForPage(candidate, busy);
    if (reason === null) open.push(candidate);
    else leftOut.push({ moveId: candidate.id, reason });
  }
  const quarters = Math.max(0, Math.floor(capacity.hours / quarter + 1e-9));
  const room: Room = {
    count: Math.max(0, Math.floor(capacity.pages)),
    quarters,
    topicQuarters: Math.floor(quarters * mostTopicShare),
  };
  const { groups, leftOut: redirected } = groupPages(open);
  leftOut.push(...redirected);
  const items = groups.map((group) => {
    const { item, trimmed } = toItem(group, quarters);
    leftOut.push(
      ...trimmed.map(({ id }) => ({ moveId: id, reason: { code: 'no_room', limit: 'hours' } as const })),
    );
    return item;
  });
  const { pinned, bets, others } = pickItems(items, room);
  const chosen = [...pinned, ...bets, ...others];
  const lost = items.filter((item) => !chosen.includes(item));
  for (const item of lost) {
    const reason = compare(item, { chosen, others, room });
    leftOut.push(...item.members.map(({ id }) => ({ moveId: id, reason })));
  }
  const planned = describe(chosen, bets);
  return {
    items: planned,
    leftOut: leftOut.sort((a, b) => (a.moveId < b.moveId ? -1 : 1)),
    hours: planned.reduce((sum, { effortHours }) => sum + effortHours, 0),
    range: { ...planRange(planned.map(({ gain }) => gain)), mid: sumMids(planned) },
  };
}

function sumMids(items: readonly PlanItem[]): number {
  return round(
    items.reduce((sum, { gain }) => sum + (gain?.mid ?? 0), 0),
    1,
  );
}

function isBusy({ isInProgress, isExcluded }: PlanCandidate): boolean {
  return isInProgress && !isExcluded;
}

/** A page that is worked on gets no second item. */
function waitForPage({ move }: PlanCandidate, busy: ReadonlyMap<string, string>): PlanLeftOut | null {
  const moveId = move.pages.map((page) => busy.get(page)).find((id) => id !== undefined);
  return moveId === undefined ? null : { code: 'same_page', moveId };
}

/** One item of a page's moves; those that do not fit into the hours are trimmed, the weakest first. */
function toItem({ members: all }: PageGroup, quarters: number): { item: Item; trimmed: PlanCandidate[] } {
  const members = all.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned));
  const trimmed: PlanCandidate[] = [];
  while (members.length > 1 && quartersOf(members) > quarters) trimmed.push(...members.splice(-1));
  const gain = combineGains(members.map(({ move }) => move));
  const strongest = members.toSorted((a, b) => (b.move.gain?.mid ?? 0) - (a.move.gain?.mid ?? 0))[0];
  const { confidence, topic } = strongest.move;
  return {
    item: {
      key: strongest.id,
      members,
      gain,
      confidence,
      value: (gain?.mid ?? 0) * confidenceWeights[confidence],
      quarters: quartersOf(members),
      topicId: topic?.id ?? null,
      isPinned: members.some(({ isPinned }) => isPinned),
    },
    trimmed,
  };
}

function quartersOf(members: readonly PlanCandidate[]): number {
  const hours = members.reduce((sum, { move }) => sum + move.effortHours, 0);
  return Math.max(1, Math.ceil((hours - sharedHours * (members.length - 1)) / quarter - 1e-9));
}

function pickItems(items: readonly Item[], room: Room): { pinned: Item[]; bets: Item[]; others: Item[] } {
  const pinned: Item[] = [];
  const anyTopic = { ...room, topicQuarters: Number.POSITIVE_INFINITY };
  for (const item of items.filter(({ isPinned }) => isPinned).sort(byDensity)) {
    if (fits(item, pinned, anyTopic)) pinned.push(item);
  }
  const free = items.filter(({ isPinned }) => !isPinned);
  const left = (taken: readonly Item[]): Room => ({
    ...room,
    count: room.count - taken.length,
    quarters: room.quarters - quartersIn(taken),
  });
  const first = fillPlan(free, pinned, left(pinned));
  const bets = pickBets(free, pinned, {
    room,
    planned: [...pinned, ...first],
    smallest: Math.min(...first.map(({ gain }) => gain?.mid ?? 0)),
  });
  if (bets.length === 0) return { pinned, bets, others: first };
  const rest = free.filter((item) => !bets.includes(item));
  const taken = [...pinned, ...bets];
  return { pinned, bets, others: fillPlan(rest, taken, left(taken)) };
}

/**
 * Items of low confidence that may bring much more than is expected of them: at least as much as the smallest item of the
 * plan. They are cheap: the plan without them is hardly worth more.
 */
function pickBets(
  free: readonly Item[],
  pinned: readonly Item[],
  { room, planned, smallest }: { room: Room; planned: readonly Item[]; smallest: number },
) {
  const bets: Item[] = [];
  const whole = worth(planned);
  const perQuarter = whole / Math.max(1, quartersIn(planned));
  const most = Math.floor(planned.length / itemsPerBet);
  let left = mostBetCost * whole;
  const able = free
    .flatMap((item) => {
      const { gain, confidence, quarters, value } = item;
      if (gain === null || gain.mid <= 0 || confidence !== 'low' || gain.high < smallest) return [];
      const cost = Math.max(0, quarters * perQuarter - value);
      return cost <= left ? [{ item, cost, odds: gain.high / gain.mid }] : [];
    })
    .sort((a, b) => b.odds - a.odds || byDensity(a.item, b.item));
  for (const { item, cost } of able) {
    if (bets.length === most) break;
    if (cost > left || !fits(item, [...pinned, ...bets], room)) continue;
    bets.push(item);
    left -= cost;
  }
  return bets;
}

function quartersIn(items: readonly Item[]): number {
  return items.reduce((sum, { quarters }) => sum + quarters, 0);
}

/** Why an item lost against those that are in. */
function compare(
  item: Item,
  { chosen, others, room }: { chosen: readonly Item[]; others: readonly Item[]; room: Room },
): PlanLeftOut {
  const last = others.toSorted(byDensity).at(-1);
  if (!item.isPinned && last && byDensity(item, last) > 0) return { code: 'fewer_visits' };
  if (chosen.length >= room.count) return { code: 'no_room', limit: 'pages' };
  return { code: 'no_room', limit: fitsTopic(item, chosen, room) ? 'hours' : 'topic' };
}

/** The items in the order of their dates, which are spread by effort. */
function describe(chosen: readonly Item[], bets: readonly Item[]): PlanItem[] {
  const startsSoon = ({ members }: Item) =>
    members.some(
      ({ move, seasonStartsInWeeks: weeks }) =>
        move.verb === 'write' && weeks !== null && weeks <= seasonWeeks,
    );
  const sorted = chosen.toSorted((a, b) => Number(startsSoon(b)) - Number(startsSoon(a)) || byDensity(a, b));
  const total = quartersIn(sorted);
  let done = 0;
  return sorted.map((item) => {
    done += item.quarters;
    const ordered = item.members.toSorted((a, b) => (b.move.gain?.mid ?? 0) - (a.move.gain?.mid ?? 0));
    const { move } = ordered[0];
    return {
      moveIds: ordered.map(({ id }) => id),
      page: move.pages[0] ?? null,
      topic: move.topic,
      gain: item.gain,
      confidence: item.confidence,
      effortHours: item.quarters * quarter,
      isBet: bets.includes(item),
      dueDay: Math.max(1, Math.ceil((done * planDays) / total)),
    };
  });
}
