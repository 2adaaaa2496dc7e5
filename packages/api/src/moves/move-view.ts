import { type Queryable, schema } from '@keydence/db';
import type { Move, MoveJudgement } from '@keydence/domain';
import { judgementDays, laterDay } from '@keydence/domain';
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { viewGain } from '../gains/move-gain-view.ts';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { countByTopic } from '../radar/count-by-topic.ts';

const { moves, moveJudgements, topics, people } = schema;

const { findings: _findings, controls: _controls, ...shownColumns } = getTableColumns(moves);

interface Choice {
  where?: SQL | undefined;
  orderBy?: SQL[];
  limit?: number;
  offset?: number;
  /** False if the caller may not see people. */
  showsPeople: boolean;
  now: Date;
}

/** API views of a list's moves. */
export async function readMoves(
  db: Queryable,
  listId: number,
  { where, orderBy = [asc(moves.id)], limit = 1_000, offset = 0, showsPeople, now }: Choice,
): Promise<Move[]> {
  const rows = await db
    .select({
      move: shownColumns,
      acceptedByName: people.fullName,
    })
    .from(moves)
    .leftJoin(people, eq(people.id, moves.acceptedBy))
    .where(and(eq(moves.listId, listId), where))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const judgements = await readJudgements(
    db,
    listId,
    rows.filter(({ move }) => move.doneOn !== null).map(({ move }) => move.id),
  );
  const topicIds = rows.flatMap(({ move: { topicId } }) => topicId ?? []);
  const published = await countByTopic(db, listId, { topicIds, now });
  const topicNames = await readTopicNames(db, listId, topicIds);
  return rows.map((row) =>
    viewMove(listId, row, {
      topicName: topicNames.get(row.move.topicId ?? 0) ?? null,
      judgements: judgements.get(row.move.id) ?? [],
      competitorPages: published.get(row.move.topicId ?? 0) ?? { new: 0, rewritten: 0 },
      showsPeople,
    }),
  );
}

/** In a statement of its own: a cluster has topics on another machine than moves. */
async function readTopicNames(
  db: Queryable,
  listId: number,
  ids: readonly number[],
): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: topics.id, name: sql<string | null>`coalesce(${topics.givenName}, ${topics.name})` })
    .from(topics)
    .where(and(eq(topics.listId, listId), inArray(topics.id, [...new Set(ids)])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type JudgementRow = typeof moveJudgements.$inferSelect;

async function readJudgements(
  db: Queryable,
  listId: number,
  ids: readonly string[],
): Promise<Map<string, JudgementRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(moveJudgements)
    .where(and(eq(moveJudgements.listId, listId), inArray(moveJudgements.moveId, [...ids])));
  const byMove = new Map<string, JudgementRow[]>();
  for (const row of rows) byMove.set(row.moveId, [...(byMove.get(row.moveId) ?? []), row]);
  return byMove;
}

interface MoveRow {
  move: Omit<typeof moves.$inferSelect, 'findings' | 'controls'>;
  acceptedByName: string | null;
}

interface Additions {
  topicName: string | null;
  judgements: readonly JudgementRow[];
  competitorPages: Move['competitorPages'];
  showsPeople: boolean;
}

function viewMove(
  listId: number,
  { move, acceptedByName }: MoveRow,
  { topicName, judgements, competitorPages, showsPeople }: Additions,
): Move {
  const isProposed = move.state === 'proposed';
  return {
    id: move.id,
    verb: move.verb,
    causes: move.causes,
    title: move.title,
    pages: move.pages,
    topic:
      move.topicId === null || topicName === null
        ? null
        : { id: encodeKeywordId({ listId, id: move.topicId }), name: topicName },
    competitorPages,
    sentence: move.sentence,
    reason: move.reason,
    evidence: {
      ...move.evidence,
      likelyPage: move.evidence.likelyPage ?? null,
      queries: move.evidence.queries.map(({ keywordId, ...query }) => ({
        ...query,
        keywordId: keywordId === null ? null : encodeKeywordId({ listId, id: keywordId }),
      })),
    },
    triggers: move.triggers,
    gain: viewGain(move),
    confidence: move.confidence,
    effortHours: move.effortHours,
    state: move.state,
    skip:
      move.state === 'skipped' && move.skipReason
        ? { reason: move.skipReason, note: move.skipNote ?? '', until: move.skipUntil }
        : null,
    plan: {
      isPlanned: move.state === 'accepted' || (isProposed && move.isPlanned),
      isBet: move.isBet,
      leftOutBecause: isProposed ? move.leftOut : null,
      dueOn: move.dueOn,
    },
    source: move.source,
    factsOn: move.factsOn,
    window: move.window,
    proposedAt: move.proposedAt,
    acceptedAt: move.acceptedAt,
    acceptedBy: showsPeople ? acceptedByName : null,
    doneOn: move.doneOn,
    judgements: move.doneOn === null ? [] : viewJudgements(move.doneOn, judgements),
  };
}

/** Recorded judgements; future checkpoints read as too early. */
function viewJudgements(doneOn: string, rows: readonly JudgementRow[]): MoveJudgement[] {
  return judgementDays.map((days) => {
    const row = rows.find((each) => each.days === days);
    const due = { days, dueOn: laterDay(doneOn, days) };
    if (!row) {
      return {
        ...due,
        verdict: 'too_early',
        extra: null,
        controlCount: 0,
        before: null,
        after: null,
        judgedOn: null,
        message: null,
      };
    }
    const { verdict, extraLow, extraMid, extraHigh, controlCount, before, after, judgedOn, message } = row;
    const extra =
      extraLow === null || extraMid === null || extraHigh === null
        ? null
        : { low: extraLow, mid: extraMid, high: extraHigh };
    return { ...due, verdict, extra, controlCount, before, after, judgedOn, message };
  });
}
