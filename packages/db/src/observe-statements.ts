import type { Sql } from 'postgres';

/**
 * Receives each started statement by a name without values (`select tracked_keywords`), and its text; returns the callback
 * for its end. The statement is not sent if it throws, and fails with that error.
 */
export type StatementObserver = (name: string, text: string) => (error?: unknown) => void;

/** The driver's fields for the state of a query. */
interface Query {
  strings: readonly string[];
  args: readonly unknown[];
  handler: ((query: Query) => unknown) & { debug?: unknown };
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

type Scope = (scoped: Sql) => unknown;

/** Wraps the driver to observe its statements, also in transactions and on reserved connections. */
export function observeStatements<Driver extends Sql>(driver: Driver, observer: StatementObserver): Driver {
  const withScope = (args: unknown[]) =>
    args.map((arg) =>
      typeof arg === 'function' ? (scoped: Sql) => (arg as Scope)(observeStatements(scoped, observer)) : arg,
    );
  return new Proxy(driver, {
    apply: (target, self, args) => watch(Reflect.apply(target, self, args), observer),
    get(target, key) {
      const value = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      if (key === 'unsafe')
        return (...args: unknown[]) => watch(Reflect.apply(value, target, args), observer);
      if (key === 'begin' || key === 'savepoint')
        return (...args: unknown[]) => Reflect.apply(value, target, withScope(args));
      if (key === 'reserve')
        return async () => observeStatements((await Reflect.apply(value, target, [])) as Sql, observer);
      return value;
    },
  });
}

/** A fragment of a statement never reaches the handler, so only sent statements are observed. */
function watch<Value>(value: Value, observer: StatementObserver): Value {
  if (!isQuery(value)) return value;
  const { handler } = value;
  const observed = (query: Query) => {
    const { resolve, reject } = query;
    const text = textOf(query);
    let end: ReturnType<StatementObserver>;
    try {
      end = observer(nameStatement(text), text);
    } catch (error) {
      return reject(error);
    }
    query.resolve = (result) => {
      end();
      resolve(result);
    };
    query.reject = (error) => {
      end(error);
      reject(error);
    };
    return handler(query);
  };
  value.handler = Object.assign(observed, { debug: handler.debug });
  return value;
}

/** With the text of its fragments, without values. */
function textOf({ strings, args }: Query): string {
  const parts = strings.map((part, place) => {
    const arg = args[place];
    return part + (place === strings.length - 1 ? '' : isQuery(arg) ? textOf(arg) : '?');
  });
  return parts.join('');
}

function isQuery(value: unknown): value is Query {
  return typeof value === 'object' && value !== null && 'handler' in value && 'strings' in value;
}

/** A statement's verb and table, without any values. */
export function nameStatement(text: string): string {
  const verb = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement';
  const table =
    /\b(?:from|into|update|join|table)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?(?:\."?([a-z_][a-z0-9_]*)"?)?/i.exec(
      text,
    );
  const name = table?.[2] ?? table?.[1];
  return name ? `${verb} ${name.toLowerCase()}` : verb;
}
