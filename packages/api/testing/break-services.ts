import type { Services } from '../src/context.ts';

/** Error that simulates a killed worker. */
export class Killed extends Error {}

export interface Breaker {
  /** Services on the same database that throw `Killed` at the chosen boundary. */
  services: Services;
  /** Boundaries passed so far. */
  passed: () => number;
  /** Transactions committed so far, and statements that wrote outside of one. */
  commits: () => number;
}

/** Where to kill: at a boundary, counted from 1, or at the first one after a number of commits. */
export type KillPoint = number | { commits: number };

/**
 * Puts a boundary before and after every awaited operation of a use case: each statement inside and outside of
 * transactions, each commit, each call of a source and of the analyst.
 */
export function breakServices(services: Services, killAt: KillPoint = Number.POSITIVE_INFINITY): Breaker {
  let passed = 0;
  let commits = 0;
  const pass = () => {
    passed += 1;
    const isDue = typeof killAt === 'number' ? passed === killAt : commits >= killAt.commits;
    if (isDue) throw new Killed(`killed at boundary ${passed} after ${commits} commits`);
  };
  const commit = () => {
    commits += 1;
  };
  const { database, sources, analyst } = services;
  return {
    services: {
      ...services,
      sources: Object.fromEntries(
        Object.entries(sources).map(([name, source]) => [name, guardCalls(source, pass)]),
      ),
      analyst: guardCalls(analyst, pass),
      database: {
        ...database,
        sql: new Proxy(database.sql, {
          apply(target, self, args) {
            pass();
            return Reflect.apply(target, self, args);
          },
        }),
        db: guardStatements(database.db, { pass, commit }),
      },
    },
    passed: () => passed,
    commits: () => commits,
  };
}

/** Makes every method of a port throw before it does anything, or after it has finished. */
function guardCalls<T extends object>(port: T, pass: () => void): T {
  return new Proxy(port, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof value !== 'function') return value;
      return async (...args: unknown[]) => {
        pass();
        const result: unknown = await Reflect.apply(value, target, args);
        pass();
        return result;
      };
    },
  });
}

const writes = new Set<string | symbol>(['insert', 'update', 'delete']);
const statements = new Set<string | symbol>(['execute', 'select', '$count', ...writes]);

interface Guard {
  pass: () => void;
  commit: () => void;
}

function guardStatements<T extends object>(db: T, { pass, commit }: Guard): T {
  return new Proxy(db, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof value !== 'function') return value;
      if (key === 'transaction') {
        return async (work: (tx: object) => Promise<unknown>) => {
          pass();
          const run = (tx: object) => work(guardStatements(tx, { pass, commit: () => {} }));
          const result: unknown = await Reflect.apply(value, target, [run]);
          commit();
          pass();
          return result;
        };
      }
      return (...args: unknown[]) => {
        if (statements.has(key)) pass();
        if (writes.has(key)) commit();
        return Reflect.apply(value, target, args);
      };
    },
  });
}
