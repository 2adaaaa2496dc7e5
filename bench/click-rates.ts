// How well a site's own click rates predict the clicks of searches they were not fitted to, on Search Console exports of real
// sites: fitted on a random half of the queries, compared with the clicks of the other half.
import { clickThroughRate, fitSiteCurve, type QueryCount, siteClickRate } from '@keydence/domain';
import { findSavedExports } from '@keydence/search-data/testing/saved-exports';
import { consoleExports, readQueries } from './console-exports.ts';
import { median } from './measure.ts';
import type { Finding } from './print-verdicts.ts';
import { createRandom, shuffle } from './random-draws.ts';

const splits = 200;
/** Queries and clicks that a curve of its own needs, in each half. */
const least = { queries: 120, clicks: 80 };
const striking = { from: 4, to: 20 };

type Rate = (position: number) => number;

export async function measureClickRates(): Promise<Finding[]> {
  const row = 'clicks';
  const folder = findSavedExports();
  if (folder === null) {
    const reason = 'skipped: there are no saved exports beside the checkout';
    return [{ row, name: 'clicks of held-out queries', reason }];
  }
  const sites = await Promise.all(consoleExports.map((site) => readQueries(folder, site)));
  const errors = sites.flatMap((found, place) => {
    const queries = found.flatMap(({ clicks, impressions, position }) =>
      position === null || impressions === 0 ? [] : [{ clicks, impressions, position }],
    );
    if (queries.length < least.queries || sumClicks(queries) < least.clicks) return [];
    const random = createRandom(place + 1);
    const runs = Array.from({ length: splits }, () => measureSplit(shuffle(queries, random)));
    const error = {
      own: median(runs.map(({ own }) => own)),
      published: median(runs.map(({ published }) => published)),
      striking: median(runs.map((run) => run.striking)),
      oracle: median(runs.map(({ oracle }) => oracle)),
    };
    console.log(
      `${consoleExports[place]?.file.join('/')}, ${queries.length} queries, ${sumClicks(queries)} clicks: ` +
        `own ${error.own.toFixed(2)}, published ${error.published.toFixed(2)}, at 4 to 20 ${error.striking.toFixed(2)}, fitted to all ${error.oracle.toFixed(2)}`,
    );
    return [error];
  });
  const of = `median of ${errors.length} sites`;
  return [
    {
      row,
      name: `size of ln error of the sum, own rates, ${of}`,
      figure: median(errors.map(({ own }) => own)),
      atMost: 0.1,
    },
    {
      row,
      name: `error of the sum at positions 4 to 20, own rates, ${of}`,
      figure: median(errors.map((error) => error.striking)),
      atMost: 0.3,
    },
    {
      row,
      name: `size of ln error of the sum, published rates, ${of}`,
      figure: median(errors.map(({ published }) => published)),
    },
    {
      row,
      name: `size of ln error of the sum, rates fitted to both halves, ${of}`,
      figure: median(errors.map(({ oracle }) => oracle)),
    },
  ];
}

function measureSplit(queries: readonly QueryCount[]) {
  const half = Math.ceil(queries.length / 2);
  const curve = fitSiteCurve(queries.slice(0, half));
  const held = queries.slice(half);
  const heldClicks = sumClicks(held);
  const all = fitSiteCurve(queries);
  const ownRate: Rate = (position) => siteClickRate(curve, position);
  const near = held.filter(({ position }) => position >= striking.from && position <= striking.to);
  return {
    own: Math.abs(Math.log(predict(held, ownRate) / heldClicks)),
    published: Math.abs(Math.log(predict(held, clickThroughRate) / heldClicks)),
    /** What chance leaves to rates that know the held-out clicks, too. */
    oracle: Math.abs(Math.log(predict(held, (position) => siteClickRate(all, position)) / heldClicks)),
    striking: Math.abs(predict(near, ownRate) / sumClicks(near) - 1),
  };
}

function predict(queries: readonly QueryCount[], rate: Rate): number {
  return queries.reduce((sum, { impressions, position }) => sum + impressions * rate(position), 0);
}

function sumClicks(queries: readonly QueryCount[]): number {
  return queries.reduce((sum, { clicks }) => sum + clicks, 0);
}
