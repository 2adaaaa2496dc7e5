import { type ProtectedCall, within } from './call.ts';
import type { TenantIds } from './rest-input.ts';

type Read = (ids: TenantIds) => object;

const ofDomain =
  (more: object = {}): Read =>
  ({ domainId }) => ({ domain_id: domainId, ...more });

/**
 * Every assistant tool. Changes are announced and require a confirmation, which these calls omit.
 */
export const toolCalls: Record<string, ProtectedCall<object>> = {
  ...within<object>('own', { list_workspaces: () => ({}) }),
  ...within<object>('workspace', {
    list_keywords: ofDomain(),
    get_keyword: ({ keywordId }) => ({ keyword_id: keywordId }),
    list_topics: ofDomain(),
    read_topic: ({ domainId, topicId }) => ({ domain_id: domainId, topic_id: topicId }),
    list_moves: ofDomain(),
    list_site_changes: ofDomain(),
    add_site_change: ofDomain({ changed_on: '2026-01-05', text: 'Redesign' }),
    delete_site_change: ({ domainId, siteChangeId }) => ({ domain_id: domainId, change_id: siteChangeId }),
    list_notifications: ofDomain(),
    list_pages: ofDomain(),
    get_page: ({ domainId, pageId }) => ({ domain_id: domainId, page_id: pageId }),
    list_site_findings: ofDomain(),
    ignore_site_findings: ofDomain({ finding_ids: ['no_title-1-0'] }),
    restore_site_findings: ofDomain({ finding_ids: ['no_title-1-0'] }),
    list_radar: ofDomain(),
    list_briefs: ofDomain(),
    get_brief: ({ domainId, briefId }) => ({ domain_id: domainId, brief_id: briefId }),
    check_draft: ({ domainId, briefId }) => ({ domain_id: domainId, brief_id: briefId, text: 'A draft' }),
    create_brief: ofDomain({ keyword: 'tea', addresses: ['https://one.example/a'] }),
    get_move: ({ domainId, moveId }) => ({ domain_id: domainId, move_id: moveId }),
    accept_moves: ({ domainId, moveId }) => ({ domain_id: domainId, move_ids: [moveId] }),
    skip_move: ({ domainId, moveId }) => ({ domain_id: domainId, move_id: moveId, reason: 'not_now' }),
    list_competitors: ofDomain(),
    list_gaps: ofDomain(),
    list_content_plan: ofDomain(),
    get_report: ofDomain(),
    get_trend: ofDomain(),
    add_keywords: ofDomain({ keywords: ['tea'] }),
    refresh_rankings: ofDomain(),
    add_competitor: ofDomain({ competitor_domain: 'contender.com' }),
    move_plan_item: ({ planItemId }) => ({ item_id: planItemId, status: 'writing' }),
  }),
};
