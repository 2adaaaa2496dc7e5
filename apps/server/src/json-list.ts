import { z } from 'zod';

/** A setting with a JSON list; empty by default. */
export function jsonList<Schema extends z.ZodType<unknown, unknown[]>>(list: Schema) {
  return z
    .string()
    .default('[]')
    .transform((text, context): unknown[] => {
      try {
        const parsed: unknown = JSON.parse(text);
        if (Array.isArray(parsed)) return parsed;
      } catch {
        // Handled below: the parser's message would quote a secret.
      }
      context.addIssue({ code: 'custom', message: 'must be a JSON list' });
      return z.NEVER;
    })
    .pipe(list);
}
