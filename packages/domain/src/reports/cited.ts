import type { Evidence, EvidenceKeyword, StatementEvidence } from './evidence-schema.ts';

/** A sentence with its evidence, until `separateEvidence` splits them. */
export interface Cited {
  text: string;
  evidence: Evidence;
}

/** A part of the report in which any text may still contain its evidence. */
export type Draft<T> = T extends string
  ? T | Cited
  : T extends readonly (infer Item)[]
    ? Draft<Item>[]
    : T extends object
      ? { [Key in keyof T]: Draft<T[Key]> }
      : T;

export interface Written<T> {
  value: T;
  evidence: StatementEvidence[];
}

/** A sentence based on these sources. A row named by several sources appears once, with all known values. */
export function cited(text: string, ...sources: readonly Partial<Evidence>[]): Cited {
  return { text, evidence: mergeSources(sources) };
}

/** Evidence for a whole part of the report, such as one opportunity. */
export function evidenceAt(path: string, ...sources: readonly Partial<Evidence>[]): StatementEvidence {
  return { path, ...mergeSources(sources) };
}

/** Splits the sentences of a draft from their evidence; `path` is the draft's position in the report. */
export function separateEvidence<T>(draft: Draft<T>, path: string): Written<T> {
  const evidence: StatementEvidence[] = [];
  // The walk replaces each `Cited` with its text and changes nothing else, which turns a draft into its
  // value.
  const value = withoutEvidence(draft, path, evidence) as T;
  return { value, evidence };
}

function withoutEvidence(draft: unknown, path: string, found: StatementEvidence[]): unknown {
  if (isCited(draft)) {
    found.push({ path, ...draft.evidence });
    return draft.text;
  }
  if (Array.isArray(draft))
    return draft.map((item, index) => withoutEvidence(item, `${path}.${index}`, found));
  if (draft === null || typeof draft !== 'object') return draft;
  return Object.fromEntries(
    Object.entries(draft).map(([key, inner]) => [key, withoutEvidence(inner, `${path}.${key}`, found)]),
  );
}

function isCited(draft: unknown): draft is Cited {
  return draft !== null && typeof draft === 'object' && 'text' in draft && 'evidence' in draft;
}

function mergeSources(sources: readonly Partial<Evidence>[]): Evidence {
  return {
    keywords: mergeKeywords(sources.flatMap(({ keywords = [] }) => keywords)),
    competitors: uniqueBy(
      sources.flatMap(({ competitors = [] }) => competitors),
      ({ domain }) => domain,
    ),
    pages: uniqueBy(
      sources.flatMap(({ pages = [] }) => pages),
      ({ url }) => url,
    ),
    figures: uniqueBy(
      sources.flatMap(({ figures = [] }) => figures),
      ({ name }) => name,
    ),
  };
}

function mergeKeywords(rows: readonly EvidenceKeyword[]): EvidenceKeyword[] {
  const merged = new Map<string, EvidenceKeyword>();
  for (const row of rows) {
    const key = `${row.competitorDomain ?? ''} ${row.keywordText}`;
    const known = merged.get(key);
    merged.set(key, known ? fillUnknown(known, row) : row);
  }
  return [...merged.values()];
}

function fillUnknown(known: EvidenceKeyword, other: EvidenceKeyword): EvidenceKeyword {
  return {
    ...known,
    rankGroup: known.rankGroup ?? other.rankGroup,
    rankAbsolute: known.rankAbsolute ?? other.rankAbsolute,
    searchVolume: known.searchVolume ?? other.searchVolume,
    difficultyScore: known.difficultyScore ?? other.difficultyScore,
    extraClicks: known.extraClicks ?? other.extraClicks,
    gain: known.gain ?? other.gain,
    gapScore: known.gapScore ?? other.gapScore,
    changes: {
      oneMonth: known.changes.oneMonth ?? other.changes.oneMonth,
      threeMonths: known.changes.threeMonths ?? other.changes.threeMonths,
      twelveMonths: known.changes.twelveMonths ?? other.changes.twelveMonths,
    },
  };
}

function uniqueBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}
