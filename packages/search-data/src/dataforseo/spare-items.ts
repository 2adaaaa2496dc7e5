import { z } from 'zod';

/**
 * Schema of list items that become null if they are null or lack a required part; the others are
 * read. A value of another type is still rejected, with the whole response.
 */
export function spareItems<Item>(item: z.ZodType<Item>): z.ZodType<(Item | null)[]> {
  const spared = z.unknown().transform((value, ctx): Item | null => {
    const read = item.safeParse(value);
    if (read.success) return read.data;
    const { issues } = read.error;
    if (issues.every(({ path }) => valueAt(value, path) === null)) return null;
    for (const { path, message } of issues) ctx.addIssue({ code: 'custom', path: [...path], message });
    return z.NEVER;
  });
  return z.array(spared);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : at),
    value,
  );
}
