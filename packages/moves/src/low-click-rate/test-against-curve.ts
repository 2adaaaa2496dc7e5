import { chanceAtMost } from '../statistics/negative-binomial.ts';

export interface ExpectedQuery {
  clicks: number;
  /** By the site's own rates. */
  expected: number;
}

export interface CurveTest {
  clicks: number;
  expectedClicks: number;
  /** One-sided chance of so few clicks. */
  p: number;
}

export const curveLimits = {
  /** A search that expects fewer clicks is no part of the test. */
  queryClicks: 3,
  queries: 5,
  pageClicks: 40,
  falseDiscovery: 0.1,
  ratio: 0.6,
};

/**
 * Tests a page's clicks against the site's own rates; null if it has too few searches. Searches differ by `spread` (the
 * overdispersion between them), so that a single one says nothing: the sum has the variance Σ(E + φE²), and the negative
 * binomial distribution of the same mean and variance.
 */
export function testAgainstCurve(queries: readonly ExpectedQuery[], spread: number): CurveTest | null {
  const tested = queries.filter(({ expected }) => expected >= curveLimits.queryClicks);
  if (tested.length < curveLimits.queries) return null;
  const sum = (measure: (query: ExpectedQuery) => number) =>
    tested.reduce((total, query) => total + measure(query), 0);
  const mean = sum(({ expected }) => expected);
  if (mean < curveLimits.pageClicks) return null;
  const clicks = sum((query) => query.clicks);
  const variance = sum(({ expected }) => expected + spread * expected ** 2);
  return { clicks, expectedClicks: mean, p: chanceAtMost(clicks, { mean, variance }) };
}
