export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  $ref?: string;
}

const anId = '01990000-0000-7000-8000-000000000000';
const aTime = '2026-11-21T12:00:00.000Z';

/** Example values by field name; the first matching pattern counts. */
const byName: readonly [RegExp, unknown][] = [
  [/^language_code$/, 'en'],
  [/^location_code(s)?$/, 2840],
  [/^location_name$/, 'United States'],
  [/^country_code$/, 'US'],
  [/^finding_ids?$/, 'no_title-1-0'],
  [/(^|_)ids?$/, anId],
  [/email/, 'ada@brewlane.example'],
  [/(^|_)(domain|domains|domain_name|domain_url|site)$/, 'brewlane.example'],
  [/url$|page$/, 'https://brewlane.example/burr-grinders'],
  [/^(keyword|keywords|keyword_text|search)$/, 'burr grinder'],
  [/^full_name$|author/, 'Ada Lovelace'],
  [/^(name|company_name|display_name|label)$/, 'Brewlane'],
  [/^title$/, 'Compare burr grinders'],
  [/description$|^content$|^note(s)?$|^value_prop$|summary$/, 'Which grinders fit which way of brewing.'],
  [/^currency$/, 'USD'],
  [/(^|_)(month)$/, '2026-11'],
  [/(date|day)$/, '2026-11-21'],
  [/(_at|_check)$/, aTime],
  [/^time_?zone$/, 'Europe/London'],
];

/** A plausible value that fits the schema. */
export function exampleOf(schema: JsonSchema, name: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) {
    const part = parts.find(({ type }) => type !== 'null');
    return part ? exampleOf(part, name) : null;
  }
  if (schema.default !== undefined) return schema.default;
  const [type] = [schema.type ?? []].flat().filter((candidate) => candidate !== 'null');
  if (type === 'object') return exampleObject(schema);
  if (type === 'array') return schema.items && schema.maxItems !== 0 ? [exampleOf(schema.items, name)] : [];
  if (type === 'boolean') return false;
  if (type === 'string') return exampleText(schema, name);
  return type === 'number' || type === 'integer' ? exampleNumber(schema, name) : null;
}

function exampleObject({ properties = {} }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, exampleOf(inner, name)]),
  );
}

function exampleText({ format, maxLength = Number.POSITIVE_INFINITY }: JsonSchema, name: string): string {
  if (format === 'date-time') return aTime;
  if (format === 'date') return '2026-11-21';
  if (format === 'uuid') return anId;
  const named = byName.find(([pattern, value]) => typeof value === 'string' && pattern.test(name));
  const text = named ? String(named[1]) : 'text';
  return text.slice(0, maxLength);
}

function exampleNumber(
  { minimum = 0, maximum = Number.POSITIVE_INFINITY }: JsonSchema,
  name: string,
): number {
  const named = byName.find(([pattern, value]) => typeof value === 'number' && pattern.test(name));
  return Math.min(maximum, Math.max(minimum, named ? Number(named[1]) : 12));
}
