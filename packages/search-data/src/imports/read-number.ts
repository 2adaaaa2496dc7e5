/** What tools write where they know nothing; `∞` is a change from nothing, which is no number either. */
const unknownCells = new Set(['', '-', '--', '–', '—', '∞', 'n/a', 'na', 'null', 'unknown']);

/**
 * A number of a cell, in English or continental notation, with or without a percent or currency sign. Null for what
 * stands for unknown, and undefined for what is no number.
 */
export function readNumber(cell: string | undefined): number | null | undefined {
  const text = (cell ?? '').replace(/[\s\u00a0\u202f]/g, '').replace(/[%$€£]/g, '');
  if (unknownCells.has(text.toLowerCase())) return null;
  const plain = text.replace(/^<|^>/, '');
  if (/^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  if (/^[-+]?\d{1,3}(\.\d{3}){2,}(,\d+)?$/.test(plain)) {
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  }
  if (/^[-+]?\d+,\d+$/.test(plain)) return Number(plain.replace(',', '.'));
  return /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : undefined;
}

const units: Record<string, number> = { k: 1_000, m: 1_000_000 };

/** The buckets in which Keyword Planner tells volumes to accounts that spend little, by their lower ends. */
const bucketStarts = new Map([
  [10, 50],
  [100, 500],
  [1_000, 5_000],
  [10_000, 50_000],
  [100_000, 500_000],
  [1_000_000, 5_000_000],
]);

/** The number that Keyword Planner itself writes for a range such as `1K – 10K`; null for any other text. */
export function readVolumeRange(cell: string | undefined): number | null {
  const match = /^\s*(\d+(?:[.,]\d+)?)\s*(?:([KM])\s*)?[-–—]\s*\d+(?:[.,]\d+)?\s*(?:[KM]\s*)?$/i.exec(
    cell ?? '',
  );
  if (!match) return null;
  const start = Number(match[1]?.replace(',', '.')) * (units[(match[2] ?? '').toLowerCase()] ?? 1);
  return bucketStarts.get(start) ?? null;
}

/** The volumes of those buckets. */
export const bucketVolumes: ReadonlySet<number> = new Set([0, ...bucketStarts.values()]);
