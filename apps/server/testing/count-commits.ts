import type { Services } from '@keydence/api';

type Db = Services['database']['db'];

/** The database, with a call at the end of each transaction, just before it commits: an error there undoes it. */
export function countCommits(db: Db, count: () => void): Db {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
      return (work: (tx: unknown) => Promise<unknown>) =>
        target.transaction(async (tx) => {
          const result = await work(tx);
          count();
          return result;
        });
    },
  });
}
