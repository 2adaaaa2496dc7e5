import { constants, gunzipSync, gzipSync } from 'node:zlib';
import type { RankedKeyword, SourceKeyword, SourcePage, SourceRanking } from '@keydence/domain';

/** Pages repeat names and addresses so often that the fastest level saves nine tenths. */
const options = { level: constants.Z_BEST_SPEED };
/** First byte of a gzip file (RFC 1952, section 2.3.1); JSON never begins with it. */
const gzipMark = 0x1f;

const keywordFields = fieldsOf<SourceKeyword>({
  keywordText: true,
  searchVolume: true,
  cpc: true,
  competition: true,
  lowTopOfPageBid: true,
  highTopOfPageBid: true,
  difficulty: true,
  intent: true,
  monthlySearches: true,
  statedChanges: true,
  serpFeatures: true,
  avgBacklinks: true,
});
const rankingFields = fieldsOf<SourceRanking>({
  rankGroup: true,
  rankAbsolute: true,
  url: true,
  title: true,
  description: true,
  resultsCount: true,
  checkedAt: true,
});

type Columns<Row> = { [Field in keyof Row]-?: Row[Field][] };

/** A page with its items as columns; times are milliseconds since 1970. */
interface StoredPage extends Omit<SourcePage<RankedKeyword>, 'items'> {
  keywords: Columns<SourceKeyword>;
  rankings: Columns<Omit<SourceRanking, 'checkedAt'> & { checkedAt: number }>;
}

/**
 * The stored form of a page: compressed JSON with one list per field. A JSON column would be read, compressed and
 * logged by the database, which took two thirds as long as the update of the rankings itself.
 */
export function encodePage({ items, ...counts }: SourcePage<RankedKeyword>): Uint8Array {
  const rankings = items.map(({ ranking }) => ranking);
  const stored: StoredPage = {
    ...counts,
    keywords: toColumns(
      items.map(({ keyword }) => keyword),
      keywordFields,
    ),
    rankings: {
      ...toColumns(rankings, rankingFields),
      checkedAt: rankings.map(({ checkedAt }) => checkedAt.getTime()),
    },
  };
  return gzipSync(JSON.stringify(stored), options);
}

/** Decodes a page; earlier versions have an object for each item, and the oldest are plain JSON. */
export function decodePage(encoded: Uint8Array): SourcePage<RankedKeyword> {
  const json = encoded[0] === gzipMark ? gunzipSync(encoded) : Buffer.from(encoded);
  const page: StoredPage | SourcePage<RankedKeyword> = JSON.parse(json.toString());
  if ('items' in page) return { ...page, items: page.items.map(reviveKeyword) };
  const { keywords, rankings, ...counts } = page;
  const items = keywords.keywordText.map((_, place) =>
    reviveKeyword({
      keyword: pickRow(keywords, keywordFields, place),
      ranking: pickRow(rankings as unknown as Columns<SourceRanking>, rankingFields, place),
    }),
  );
  return { ...counts, items };
}

/** All fields of a type; add new fields here. */
function fieldsOf<Row>(fields: Record<keyof Row, true>): (keyof Row)[] {
  return Object.keys(fields) as (keyof Row)[];
}

function toColumns<Row>(rows: readonly Row[], fields: readonly (keyof Row)[]): Columns<Row> {
  return Object.fromEntries(fields.map((field) => [field, rows.map((row) => row[field])])) as Columns<Row>;
}

function pickRow<Row>(columns: Columns<Row>, fields: readonly (keyof Row)[], place: number): Row {
  return Object.fromEntries(fields.map((field) => [field, columns[field][place]])) as Row;
}

/** Restores times from numbers or texts, and omitted values from null. */
function reviveKeyword({ keyword: { statedChanges, ...keyword }, ranking }: RankedKeyword): RankedKeyword {
  return {
    keyword: statedChanges ? { ...keyword, statedChanges } : keyword,
    ranking: { ...ranking, checkedAt: new Date(ranking.checkedAt) },
  };
}
