// Plants work on a made-up site, and traps that look like it.
import type { Draws } from '../random-draws.ts';
import { seenShare, trueRate } from './place-model.ts';
import {
  createDraft,
  createQuery,
  type DraftPage,
  type DraftQuery,
  drawDemand,
  type Plant,
  rankingOf,
  type SiteDraft,
  textOf,
  worldDays,
} from './site-draft.ts';

const windowStart = worldDays / 2;
/** Weeks change their leading page at their border. */
const weekOf = (day: number) => Math.floor(day / 7);
/** A site with planted work. Pages are used once, so that what a rule finds has one reason. */
export function createPlantedSite(draws: Draws): SiteDraft {
  const draft = createDraft(draws);
  const guides = draft.pages.filter(({ kind, address }) => kind === 'guide' && address.includes('guide'));
  const free = shuffle(guides, draws);
  const take = (plant: Plant): DraftPage => {
    const page = free.pop();
    if (!page) throw new Error('No page is left to plant on.');
    page.plant = plant;
    draft.queries = draft.queries.filter((query) => !query.rankings.some((ranking) => ranking.page === page));
    return page;
  };
  const state = { draft, draws, take, next: 1_000 };
  plantStriking(state);
  plantClickRates(state);
  plantMerges(state);
  strengthen(state);
  return draft;
}

interface Planting {
  draft: SiteDraft;
  draws: Draws;
  take(plant: Plant): DraftPage;
  next: number;
}

function add(
  state: Planting,
  page: DraftPage,
  { place, demand }: { place: number; demand: number },
): DraftQuery {
  state.next += 1;
  const text = textOf(page.topic.name, state.next);
  const query = createQuery(state.draft, { text, place, demand, page, plant: page.plant }, state.draws);
  state.draft.queries.push(query);
  return query;
}

export function updateTarget(place: number): number {
  return place <= 10.4 ? 3 : 6;
}

/** 40 searches on 25 pages at places 4 to 20, and traps at the same places. */
function plantStriking(state: Planting): void {
  const { draws, take } = state;
  const pages = Array.from({ length: 25 }, () => take('striking'));
  for (let index = 0; index < 40; index += 1) {
    const place = draws.between(4.5, 19);
    const level = draws.between(0.6, 1.4);
    const won = trueRate(updateTarget(place)) - trueRate(place);
    // Visits a month to expect, so that each page has work of a size that matters to the site.
    const demand = draws.between(35, 120) / (0.25 * won * level * seenShare(place));
    add(state, pages[index % pages.length] as DraftPage, { place, demand }).levelOn = () => level;
  }
  const trap = (plant: Plant, impressions = 2_500) => {
    const place = draws.between(5, 9);
    return add(state, take(plant), { place, demand: impressions });
  };
  for (let index = 0; index < 4; index += 1) {
    trap('unclicked').levelOn = () => 0.05;
    const unsteady = trap('unsteady');
    unsteady.rankings = unsteady.rankings.slice(0, 1).map((ranking) => ({
      ...ranking,
      placeOn: (day) => (weekOf(day) % 2 ? 3 : 17),
    }));
    trap('few_impressions', 55);
    for (const { page } of trap('foreign').rankings.slice(0, 1)) page.mixShift = 0.4;
  }
}

/** Ten pages whose click rate fell to .45 when the window began, and what else lowers a click rate. */
function plantClickRates(state: Planting): void {
  const { draws, take } = state;
  const six = (plant: Plant, each: (query: DraftQuery) => void, most = 1_500) => {
    const page = take(plant);
    for (let index = 0; index < 6; index += 1)
      each(add(state, page, { place: draws.between(1.2, 3), demand: draws.between(most / 5, most) }));
    return page;
  };
  const fallTo = (share: number) => (query: DraftQuery) => {
    const before = query.levelOn;
    query.levelOn = (day) => before(day) * (day < windowStart ? 1 : share);
  };
  for (let index = 0; index < 10; index += 1) six('low_click_rate', fallTo(0.45));
  for (let index = 0; index < 3; index += 1) {
    six('feature', (query) => {
      fallTo(0.5)(query);
      query.hasFeature = true;
    });
    six(
      'mixed_places',
      (query) => {
        const [first] = query.rankings;
        if (first)
          query.rankings = [{ ...first, placeOn: (day) => (day >= windowStart && day % 2 ? 18 : 1.5) }];
      },
      500,
    );
    six('young', fallTo(0.45)).ageDays = 20;
  }
}

/** Eight pairs that take turns, and pairs that are right as they are. */
function plantMerges(state: Planting): void {
  const { draft, draws, take } = state;
  const pair = (
    plant: Plant,
    places: [number, number],
    change: (other: DraftPage, page: DraftPage) => void = () => {},
  ) => {
    const page = take(plant);
    const other = take(plant);
    other.topic = page.topic;
    change(other, page);
    for (let index = 0; index < 3; index += 1) {
      const query = add(state, page, { place: places[0], demand: draws.between(400, 2_000) });
      const turns = drawTurns(draws);
      const leads = (day: number, isFirst: boolean) => (turns[weekOf(day)] ?? true) === isFirst;
      query.rankings = [true, false].map((isFirst) => ({
        ...rankingOf(isFirst ? page : other, 8),
        placeOn: (day: number) => (leads(day, isFirst) ? places[0] : places[1]),
      }));
    }
  };
  for (let index = 0; index < 8; index += 1) {
    const place = draws.between(4.5, 9);
    pair('merge', [place, place + draws.between(5, 8)]);
  }
  pair('both_high', [2.5, 4]);
  pair('both_high', [3.2, 4.4]);
  pair('twin', [7, 13], (other, page) => {
    other.address = `${page.address}?utm_source=mail`;
  });
  pair('language_twin', [7, 13], (other, page) => {
    other.address = page.address.replace('.example/', '.example/de/');
    other.locale = 'de';
    other.country = 'de';
  });
  for (let index = 0; index < 6; index += 1)
    pair('other_intent', [7, 13], (other) => {
      other.kind = 'product';
    });
  const [home, hub] = draft.pages;
  for (const query of draft.queries.filter(({ isBrand }) => isBrand))
    if (home && hub) query.rankings = [rankingOf(home, 1), { ...rankingOf(hub, 2), shown: 0.8 }];
}

/** Gives each topic its hub and about three more pages that searches show at the top. */
function strengthen(state: Planting): void {
  const { draft, draws } = state;
  const pages = draft.pages.filter(({ kind, plant }) => kind !== 'home' && plant === 'none');
  const others = pages.filter(({ kind }) => kind !== 'list');
  others.forEach((page, index) => {
    page.topic = draft.topics[index % draft.topics.length] ?? page.topic;
  });
  draft.queries = draft.queries.filter(({ rankings }) => !others.some((page) => page === rankings[0]?.page));
  for (const page of pages) {
    for (let index = 0; index < 2; index += 1)
      add(state, page, { place: draws.between(1, 3), demand: 200 + drawDemand(draws) });
  }
}

/** Which of two pages leads in each of eight weeks: at least three changes in the last five. */
function drawTurns(draws: Draws): boolean[] {
  for (;;) {
    const turns = Array.from({ length: worldDays / 7 }, () => draws.chance(0.5));
    if (turns.filter((turn, week) => week > 0 && turn !== turns[week - 1]).length >= 3) return turns;
  }
}

function shuffle<T>(items: readonly T[], draws: Draws): T[] {
  return items
    .map((item) => ({ item, order: draws.between(0, 1) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
