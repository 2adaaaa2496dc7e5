import type { Answer, Person } from './person.ts';
import { isShort } from './run-options.ts';
import type { FaultResult } from './write-page.ts';

export const callers = isShort ? 50 : 200;
const rounds = isShort ? 3 : 50;

/** Result of one round of a race. */
export interface Outcome {
  criterion: string;
  isMet: boolean;
  statuses: number[];
}

/** Runs the rounds of a race; the figures are the counts of each status. */
export async function repeat(fault: string, race: (round: number) => Promise<Outcome>): Promise<FaultResult> {
  let broken = 0;
  let criterion = '';
  const counts: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    const outcome = await race(round);
    criterion = outcome.criterion;
    if (!outcome.isMet) broken += 1;
    for (const status of outcome.statuses) counts[status] = (counts[status] ?? 0) + 1;
  }
  return {
    fault,
    runs: rounds,
    criterion,
    figures: { callers, ...counts, 'rounds that broke it': broken },
    isMet: broken === 0,
  };
}

/** Sends one request from all callers concurrently. */
export function atOnce(person: Person, ...call: Parameters<Person['call']>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: callers }, () => person.call(...call)));
}

export const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status);

/** The `n` of a query's only row. */
export async function count(query: Promise<{ n: number }[]>): Promise<number> {
  return (await query)[0]?.n ?? Number.NaN;
}
