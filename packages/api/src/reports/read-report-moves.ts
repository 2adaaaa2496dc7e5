import { type Queryable, schema } from '@keydence/db';
import type { Gain, KeywordFacts, MoveMark, NumberedEvidence, ReportMove } from '@keydence/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { gainColumns, gainJoins } from '../gains/build-gain-columns.ts';
import { isOpenMove, markOfMove } from '../gains/build-open-moves.ts';
import { priceKeyword } from '../gains/estimate-gain.ts';
import type { ListRates } from '../gains/find-site-rates.ts';
import { viewGain } from '../gains/move-gain-view.ts';
import { hashTexts } from '../keyword-lists/hash-texts.ts';
import { factColumns, type OpportunityColumns, viewOpportunity } from './read-opportunities.ts';

const { moves } = schema;

/** Maximum moves in a report, and maximum searches among them shown as opportunities. */
const mostMoves = 50;
const shownOpportunities = 20;

/** A move of a report with the figures of its main search. */
export interface ReadMove extends ReportMove {
  search: NumberedEvidence['queries'][number] | null;
}

/** The open moves of a list, largest gain first. */
export async function readReportMoves(db: Queryable, listId: number): Promise<ReadMove[]> {
  const rows = await db
    .select()
    .from(moves)
    .where(and(eq(moves.listId, listId), sql.raw(isOpenMove('moves'))))
    .orderBy(sql`${moves.gainMid} desc nulls last`, moves.id)
    .limit(mostMoves);
  return rows.map((row) => ({
    id: row.id,
    verb: row.verb,
    title: row.title,
    state: row.state,
    isPlanned: row.state === 'accepted' || row.isPlanned,
    leftOutBecause: row.state === 'proposed' ? row.leftOut : null,
    causes: row.causes,
    pages: row.pages,
    mainQuery: row.mainQuery,
    sentence: row.sentence,
    reason: row.reason,
    gain: viewGain(row),
    effortHours: row.effortHours,
    search: row.evidence.queries.find(({ text }) => text === row.mainQuery) ?? null,
  }));
}

/**
 * The main searches of moves as opportunities: each has the gain of its move and is listed once, for the move with the
 * largest gain.
 */
export async function readMoveOpportunities(
  db: Queryable,
  { listId, list, open }: { listId: number; list: ListRates; open: readonly ReadMove[] },
): Promise<KeywordFacts[]> {
  const byText = new Map<string, ReadMove>();
  for (const move of open) {
    if (move.mainQuery !== null && !byText.has(move.mainQuery)) byText.set(move.mainQuery, move);
  }
  const shown = [...byText].slice(0, shownOpportunities);
  const rows = await db.execute<OpportunityColumns>(sql`
    select ${factColumns}, r.last_ranking_check, r.rank_depth, r.rank_check_failed_at, ${gainColumns}
    from tracked_keywords k ${gainJoins(listId, list)}
    where k.list_id = ${listId} and k.kw_hash = ${hashTexts(shown.map(([text]) => text))}`);
  const tracked = new Map([...rows].map((row) => [row.keyword_text, row]));
  return shown.map(([text, { search, ...move }]) => {
    const row = tracked.get(text);
    const gain = gainOf(move, row ? priceKeyword(row, list).gain : null, { list, search });
    const known = row ? viewOpportunity(row, gain) : viewSearch(text, gain, search);
    return { ...known, move };
  });
}

/** The range of the whole move; the parts of one search would not add up to it. */
function gainOf(
  { gain, verb }: ReportMove,
  own: Gain | null,
  { list, search }: { list: ListRates; search: ReadMove['search'] },
): Gain | null {
  if (gain === null) return null;
  const source = own?.source ?? (search?.impressions ? 'impressions' : 'volume');
  const { target = search?.target ?? null, level = 1 } = own ?? {};
  return { ...gain, verb, target, level, source, curve: list.rates.curve.basis, terms: [] };
}

/** A search that is not a keyword of the list. */
function viewSearch(text: string, gain: Gain | null, search: ReadMove['search']): KeywordFacts {
  return {
    keywordText: text,
    intent: null,
    searchVolume: search?.searchVolume ?? null,
    difficultyScore: null,
    rankGroup: null,
    rankAbsolute: null,
    rankState: 'not_checked',
    rankDepth: null,
    opportunityScore: null,
    trend3m: '–',
    gain,
    calculatedOpportunity: gain?.mid ?? 0,
    serpFeatures: [],
    rankingUrl: null,
  };
}

/** Current marks of moves by id; deleted moves are omitted. */
export async function readMoveMarks(
  db: Queryable,
  listId: number,
  ids: readonly string[],
): Promise<Map<string, MoveMark>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ mark: sql<MoveMark>`${sql.raw(markOfMove('moves'))}` })
    .from(moves)
    .where(and(eq(moves.listId, listId), inArray(moves.id, [...ids])));
  return new Map(rows.map(({ mark }) => [mark.id, mark]));
}
