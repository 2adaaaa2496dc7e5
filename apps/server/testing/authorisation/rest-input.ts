/** Ids of one workspace with a row of every kind. */
export interface TenantIds {
  workspaceId: string;
  /** A sample site with a completed setup. */
  domainId: string;
  /** The tenant's site for imports. */
  importDomainId: string;
  importId: string;
  keywordId: string;
  topicId: string;
  otherTopicId: string;
  moveId: string;
  pageId: string;
  briefId: string;
  /** A move that is done and may be done again. */
  doneMoveId: string;
  correctionId: string;
  competitorId: string;
  planItemId: string;
  viewId: string;
  alertRuleId: string;
  alertEventId: string;
  siteChangeId: string;
  webhookId: string;
  deliveryId: string;
  shareId: string;
  invitationId: string;
  /** A plain member other than the caller. */
  memberId: string;
  feedbackId: string;
  commentId: string;
}
export interface RestInput {
  path: string;
  body?: object;
  /** A file in the named form field. */
  file?: { field: string; content: Uint8Array };
}

export type Write = (ids: TenantIds) => RestInput;

export const read =
  (path: string): Write =>
  (ids) => ({ path: `${path}?domain_id=${ids.domainId}` });
export const change =
  (path: string, body: (ids: TenantIds) => object = () => ({})): Write =>
  (ids) => ({
    path,
    body: { domain_id: ids.domainId, ...body(ids) },
  });
