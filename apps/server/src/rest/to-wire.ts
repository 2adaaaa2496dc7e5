import { type NameExceptions, type Wire, wireNameAt } from '../http/wire-names.ts';

/**
 * Renames every key of a value for the wire, recursively. Dates remain dates; JSON writes them as
 * ISO 8601.
 */
export function toWire<Value, const Exceptions extends NameExceptions = Record<never, string>>(
  value: Value,
  exceptions?: Exceptions,
): Wire<Value, Exceptions> {
  return rename(value, exceptions ?? {}, '') as Wire<Value, Exceptions>;
}

function rename(value: unknown, exceptions: NameExceptions, path: string): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, exceptions, path));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const renamed: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const here = `${path}${key}`;
    renamed[wireNameAt(here, key, exceptions)] = rename(inner, exceptions, `${here}.`);
  }
  return renamed;
}
