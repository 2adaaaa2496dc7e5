import type { Sql } from 'postgres';

interface Column {
  name: string;
  /** The base type, such as `int4`; an array's starts with an underscore. */
  type: string;
  /** Maximum characters of a `varchar`; null for other types. */
  limit: number | null;
  isNullable: boolean;
  /** Labels of an enum; empty for other types. */
  labels: string[];
}

interface Reference {
  columns: string[];
  parent: string;
  parentColumns: string[];
}

interface Table {
  name: string;
  columns: Column[];
  references: Reference[];
  /** Check constraints as SQL. */
  checks: string[];
}

/** Values that a check constraint or a statement of a migration asks for, by `table.column`; taken in turn. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

type Row = Record<string, unknown>;

/**
 * Adds one row to each table of any schema, with a value in every column that may have one. Rows refer to the newest row of
 * the table that they refer to. `seed` makes the rows of each call differ; in an empty schema it starts at 1, like keys that
 * the database counts.
 */
export async function fillTables(sql: Sql, seed: number, known: KnownValues = {}): Promise<void> {
  for (const table of sortByReferences(await readTables(sql))) {
    const row: Row = {};
    const name = table.name.slice(table.name.indexOf('.') + 1);
    for (const column of table.columns) {
      const path = `${name}.${column.name}`;
      const values = known[path] ?? [...column.labels, ...readChoices(table.checks, column.name)];
      row[column.name] = values.length > 0 ? values[seed % values.length] : makeValue(column, path, seed);
    }
    await takeReferences(sql, table, row);
    await sql`insert into ${sql(table.name)} ${sql(row as Record<string, never>)}`.catch((error: Error) => {
      throw new Error(`${table.name}: ${error.message}`, { cause: error });
    });
  }
}

async function readTables(sql: Sql): Promise<Table[]> {
  return sql<Table[]>`
    select format('%s.%s', n.nspname, c.relname) as name,
      (select json_agg(json_build_object(
          'name', a.attname, 'type', t.typname,
          'limit', case when t.typname = 'varchar' then nullif(a.atttypmod, -1) - 4 end,
          'isNullable', not a.attnotnull,
          'labels', coalesce((select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid), '[]'))
        order by a.attnum)
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '') as columns,
      coalesce((select json_agg(json_build_object(
          'columns', (select json_agg(a.attname order by k.place) from unnest(f.conkey) with ordinality k(n, place)
            join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.n),
          'parent', (select format('%s.%s', pn.nspname, p.relname) from pg_class p
            join pg_namespace pn on pn.oid = p.relnamespace where p.oid = f.confrelid),
          'parentColumns', (select json_agg(a.attname order by k.place) from unnest(f.confkey) with ordinality k(n, place)
            join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.n)))
        from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.conparentid = 0), '[]') as references,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c') as checks
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'identity') and c.relkind in ('r', 'p') and not c.relispartition
    order by 1`;
}

/** Parents first; a table may refer to itself, or to a later one by columns that may be null. */
function sortByReferences(tables: Table[]): Table[] {
  const sorted: Table[] = [];
  let rest = tables;
  while (rest.length > 0) {
    const isThere = (name: string) => sorted.some((table) => table.name === name);
    const next = rest.filter((table) =>
      table.references.every(({ parent, columns }) => {
        const isOptional = columns.some(
          (name) => table.columns.find((column) => column.name === name)?.isNullable,
        );
        return parent === table.name || isThere(parent) || isOptional;
      }),
    );
    if (next.length === 0)
      throw new Error(`Tables refer to each other: ${rest.map(({ name }) => name).join(', ')}`);
    sorted.push(...next);
    rest = rest.filter((table) => !next.includes(table));
  }
  return sorted;
}

/** Puts the newest row's key in place of each reference, or null where there is no such row yet. */
async function takeReferences(sql: Sql, table: Table, row: Row): Promise<void> {
  const taken = new Set<string>();
  for (const { columns, parent, parentColumns } of table.references.toSorted(byColumns)) {
    // Parts of a key that another reference has set before, such as the list.
    const shared = Object.fromEntries(
      columns.flatMap((name, index) => (taken.has(name) ? [[parentColumns[index] ?? '', row[name]]] : [])),
    );
    const [found] = await sql<Row[]>`
      select ${sql(parentColumns)} from ${sql(parent)} t
      where to_jsonb(t) @> ${sql.json(shared as never)} order by ctid desc limit 1`;
    columns.forEach((name, index) => {
      if (!taken.has(name)) row[name] = found?.[parentColumns[index] ?? ''] ?? null;
      if (found) taken.add(name);
    });
  }
}

const byColumns = (a: Reference, b: Reference) => b.columns.length - a.columns.length;

/** The texts that a check such as `status in ('open', 'done')` allows. */
function readChoices(checks: string[], column: string): string[] {
  const lists = checks.flatMap((check) => [
    ...check.matchAll(/\(?"?(\w+)"?\)?(?:::text)? = ANY \(+ARRAY\[(.*?)\]/g),
  ]);
  const list = lists.find(([, name]) => name === column)?.[2] ?? '';
  return [...list.matchAll(/'([^']*)'/g)].map(([, text]) => text ?? '');
}

function makeValue({ name, type, limit }: Column, path: string, seed: number): unknown {
  const text = `${path} ${seed}`;
  switch (type) {
    case 'uuid':
      return `${hex(path)}-0000-4000-8000-${String(seed).padStart(12, '0')}`;
    case 'bool':
      return seed % 2 === 0;
    case 'int2':
    case 'int4':
    case 'int8':
      // Codes and shares have the ranges 1 to 3, 0 to 4 and more; keys must differ.
      return /(^|_)(id|version|number)$/.test(name) ? seed : 1 + (seed % 3);
    case 'float4':
    case 'float8':
    case 'numeric':
      return 0.25;
    case 'date':
    case 'timestamp':
    case 'timestamptz':
      // Months start on day 1, and have a partition in this year.
      return `${new Date().getUTCFullYear()}-${String(1 + (seed % 12)).padStart(2, '0')}-01`;
    case 'time':
      return '12:00';
    case 'json':
    case 'jsonb':
      return { text };
    case 'bytea':
      // The ranks of a month take one byte for each day.
      return Buffer.from(text.padEnd(30).slice(-30));
    case 'inet':
    case 'cidr':
      return `10.0.${seed}.1`;
    default:
      if (type.startsWith('_')) return [];
      return text.slice(0, limit ?? undefined);
  }
}

/** Eight hexadecimal digits of a text. */
function hex(text: string): string {
  let value = 7;
  for (const sign of text) value = (value * 31 + sign.charCodeAt(0)) % 0x1_0000_0000;
  return value.toString(16).padStart(8, '0');
}
