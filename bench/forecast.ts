// Accuracy of the weekly forecast on the M4 competition's weekly series: `M4_WEEKLY=<folder> npm run bench forecast`. The
// folder has Weekly-train.csv and Weekly-test.csv of Mcompetitions/M4-methods, which are not part of this repository.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ForecastWeek, forecastWeeks } from '@keydence/moves';
import type { Finding } from './print-verdicts.ts';

const fileNames = { train: 'Weekly-train.csv', test: 'Weekly-test.csv' };

interface Series {
  past: number[];
  actual: number[];
}

interface Forecasted {
  past: number[];
  weeks: ActualWeek[];
}

type ActualWeek = ForecastWeek & { actual: number };

export async function measureForecast(): Promise<Finding[]> {
  const name = 'accuracy on M4 weekly';
  const folder = process.env.M4_WEEKLY;
  if (!folder) return [{ row: 'forecast', name, reason: 'skipped: M4_WEEKLY names no folder' }];
  const missing = Object.values(fileNames).find((file) => !existsSync(path.join(folder, file)));
  if (missing) {
    return [{ row: 'forecast', name, reason: `skipped: ${missing} is not in the folder of M4_WEEKLY` }];
  }
  return judge(readSeries(folder));
}

function readSeries(folder: string): Series[] {
  const past = readRows(path.join(folder, fileNames.train));
  const actual = readRows(path.join(folder, fileNames.test));
  return [...past].map(([id, values]) => {
    const next = actual.get(id);
    if (!next) throw new Error(`${fileNames.test} has no row ${id}.`);
    return { past: values, actual: next };
  });
}

/** Rows by their first column. Short rows end with empty cells. */
function readRows(file: string): Map<string, number[]> {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [id = '', ...cells] = line.trim().replaceAll('"', '').split(',');
      return [id, cells.filter((cell) => cell !== '' && cell !== 'NA').map(Number)];
    }),
  );
}

function judge(series: readonly Series[]): Finding[] {
  const started = performance.now();
  const forecasted = series.flatMap(forecastSeries);
  const seconds = (performance.now() - started) / 1_000;
  const row = 'forecast';
  const coverage = mean(forecasted.flatMap(({ weeks }) => weeks.map(covers)));
  const coverageAt = (step: number): Finding => ({
    row,
    name: `coverage of the 80 % interval, week ${step}`,
    figure: mean(forecasted.flatMap(({ weeks }) => weeks.slice(step - 1, step).map(covers))),
  });
  const smape = mean(forecasted.map(smapeOf));
  const mase = mean(forecasted.map(maseOf));
  return [
    { row, name: 'series without a forecast', figure: series.length - forecasted.length, atMost: 0 },
    { row, name: `sMAPE (${smape.toFixed(3)})`, figure: smape, atMost: 6.9, unit: '%' },
    { row, name: `MASE (${mase.toFixed(3)})`, figure: mase, atMost: 2.15 },
    {
      row,
      name: `coverage of the 80 % interval (${coverage.toFixed(3)})`,
      figure: coverage,
      atLeast: 0.77,
      atMost: 0.84,
    },
    ...[1, 4, 13].map(coverageAt),
    { row, name: `time of ${series.length} series`, figure: seconds, atMost: 10, unit: 's' },
  ];
}

function forecastSeries({ past, actual }: Series): Forecasted[] {
  const forecast = forecastWeeks(past);
  if (!forecast) return [];
  const weeks = forecast.weeks.map((week, index) => ({ ...week, actual: actual[index] ?? Number.NaN }));
  return [{ past, weeks }];
}

/** Symmetric mean absolute percentage error, as in M4. */
function smapeOf({ weeks }: Forecasted): number {
  return mean(weeks.map(({ actual, mid }) => (200 * Math.abs(actual - mid)) / (Math.abs(actual) + mid)));
}

/** Mean absolute error divided by that of repeating the week before, within the past (m = 1 for weeks in M4). */
function maseOf({ past, weeks }: Forecasted): number {
  const scale = mean(past.slice(1).map((value, index) => Math.abs(value - (past[index] ?? value))));
  return mean(weeks.map(({ actual, mid }) => Math.abs(actual - mid))) / scale;
}

/** 1 if the interval includes the actual value, otherwise 0. */
function covers({ low, high, actual }: ActualWeek): number {
  return low <= actual && actual <= high ? 1 : 0;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
