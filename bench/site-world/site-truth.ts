// Work to find on a made-up site, and its true effect.
import type { MoveCause } from '@keydence/moves';
import type { SiteWorld } from './create-site-world.ts';
import { deviationAt, expectShares, trueRate } from './place-model.ts';
import { updateTarget } from './plant-site.ts';
import type { DraftQuery } from './site-draft.ts';

export interface PlantedMove {
  cause: MoveCause;
  /** Addresses, sorted and joined, or the name of a topic to write about. */
  key: string;
  /** Extra visits a month if it is done and works. */
  upside: number;
  /** The part of it that counts show: searches that see the page now, or whose volume a tool tells. */
  shownUpside: number;
}

const writtenPlace = 8;
const linkedPlace = 0.75;
const lostShare = 0.55;

export function listPlanted({ draft, targets, gaps }: SiteWorld): PlantedMove[] {
  const sums = new Map<string, PlantedMove>();
  const add = (cause: MoveCause, key: string, { upside, shownUpside }: Won) => {
    const sum = sums.get(`${cause} ${key}`) ?? { cause, key, upside: 0, shownUpside: 0 };
    sum.upside += upside;
    sum.shownUpside += shownUpside;
    sums.set(`${cause} ${key}`, sum);
  };
  for (const query of draft.queries) {
    const [first, second] = query.rankings;
    const place = first?.placeOn(0) ?? 0;
    const page = first?.page.address ?? '';
    const average = expectShares(place, deviationAt(place)).averagePlace;
    if (query.plant === 'striking') {
      add('striking_distance', page, wonBy(query, updateTarget(average), place));
      if (targets.has(page)) add('few_links', page, wonBy(query, average * linkedPlace, place));
    } else if (query.plant === 'low_click_rate') {
      const upside = query.demand * trueRate(place) * query.levelOn(0) * lostShare;
      add('low_click_rate', page, { upside, shownUpside: upside });
    } else if (query.plant === 'merge' && second) {
      const best = Math.min(place, second.placeOn(0));
      add('competing_pages', pairKey([page, second.page.address]), wonBy(query, best - 1, best));
    }
  }
  for (const { topic, keywords } of gaps.topics) {
    for (const { text, facts } of keywords.filter((keyword) => gaps.planted.has(keyword.text))) {
      const upside = (gaps.demand.get(text) ?? 0) * trueRate(writtenPlace);
      add('missing_page', topic.name, {
        upside,
        shownUpside: facts?.searchVolume === undefined ? 0 : upside,
      });
    }
  }
  return [...sums.values()];
}

export function pairKey(pages: readonly string[]): string {
  return pages.toSorted().join(' ');
}

type Won = Pick<PlantedMove, 'upside' | 'shownUpside'>;

function wonBy(query: DraftQuery, target: number, place: number): Won {
  const clicks = query.demand * query.levelOn(0);
  const [now, then] = [place, target].map((each) => expectShares(each, deviationAt(each)));
  if (!now || !then) return { upside: 0, shownUpside: 0 };
  return {
    upside: clicks * (then.clicked - now.clicked),
    shownUpside: clicks * (now.seen * (then.clicked / then.seen) - now.clicked),
  };
}
