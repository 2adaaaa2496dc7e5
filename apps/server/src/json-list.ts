import { z } from 'zod';

/** A setting that holds a JSON list; none when it is not given. */
export function jsonList<Schema extends z.ZodType<unknown, unknown[]>>(list: Schema) {
  return z
    .string()
    .default('[]')
    .transform((text, context): unknown[] => {
      try {
        const parsed: unknown = JSON.parse(text);
        if (Array.isArray(parsed)) return parsed;
      } catch {
        // Answered below, without the parser's words: they would quote a secret.
      }
      context.addIssue({ code: 'custom', message: 'must be a JSON list' });
      return z.NEVER;
    })
    .pipe(list);
}
