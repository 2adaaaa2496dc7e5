import type { Services } from '../src/context.ts';

/** Error that simulates a killed worker. */
export class Killed extends Error {}

export interface Breaker {
  /** Services on the same database that throw `Killed` at the chosen boundary, counted from 1. */
  services: Services;
  /** Boundaries passed so far. */
  passed: () => number;
}

/**
 * Puts a boundary before and after every awaited operation of a use case: each statement inside and outside of
 * transactions, each commit, each call of a source and of the analyst.
 */
export function breakServices(services: Services, killAt = Number.POSITIVE_INFINITY): Breaker {
  let passed = 0;
  const pass = () => {
    passed += 1;
    if (passed === killAt) throw new Killed(`killed at ${killAt}`);
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
        db: guardStatements(database.db, pass),
      },
    },
    passed: () => passed,
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

const statements = new Set<string | symbol>(['execute', 'select', 'insert', 'update', 'delete', '$count']);

function guardStatements<T extends object>(db: T, pass: () => void): T {
  return new Proxy(db, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof value !== 'function') return value;
      if (key === 'transaction') {
        return async (work: (tx: object) => Promise<unknown>) => {
          pass();
          const run = (tx: object) => work(guardStatements(tx, pass));
          const result: unknown = await Reflect.apply(value, target, [run]);
          pass();
          return result;
        };
      }
      return (...args: unknown[]) => {
        if (statements.has(key)) pass();
        return Reflect.apply(value, target, args);
      };
    },
  });
}
