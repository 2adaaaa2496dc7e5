import type { Answer, Person } from './person.ts';

/** Outcomes of writes with hostile texts. */
export interface WriteTally {
  stored: number;
  refused: number;
  /** Outcomes that are neither success nor refusal, by procedure and status. */
  wrong: string[];
}

/** Calls the typed procedures for a person, like the screens do, and counts the outcomes. */
export interface ProcedureWriter {
  tally: WriteTally;
  /** The result of the procedure; null if it refuses. */
  write<Data>(procedure: string, input: object): Promise<Data | null>;
  /** The result of a query; throws if it fails. */
  read<Data>(procedure: string, input: object): Promise<Data>;
}

export function createProcedureWriter(person: Person): ProcedureWriter {
  const tally: WriteTally = { stored: 0, refused: 0, wrong: [] };
  return {
    tally,
    async write<Data>(procedure: string, input: object) {
      const answer = await person.call('POST', `/trpc/${procedure}`, { body: input });
      countAnswer(tally, procedure, answer);
      return answer.status === 200 ? resultOf<Data>(answer) : null;
    },
    async read<Data>(procedure: string, input: object) {
      const query = encodeURIComponent(JSON.stringify(input));
      const answer = await person.call('GET', `/trpc/${procedure}?input=${query}`);
      if (answer.status !== 200)
        throw new Error(`${procedure}: ${answer.status} ${answer.text.slice(0, 300)}`);
      return resultOf<Data>(answer);
    },
  };
}

export function countAnswer(tally: WriteTally, name: string, { status }: Answer): void {
  if (status >= 200 && status < 300) tally.stored += 1;
  else if (status >= 400 && status < 500) tally.refused += 1;
  else tally.wrong.push(`${name} ${status}`);
}

function resultOf<Data>({ body }: Answer): Data {
  return (body.result as { data: Data }).data;
}
