import { schema, type Transaction } from '@keydence/db';
import { composeTrendMail, formatDate, type TrendMail } from '@keydence/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { gainOfPiece, moveOfPiece } from '../gains/build-open-moves.ts';
import { viewGain } from '../gains/move-gain-view.ts';
import { viewConditions } from '../moves/list-moves.ts';
import { readCheckedPredictions } from '../predictions/read-checked-predictions.ts';
import { findFortnight, publicationRows } from '../radar/read-publications.ts';
import { findTrend } from '../reports/find-trend.ts';
import { type MailedDomain, sendToReceivers } from './send-to-receivers.ts';

const shownPieces = 5;

/** E-mails the report that ended at this time, and the content plan, to the subscribed members. */
export async function sendTrendMails(
  tx: Transaction,
  services: Services,
  { domainId, signer, finishedAt }: MailedDomain & { finishedAt: Date },
): Promise<void> {
  const report = await readReport(tx, domainId);
  if (!report) return;
  const { workspaceId, listId, domainName, isSample } = report;
  const trend = (await findTrend(tx, listId))?.trend ?? null;
  const settled = trend ? (await readCheckedPredictions(tx, listId, trend.since)).predictions : [];
  const plan = await readPlan(tx, listId);
  const moves = await readPlannedMoves(tx, listId);
  const published = await countPublished(tx, report, { domainId, finishedAt });
  const linkTo = (section: string) =>
    `${services.publicUrl}/dashboard?section=${section}&workspace=${workspaceId}&domain=${domainId}`;
  const links = {
    report: linkTo('reports'),
    plan: linkTo('content-plan'),
    predictions: linkTo('predictions'),
    moves: linkTo('moves'),
    radar: linkTo('radar'),
  };
  await sendToReceivers(tx, services, {
    domainId,
    signer,
    compose: (receiver) =>
      composeTrendMail({ ...receiver, domainName, isSample, trend, settled, published, plan, moves, links }),
  });
}

interface ReportRow extends Record<string, unknown> {
  workspaceId: string;
  listId: number;
  domainName: string;
  timeZone: string;
  isSample: boolean;
}

async function readReport(tx: Transaction, domainId: string): Promise<ReportRow | null> {
  const [row] = await tx.execute<ReportRow>(sql`
    select d.workspace_id as "workspaceId", d.list_id as "listId", d.domain_name as "domainName",
      w.time_zone as "timeZone", d.data_source = 'sample' as "isSample"
    from tracked_domains d join workspaces w on w.id = d.workspace_id
    where d.id = ${domainId} and d.list_id is not null and d.data_source is not null`);
  return row ?? null;
}

/** Counts the pages found since the mail before, so that no page is counted in two mails or in none. */
async function countPublished(
  tx: Transaction,
  { listId, timeZone }: ReportRow,
  { domainId, finishedAt: to }: { domainId: string; finishedAt: Date },
): Promise<NonNullable<TrendMail['published']>> {
  const [before] = await tx.execute<{ at: string | null }>(sql`
    select max(finished_at) as at from rhythm_runs
    where domain_id = ${domainId} and state = 'done' and finished_at < ${to.toISOString()}::timestamptz`);
  const since = before?.at ? new Date(before.at) : null;
  // Waits for polls that are being stored; a later one has a later time.
  await tx.execute(sql`select 1 from radar_sites where list_id = ${listId} for share`);
  const [counts] = await tx.execute<{ new: number; rewritten: number }>(sql`
    select count(*) filter (where p.kind = 'new')::int as new,
      count(*) filter (where p.kind = 'rewritten')::int as rewritten
    from ${publicationRows(listId, since ? { from: since, to } : findFortnight(to, 0))}`);
  return { new: 0, rewritten: 0, ...counts, since: since && formatDate(since, timeZone) };
}

/** Moves of the current two weeks, earliest due date first. */
async function readPlannedMoves(tx: Transaction, listId: number): Promise<NonNullable<TrendMail['moves']>> {
  const { moves } = schema;
  const rows = await tx
    .select()
    .from(moves)
    .where(and(eq(moves.listId, listId), viewConditions.planned))
    .orderBy(sql`${moves.dueOn} nulls last`, sql`${moves.gainMid} desc nulls last`, moves.id)
    .limit(shownPieces);
  return rows.map((row) => ({ verb: row.verb, title: row.title, gain: viewGain(row) }));
}

/** Plan items: those in writing first, then planned ones. */
async function readPlan(tx: Transaction, listId: number): Promise<TrendMail['plan']> {
  const rows = await tx.execute<TrendMail['plan'][number] & Record<string, unknown>>(sql`
    select p.title, p.keyword_text as "keywordText", ${sql.raw(gainOfPiece)} as gain
    from content_plan_items p ${sql.raw(moveOfPiece(listId))}
    where p.list_id = ${listId} and p.deleted_at is null and p.status <> 'ready_to_publish'
    order by p.status = 'research', p.touched_at is null, case when p.touched_at is null then -o.gain_mid end,
      p.position, p.id limit ${shownPieces}`);
  return [...rows];
}
