// How results of a made-up site are seen and clicked by place.
import { clickThroughRate } from '@keydence/domain';

/** The site's true click rate at a place, unlike any published one. */
export function trueRate(place: number): number {
  return 0.75 * clickThroughRate(place) ** 1.08;
}

/** Share of searches in which a result at a place is seen. */
export function seenShare(place: number): number {
  if (place <= 10.4) return 1;
  if (place <= 20.4) return 0.25;
  return place <= 50 ? 0.06 : 0;
}

/**
 * Shares of the searches of a day in which a result is seen, and clicked, if its place varies around a mean; and its average
 * place where it is seen, as Search Console tells it.
 */
export function expectShares(
  place: number,
  deviation: number,
): { seen: number; clicked: number; averagePlace: number } {
  const points = Array.from({ length: 61 }, (_, index) => (index - 30) / 10);
  const sum = { weight: 0, seen: 0, clicked: 0, places: 0 };
  for (const point of points) {
    const weight = Math.exp(-(point ** 2) / 2);
    const drawn = Math.max(1, Math.round(place + deviation * point));
    sum.weight += weight;
    sum.seen += weight * seenShare(drawn);
    sum.places += weight * seenShare(drawn) * drawn;
    sum.clicked += weight * seenShare(drawn) * trueRate(drawn);
  }
  return {
    seen: sum.seen / sum.weight,
    clicked: sum.clicked / sum.weight,
    averagePlace: sum.places / sum.seen,
  };
}

/** How much the places of a day vary: more beyond the first page. */
export function deviationAt(place: number): number {
  return place <= 10 ? 0.8 : 3;
}
