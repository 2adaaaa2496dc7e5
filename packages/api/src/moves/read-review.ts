import { schema } from '@keydence/db';
import {
  judgementDays,
  type MoveReview,
  type MoveReviewSummary,
  type MoveVerdict,
  paginate,
  type ReviewMovesInput,
  reviewSentence,
} from '@keydence/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { hidesPeople } from '../access/require-key-access.ts';
import { viewConditions } from './list-moves.ts';
import { readMoves } from './move-view.ts';
import { readCalibration } from './read-calibration.ts';

const { moves } = schema;

/** Verdict of the newest judgement; "too early" before the first. */
const newestVerdict = sql`coalesce((
  select j.verdict from move_judgements j
  where j.list_id = ${moves.listId} and j.move_id = ${moves.id} order by j.days desc limit 1), 'too_early')`;

/** Done moves of the domain's current market with their results, newest first. */
export async function reviewMoves(ctx: DomainContext, input: ReviewMovesInput): Promise<MoveReview> {
  const { db } = ctx.services.database;
  const listId = requireList(ctx.domain).id;
  const { page, limit, verdict } = input;
  const where = and(viewConditions.done, verdict && sql`${newestVerdict} = ${verdict}`);
  const data = await readMoves(db, listId, {
    where,
    orderBy: [sql`${moves.doneOn} desc`, sql`${moves.id} desc`],
    limit,
    offset: (page - 1) * limit,
    showsPeople: !hidesPeople(ctx.caller),
    now: ctx.services.now(),
  });
  const total = await db.$count(moves, and(eq(moves.listId, listId), where));
  return {
    data,
    pagination: paginate(page, limit, total),
    summary: await readSummary(ctx, listId),
    calibration: await readCalibration(db, listId),
  };
}

interface Row extends Record<string, unknown> {
  days: number;
  verdict: MoveVerdict;
  count: number;
  measured: number;
  low: number;
  mid: number;
  high: number;
  extra_low: number;
  extra_mid: number;
  extra_high: number;
}

async function readSummary({ services }: DomainContext, listId: number): Promise<MoveReviewSummary[]> {
  const rows = await services.database.db.execute<Row>(sql`
    select d.days, coalesce(j.verdict, 'too_early') as verdict, count(*)::int as count,
      count(*) filter (where ${isMeasured})::int as measured,
      ${sumOf(shown(sql`m.gain_low`))} as low, ${sumOf(sql`m.gain_mid`)} as mid,
      ${sumOf(shown(sql`m.gain_high`))} as high,
      ${sumOf(sql`j.extra_low`)} as extra_low, ${sumOf(sql`round(j.extra_mid::numeric)`)} as extra_mid,
      ${sumOf(sql`j.extra_high`)} as extra_high
    from moves m cross join unnest(${`{${judgementDays.join(',')}}`}::int[]) as d (days)
    left join move_judgements j on j.list_id = m.list_id and j.move_id = m.id and j.days = d.days
    where m.list_id = ${listId} and m.done_on is not null
    group by 1, 2`);
  return judgementDays.map((days) => {
    const found = [...rows].filter((row) => row.days === days);
    const total = (field: 'low' | 'mid' | 'high' | 'extra_low' | 'extra_mid' | 'extra_high') =>
      Math.round(found.reduce((sum, row) => sum + row[field], 0) * 10) / 10;
    const figures = {
      days,
      verdicts: found.map(({ verdict, count }) => ({ verdict, count })),
      measuredCount: found.reduce((sum, { measured }) => sum + measured, 0),
      predicted: { low: total('low'), mid: total('mid'), high: total('high') },
      measured: { low: total('extra_low'), mid: total('extra_mid'), high: total('extra_high') },
    };
    return { ...figures, sentence: reviewSentence(figures) };
  });
}

/** The end of a gain as its row shows it, so that the sum equals its rows; see `shownEnds`. */
const shown = (end: SQL) =>
  sql`case when ${end} < 10 then ${end}::numeric else round(${end}::numeric, 1 - floor(log(${end}::numeric))::int) end`;

const isMeasured = sql`j.extra_mid is not null and m.gain_mid is not null`;
const sumOf = (column: SQL) => sql`coalesce(sum(${column}) filter (where ${isMeasured}), 0)::float8`;
