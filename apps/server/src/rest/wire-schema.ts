import { z } from 'zod';
import { type NameExceptions, wireNameAt } from '../http/wire-names.ts';

export function toWireSchema(schema: z.ZodType, exceptions: NameExceptions = {}, path = ''): z.ZodType {
  const inner = (part: unknown, at = path) => toWireSchema(part as z.ZodType, exceptions, at);
  if (schema instanceof z.ZodObject) {
    return z.object(
      Object.fromEntries(
        Object.entries(schema.shape).map(([key, part]) => [
          wireNameAt(`${path}${key}`, key, exceptions),
          inner(part, `${path}${key}.`),
        ]),
      ),
    );
  }
  if (schema instanceof z.ZodArray) {
    return schema.clone({ ...schema.def, element: inner(schema.element) as typeof schema.element });
  }
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map((option) => inner(option)));
  if (schema instanceof z.ZodNullable) return inner(schema.unwrap()).nullable();
  if (schema instanceof z.ZodOptional) return inner(schema.unwrap()).optional();
  if (schema instanceof z.ZodDefault) return inner(schema.unwrap()).default(schema.def.defaultValue);
  return schema;
}
