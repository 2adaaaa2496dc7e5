import { schema, type Transaction } from '@keydence/db';
import { composeTrendMail, type TrendMail } from '@keydence/domain';
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

/** E-mails the newest trend report and content plan of a domain to the subscribed members. */
export async function sendTrendMails(
  tx: Transaction,
  services: Services,
  { domainId, signer }: MailedDomain,
): Promise<void> {
  const report = await readReport(tx, domainId);
  if (!report) return;
  const { workspaceId, listId, domainName, isSample } = report;
  const trend = (await findTrend(tx, listId))?.trend ?? null;
  const settled = trend ? (await readCheckedPredictions(tx, listId, trend.since)).predictions : [];
  const plan = await readPlan(tx, listId);
  const moves = await readPlannedMoves(tx, listId);
  const published = await countPublished(tx, services.now(), listId);
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
  isSample: boolean;
}

async function readReport(tx: Transaction, domainId: string): Promise<ReportRow | null> {
  const [row] = await tx.execute<ReportRow>(sql`
    select workspace_id as "workspaceId", list_id as "listId", domain_name as "domainName",
      data_source = 'sample' as "isSample"
    from tracked_domains where id = ${domainId} and list_id is not null and data_source is not null`);
  return row ?? null;
}

async function countPublished(tx: Transaction, now: Date, listId: number) {
  const [counts] = await tx.execute<{ new: number; rewritten: number }>(sql`
    select count(*) filter (where p.kind = 'new')::int as new,
      count(*) filter (where p.kind = 'rewritten')::int as rewritten
    from ${publicationRows(listId, findFortnight(now, 0))}`);
  return counts ?? { new: 0, rewritten: 0 };
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
