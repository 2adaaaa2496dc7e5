type Privilege = 'select' | 'insert' | 'update' | 'delete';

/** Whole rows, or only some columns of them. */
export type Grant = Privilege | { privilege: Privilege; columns: readonly string[] };

const rows = ['select', 'insert', 'update', 'delete'] as const;
/** Rows that are written once and go. */
const noUpdate = ['select', 'insert', 'delete'] as const;
/** Rows that only go with what they belong to. */
const noDelete = ['select', 'insert', 'update'] as const;
const nothing: readonly Grant[] = [];

/**
 * What requests of a workspace may do with each table, view and sequence; row security then says with which rows. What is
 * not named here is closed to them, and a test fails until it is named. Partitions are reached by their table alone.
 */
export const tenantGrants: Readonly<Record<string, readonly Grant[]>> = {
  'public.alert_deliveries': rows,
  'public.alert_events': noUpdate,
  'public.alert_readers': rows,
  'public.alert_rules': rows,
  'public.alert_webhooks': rows,
  'public.analyst_sections': rows,
  // It is added to and read; nothing that a request sends changes what it says.
  'public.audit_entries': ['select', 'insert'],
  // What the worker writes of Search Console.
  'public.click_windows': ['select'],
  // What the worker writes of the pages that a brief reads; a request only begins and ends them.
  'public.brief_sources': ['select', 'insert', 'delete'],
  'public.briefs': rows,
  'public.competitor_keywords': rows,
  'public.competitor_metrics': noDelete,
  'public.competitors': rows,
  // What the worker writes of a fetch that a request asks for.
  'public.console_facts': ['select'],
  'public.console_fetches': noDelete,
  'public.console_pages': ['select'],
  'public.console_queries': ['select'],
  'public.console_slices': ['select'],
  'public.content_plan_items': rows,
  // What the worker writes of a site that it reads; a request begins, ends and asks.
  'public.crawl_frontier': ['select', 'delete'],
  'public.crawl_runs': noDelete,
  'public.deleted_keywords': rows,
  'public.domain_rhythms': noDelete,
  'public.domain_setups': noDelete,
  'public.gap_insights': rows,
  'public.import_parts': noUpdate,
  'public.import_runs': rows,
  'public.keyword_clicks': rows,
  'public.keyword_details': rows,
  'public.keyword_filter_counts': rows,
  'public.keyword_insights': rows,
  'public.keyword_lists': noDelete,
  'public.keyword_measures': rows,
  'public.keyword_pages': rows,
  'public.keyword_rankings': rows,
  'public.keyword_result_pages': rows,
  'public.keyword_tags': rows,
  'public.keyword_views': rows,
  'public.keyword_volumes': rows,
  'public.list_measures': rows,
  // What the worker writes of done moves; a move that is brought back loses them.
  'public.move_judgements': ['select', 'delete'],
  'public.move_runs': rows,
  'public.move_settings': noDelete,
  'public.moves': rows,
  'public.overview_snapshots': noDelete,
  'public.page_links': ['select'],
  'public.page_versions': ['select'],
  'public.pages': ['select'],
  'public.people': ['select'],
  'public.prediction_checkpoints': ['select'],
  'public.predictions': noDelete,
  'public.ranking_months': rows,
  'public.refresh_pages': noUpdate,
  'public.refresh_runs': rows,
  'public.report_mails': rows,
  'public.report_shares': rows,
  'public.reports': rows,
  'public.rhythm_runs': rows,
  'public.search_console_connections': rows,
  'public.search_console_flows': noUpdate,
  'public.search_console_properties': noDelete,
  'public.search_totals': noDelete,
  'public.site_changes': noUpdate,
  'public.site_findings': ['select', 'update'],
  'public.site_rates': rows,
  'public.sites': ['select', 'insert'],
  'public.source_budgets': noDelete,
  'public.source_calls': noDelete,
  'public.topic_corrections': noDelete,
  // What the worker writes of a computation.
  'public.topic_run_parts': ['select', 'delete'],
  'public.topic_runs': rows,
  'public.topics': noDelete,
  'public.tracked_domains': rows,
  'public.tracked_keywords': rows,
  'public.workspace_invitations': rows,
  'public.workspace_members': rows,
  'public.workspaces': rows,
  // Of persons, across workspaces: their requests run as the owner of the tables.
  // What a member leaves behind is named and ended, without what opens with a key.
  'public.api_keys': [{ privilege: 'select', columns: ['id', 'name', 'user_id', 'workspace_id'] }, 'delete'],
  'public.feedback': nothing,
  'public.feedback_comments': nothing,
  'public.feedback_notices': nothing,
  'public.feedback_votes': nothing,
  'public.newsletter_subscriptions': nothing,
  // Of the deployment.
  'public.crawl_hosts': nothing,
  'public.source_answers': nothing,
  'public.source_months': nothing,
  'public.source_tasks': nothing,
  // Identity columns need no right to their sequence.
  'public.keyword_lists_id_seq': nothing,
  'public.sites_id_seq': nothing,
  // To put a job into a queue, and to say which one it was; nothing of the jobs that others have put there.
  'jobs.job': ['insert', { privilege: 'select', columns: ['id'] }],
  'jobs.queue': ['select'],
};

/** Schemas whose tables the requests of a workspace can name. */
export const tenantSchemas: readonly string[] = ['jobs', 'public'];

/**
 * Functions of ours that their statements call, by policies, triggers and views or by themselves. The others are closed to
 * them: PostgreSQL lets everybody call a new one.
 */
export const tenantFunctions: readonly string[] = [
  'public.apply_keyword_count_changes',
  'public.keydence_lists',
  'public.keydence_people',
  'public.keydence_sites',
  'public.keydence_workspace',
];
