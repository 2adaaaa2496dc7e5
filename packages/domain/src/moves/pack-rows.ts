/** Rows as bytes, which a thread can take over without a copy, and which take less memory than objects. */
export interface PackedRows<Row> {
  /** JSON of some rows each. */
  parts: Uint8Array<ArrayBuffer>[];
  count: number;
  /** Only tells the type of the rows. */
  row?: Row;
}

/** Rows of a part: few enough that its text is soon garbage again. */
const partRows = 2_000;

/** Packs rows of plain data; numbers must be finite. */
export function packRows<Row>(rows: readonly Row[]): PackedRows<Row> {
  const packed: PackedRows<Row> = { parts: [], count: 0 };
  addRows(packed, rows);
  return packed;
}

/** Packs more rows behind those that are packed, as above. */
export function addRows<Row>(packed: PackedRows<Row>, rows: readonly Row[]): void {
  const encoder = new TextEncoder();
  for (let from = 0; from < rows.length; from += partRows) {
    packed.parts.push(encoder.encode(JSON.stringify(rows.slice(from, from + partRows))));
  }
  packed.count += rows.length;
}

/** Takes the rows out, part by part, so that memory does not hold them twice. */
export function unpackRows<Row>({ parts }: PackedRows<Row>): Row[] {
  const decoder = new TextDecoder();
  const rows: Row[] = [];
  for (let part = parts.shift(); part; part = parts.shift()) {
    for (const row of JSON.parse(decoder.decode(part)) as Row[]) rows.push(row);
  }
  return rows;
}
