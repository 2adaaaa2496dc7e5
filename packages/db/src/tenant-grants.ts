type Privilege = 'select' | 'insert' | 'update' | 'delete';

/** Whole rows, or only some columns of them. */
export type Grant = Privilege | { privilege: Privilege; columns: readonly string[] };

const rows = ['select', 'insert', 'update', 'delete'] as const;
/** Rows that are written once and then deleted. */
const noUpdate = ['select', 'insert', 'delete'] as const;
/** Rows that are deleted only with their parent. */
const noDelete = ['select', 'insert', 'update'] as const;
const nothing: readonly Grant[] = [];

/**
 * Rights of workspace requests on each table, view and sequence; row security then limits the rows.
 * Objects that are not listed are closed to them, and a test fails until they are listed.
 * Partitions are reached only through their table.
 */
export const tenantGrants: Readonly<Record<string, readonly Grant[]>> = {
  // In a cluster only: the triggers of lists write them.
  'distribution.commit_marks': rows,
  'distribution.list_counts': rows,
  'public.alert_deliveries': rows,
  'public.alert_events': noUpdate,
  'public.alert_readers': rows,
  'public.alert_rules': rows,
  'public.alert_webhooks': rows,
  'public.analyst_sections': rows,
  // Append-only: no request changes its rows.
  'public.audit_entries': ['select', 'insert'],
  // Search Console rows are written by the worker.
  'public.click_windows': ['select'],
  // What the worker writes of the pages that a brief reads; a request only begins and ends them.
  'public.brief_sources': ['select', 'insert', 'delete'],
  'public.briefs': rows,
  'public.competitor_keywords': rows,
  'public.competitor_metrics': noDelete,
  'public.competitors': rows,
  // Written by the worker for a fetch that a request starts.
  'public.console_facts': ['select'],
  'public.console_fetches': noDelete,
  'public.console_pages': ['select'],
  'public.console_queries': ['select'],
  'public.console_slices': ['select'],
  'public.content_plan_items': rows,
  // Written by the worker during a crawl; a request starts, stops and reads it.
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
  // Written by the worker for done moves; reopening a move deletes them.
  'public.move_judgements': ['select', 'delete'],
  'public.move_runs': rows,
  'public.move_settings': noDelete,
  'public.moves': rows,
  'public.notification_readers': rows,
  'public.overview_snapshots': noDelete,
  'public.page_links': ['select'],
  'public.page_versions': ['select'],
  'public.pages': ['select'],
  'public.people': ['select'],
  'public.prediction_checkpoints': ['select'],
  'public.predictions': noDelete,
  // Written by the worker during a poll; a request queues it, cancels it, and reads its results.
  'public.radar_files': ['select'],
  'public.radar_publications': ['select'],
  'public.radar_sites': noDelete,
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
  // Written by the worker during a computation.
  'public.topic_run_parts': ['select', 'delete'],
  'public.topic_runs': rows,
  'public.topics': noDelete,
  'public.tracked_domains': rows,
  'public.tracked_keywords': rows,
  'public.workspace_invitations': rows,
  'public.workspace_members': rows,
  'public.workspaces': rows,
  // Personal rows across workspaces: those requests run as the owner of the tables. Rows that a
  // former member leaves are named and ended, without secrets.
  'public.api_keys': [{ privilege: 'select', columns: ['id', 'name', 'user_id', 'workspace_id'] }, 'delete'],
  'public.feedback': nothing,
  'public.feedback_comments': nothing,
  'public.feedback_notices': nothing,
  'public.feedback_votes': nothing,
  'public.newsletter_subscriptions': nothing,
  // Rows of the deployment.
  'public.crawl_hosts': nothing,
  'public.source_answers': nothing,
  'public.source_months': nothing,
  'public.source_tasks': nothing,
  // Identity columns need no right to their sequence.
  'public.keyword_lists_id_seq': nothing,
  'public.sites_id_seq': nothing,
  // To insert a job and read back its id; not to read other jobs.
  'jobs.job': ['insert', { privilege: 'select', columns: ['id'] }],
  'jobs.queue': ['select'],
};

/** Schemas that workspace requests can use. */
export const tenantSchemas: readonly string[] = ['distribution', 'jobs', 'public'];

/**
 * Our functions that their statements call, directly or through policies, triggers and views. The
 * others are closed to them: PostgreSQL lets every role call a new function.
 */
export const tenantFunctions: readonly string[] = [
  'distribution.enter',
  'public.apply_keyword_count_changes',
  'public.keydence_lists',
  'public.keydence_people',
  'public.keydence_sites',
  'public.keydence_workspace',
];
