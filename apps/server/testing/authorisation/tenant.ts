import { createCaller, runSetup, type Services } from '@keydence/api';
import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import type { TestEdge } from '../start-edge.ts';
import { storeBrief } from '../store-brief.ts';
import { storeMoves } from '../store-moves.ts';
import { storePage } from '../store-page.ts';
import type { Account } from './accounts.ts';
import type { TenantIds } from './rest-input.ts';
import { sendRest } from './send.ts';

/** A workspace of `owner` with a row of every kind; `author` writes to the feedback board. */
export async function seedTenant(
  edge: TestEdge,
  { owner, members, author }: { owner: Account; members: Account[]; author: Account },
): Promise<TenantIds> {
  const { services } = edge;
  const api = callAs(services, owner);
  const workspace = await api.workspaces.create({ name: 'Acme', domainUrl: 'brewlane.example' });
  const workspaceId = workspace.id;
  const domainId = idOf(workspace.domains[0]);
  await runSetup(services, { domainId, run: 1 });
  const site = await api.trackedDomains.create({ workspaceId, domainUrl: 'acme.com', locationCode: 2840 });
  await runSetup(services, { domainId: site.id, run: 1 });
  for (const { userId } of members)
    await services.database.sql`
      insert into workspace_members (workspace_id, user_id, role, created_at)
      values (${workspaceId}, ${userId}, 'member', now())`;
  const invited = await api.invitations.create({ workspaceId, email: `${workspaceId}@people.example` });
  const { data: keywords } = await api.keywords.list({ domainId });
  const { data: competitors } = await api.competitors.list({ domainId });
  const { data: planItems } = await api.contentPlan.list({ domainId });
  const view = await api.keywordViews.create({ workspaceId, name: 'Quick wins', query: {} });
  const share = await api.reportShares.create({ domainId });
  const change = await api.siteChanges.add({ domainId, changedOn: '2026-01-04', text: 'New host' });
  const { id: alertRuleId } = await api.alerts.create({
    domainId,
    name: 'Drops',
    kind: 'dropped',
    places: 5,
  });
  const webhook = await api.alerts.createWebhook({ domainId, url: 'https://hooks.example/keydence' });
  const { deliveries } = await api.alerts.testWebhook({ domainId, webhookId: webhook.id });
  const board = callAs(services, author);
  const { id: feedbackId } = await board.feedback.create({
    title: 'Dark mode',
    description: 'Easier on the eyes',
    category: 'improvements',
  });
  const comment = await board.feedback.addComment({ feedbackId, content: 'Soon?' });
  return {
    workspaceId,
    domainId,
    importDomainId: site.id,
    importId: await uploadExport(edge, owner, site.id),
    keywordId: idOf(keywords[0]),
    ...(await addTopics(services, owner, { domainId, keywordId: idOf(keywords[0]) })),
    ...(await addMoves(services, domainId)),
    pageId: await storePage(services, domainId),
    briefId: await storeBrief(services, domainId),
    competitorId: idOf(competitors[0]),
    planItemId: idOf(planItems[0]),
    viewId: view.id,
    alertRuleId,
    alertEventId: await addAlertEvent(services, { domainId, alertRuleId }),
    siteChangeId: change.id,
    webhookId: webhook.id,
    deliveryId: idOf(deliveries[0]),
    shareId: share.id,
    invitationId: idOf(invited.data[0]),
    memberId: members.at(-1)?.userId ?? '',
    feedbackId,
    commentId: comment.id,
  };
}

export function callAs(services: Services, { userId, email, sessionId }: Account) {
  return createCaller({ services, requestId: 'seed', caller: { userId, email, sessionId } });
}

async function uploadExport(edge: TestEdge, { token }: Account, domainId: string): Promise<string> {
  const content = new TextEncoder().encode('tea shop\ngreen tea\n');
  const path = `/api/seo/domains/${domainId}/imports`;
  const operation = 'POST /api/seo/domains/{id}/imports';
  const { text } = await sendRest(edge, operation, { path, file: { field: 'file', content } }, token);
  return idOf((JSON.parse(text) as { data?: { id: string } }).data);
}

async function addAlertEvent(
  { database, newId, now }: Services,
  { domainId, alertRuleId }: { domainId: string; alertRuleId: string },
): Promise<string> {
  const id = newId();
  const [list] = await database.db
    .select({ id: schema.keywordLists.id })
    .from(schema.keywordLists)
    .where(eq(schema.keywordLists.domainId, domainId));
  await database.db.insert(schema.alertEvents).values({
    id,
    domainId,
    ruleId: alertRuleId,
    listId: list?.id ?? 0,
    listVersion: 1,
    day: '2026-11-20',
    firedAt: now(),
    ruleName: 'Drops',
    summary: 'A keyword dropped by 5 places or more.',
    setName: 'all keywords',
    kind: 'dropped',
    moved: 1,
    compared: 1,
    failed: 0,
    unknown: 0,
    sample: [],
  });
  return id;
}

/**
 * Stored as a run does: a topic with a keyword, one split off by a person, and one with an undoable
 * name.
 */
async function addTopics(
  services: Services,
  owner: Account,
  { domainId, keywordId }: { domainId: string; keywordId: string },
): Promise<Pick<TenantIds, 'topicId' | 'otherTopicId' | 'correctionId'>> {
  const api = callAs(services, owner);
  const { sql } = services.database;
  const [list] = await sql<
    { id: number }[]
  >`select list_id as id from tracked_domains where id = ${domainId}`;
  const listId = list?.id ?? 0;
  await sql`
    insert into topics (list_id, id, name, basis, keyword_count, updated_at)
    values (${listId}, 1, 'Grinders', 'wording', 2, now()), (${listId}, 2, 'Kettles', 'wording', 1, now())`;
  await sql`
    insert into keyword_insights (list_id, keyword_id, topic_id, is_placed)
    select list_id, id, 1, true from tracked_keywords where list_id = ${listId} order by id limit 2`;
  const topics = (await api.topics.list({ domainId })).data;
  const topic = topics.find(({ name }) => name === 'Grinders');
  const named = topics.find(({ name }) => name === 'Kettles');
  const { data } = await api.keywords.list({ domainId, topicId: idOf(topic) });
  const other = data.find(({ id }) => id !== keywordId);
  const split = await api.topics.split({ domainId, topicId: idOf(topic), keywordIds: [idOf(other)] });
  const renamed = await api.topics.rename({ domainId, topicId: idOf(named), name: 'Teapots' });
  return {
    topicId: idOf(topic),
    otherTopicId: split.topicIds[0] ?? '',
    correctionId: renamed.correctionId ?? '',
  };
}

async function addMoves(
  services: Services,
  domainId: string,
): Promise<Pick<TenantIds, 'moveId' | 'doneMoveId'>> {
  const [moveId, doneMoveId] = await storeMoves(services, domainId);
  if (!moveId || !doneMoveId) throw new Error('A tenant needs two moves.');
  return { moveId, doneMoveId };
}

function idOf(row: { id: string } | undefined): string {
  if (!row) throw new Error('A tenant needs a row of every kind.');
  return row.id;
}
