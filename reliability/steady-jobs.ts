import type { DatabaseHandle } from '@keydence/db';
import type { LiveSites } from './live-sites.ts';
import { pauseUnless } from './pause-unless.ts';
import type { Person } from './person.ts';
import { importOnce, type Ledger, refreshOnce, setUpOnce } from './writers.ts';

interface Resources {
  person: Person;
  /** A domain that is refreshed, and one that takes files. */
  domainId: string;
  importDomainId: string;
  live: LiveSites;
  database: DatabaseHandle;
  /** Milliseconds from the end of a job to the next. */
  everyMs: number;
}

/**
 * A series of jobs that can be stopped and resumed: in turns a refresh (of the list or of its
 * ranks), an import, a setup of the sample world and a paid setup.
 */
export function rowOfJobs(ledger: Ledger, resources: Resources): (isOver: () => boolean) => Promise<void> {
  const { person, domainId, importDomainId, live, database, everyMs } = resources;
  let turn = 0;
  return async (isOver) => {
    const kinds = [
      (number: number) => refreshOnce(ledger, { person, domainId }, number),
      (number: number) => importOnce(ledger, { person, domainId: importDomainId }, { number, isOver }),
      (number: number) => setUpOnce(ledger, person, { name: `Steady ${number}`, isOver }),
      () => live.add(person, database),
    ];
    while (!isOver()) {
      await kinds[turn % kinds.length]?.(Math.floor(turn / kinds.length));
      turn += 1;
      await pauseUnless(isOver, everyMs);
    }
  };
}
