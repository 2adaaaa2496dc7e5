import { mean } from '../statistics/median.ts';
import { autoRegression } from './auto-regression.ts';
import { type Candidate, dampedTrend, horizon, naive, theta } from './smoothing.ts';
import { analog, seasonal } from './yearly-pattern.ts';

export interface Mix {
  /** Logarithms of the next weeks. */
  logs: number[];
  /** By origin, how far the same mix was off: logarithm of the actual week less that of its forecast. */
  misses: number[][];
}

const candidates: readonly Candidate[] = [naive, theta, dampedTrend, seasonal, analog, autoRegression];
const mostOrigins = 6;
const leastWeeks = 16;
/** By origin further back, the natural logarithm that its weight loses. */
const fading = 0.15;
const evenness = 0.15;
const clipWeeks = 104;
const clip = { low: Math.log(0.5), high: Math.log(1.6) };

/**
 * Forecasts of all candidates, averaged in logarithms. A candidate has more weight the better it forecast from up to six
 * earlier origins, 13 weeks apart; a recent origin tells more than an old one.
 */
export function mixCandidates(logs: readonly number[]): Mix {
  const origins: { actual: readonly number[]; forecasts: (number[] | null)[]; weight: number }[] = [];
  for (let back = 1; back <= mostOrigins; back += 1) {
    const end = logs.length - back * horizon;
    if (end < leastWeeks) break;
    origins.push({
      actual: logs.slice(end, end + horizon),
      forecasts: forecastAll(logs.slice(0, end)),
      weight: Math.exp(-fading * (back - 1)),
    });
  }
  const errors = candidates.map((_, candidate) => {
    let sum = 0;
    let weights = 0;
    for (const { actual, forecasts, weight } of origins) {
      const forecast = forecasts[candidate];
      if (!forecast) continue;
      sum += weight * relativeError(forecast, actual);
      weights += weight;
    }
    return weights === 0 ? null : sum / weights;
  });
  const usual = mean(errors.filter((error) => error !== null));
  const weights = errors.map((error) => (error === null ? 0 : (error + evenness * usual) ** -2));
  const even = candidates.map(() => 1);
  const isTold = usual > 0;
  const mix = (forecasts: readonly (number[] | null)[]) => average(forecasts, isTold ? weights : even);
  return {
    logs: mix(forecastAll(logs)),
    misses: origins.map(({ actual, forecasts }) => {
      const mixed = mix(forecasts);
      return actual.map((value, index) => value - mixed[index]);
    }),
  };
}

function forecastAll(logs: readonly number[]): (number[] | null)[] {
  const recent = logs.slice(-clipWeeks);
  const low = Math.min(...recent) + clip.low;
  const high = Math.max(...recent) + clip.high;
  return candidates.map((candidate) => {
    const forecast = candidate(logs);
    return forecast?.map((value) => Math.min(high, Math.max(low, value))) ?? null;
  });
}

/** Mean of the differences, each divided by the mean of both values (sMAPE, from 0 to 2). */
function relativeError(forecast: readonly number[], actual: readonly number[]): number {
  return mean(actual.map((value, index) => 2 * Math.abs(Math.tanh((value - forecast[index]) / 2))));
}

function average(forecasts: readonly (number[] | null)[], weights: readonly number[]): number[] {
  const sums = new Array<number>(horizon).fill(0);
  let total = 0;
  for (const [candidate, forecast] of forecasts.entries()) {
    if (!forecast) continue;
    total += weights[candidate];
    for (const [index, value] of forecast.entries()) sums[index] += weights[candidate] * value;
  }
  return sums.map((sum) => sum / total);
}
