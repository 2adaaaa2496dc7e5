import fc from 'fast-check';
import { exampleOf, type JsonSchema } from '../../src/rest/example-values.ts';
import { idsFor, type KnownIds } from './known-ids.ts';

/** Values that fit a schema, its boundaries and values just outside; ids exist. */
export function valueFor(schema: JsonSchema, name: string, ids: KnownIds): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return fc.oneof(...parts.map((part) => valueFor(part, name, ids)));
  const types = [schema.type ?? []].flat();
  return fc.oneof(...types.map((type) => valueOfType(type, schema, { name, ids })));
}

function valueOfType(
  type: string,
  schema: JsonSchema,
  { name, ids }: { name: string; ids: KnownIds },
): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return numbersNear(schema, name);
  if (type === 'string') return textsNear(schema, name, ids);
  if (type === 'array') {
    return fc.array(valueFor(schema.items ?? {}, name, ids), {
      maxLength: Math.min(5, schema.maxItems ?? 5),
    });
  }
  if (type !== 'object') return fc.constant(undefined);
  const fields = Object.entries(schema.properties ?? {});
  return fc.record(Object.fromEntries(fields.map(([field, inner]) => [field, valueFor(inner, field, ids)])), {
    requiredKeys: schema.required ?? [],
  });
}

function numbersNear(schema: JsonSchema, name: string): fc.Arbitrary<number> {
  const { minimum = 0, maximum = 2_147_483_647 } = schema;
  const edges = [minimum, maximum, minimum - 1, maximum + 1, Number(exampleOf(schema, name))];
  return fc.oneof(
    fc.constantFrom(...edges),
    fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
  );
}

function textsNear(schema: JsonSchema, name: string, ids: KnownIds): fc.Arbitrary<string> {
  const { maxLength = 200 } = schema;
  const example = fc.constant(String(exampleOf(schema, name)));
  if (/(^|_)ids?$/.test(name)) return idsFor(name, ids);
  return fc.oneof(
    example,
    fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 300) }),
    fc.constantFrom('x'.repeat(maxLength), 'x'.repeat(maxLength + 1)),
  );
}
