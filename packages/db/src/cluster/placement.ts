/**
 * Tables that a cluster (Citus) distributes by their list, all rows of a list on one node: what grows with keywords, and
 * what is joined with keywords. See docs/adr/0039-lists-on-several-machines.md.
 */
export const distributedTables: readonly string[] = [
  ...['tracked_keywords', 'keyword_rankings', 'keyword_volumes', 'ranking_months', 'keyword_details'],
  ...['keyword_tags', 'deleted_keywords', 'keyword_measures', 'keyword_pages', 'keyword_filter_counts'],
  ...['keyword_result_pages', 'keyword_clicks', 'keyword_insights', 'click_windows'],
  ...['topics', 'gap_insights', 'search_totals', 'overview_snapshots', 'content_plan_items'],
  ...['competitors', 'competitor_keywords', 'competitor_metrics', 'predictions', 'prediction_checkpoints'],
  ...['radar_sites', 'radar_files', 'radar_publications'],
  ...['console_slices', 'console_facts', 'console_pages', 'console_queries'],
];

/** Tables with a list that stay on the coordinator: few rows, or references to people. */
export const coordinatorTables: readonly string[] = [
  ...['alert_events', 'analyst_sections', 'brief_sources', 'briefs', 'console_fetches', 'list_measures'],
  ...['move_judgements', 'move_runs', 'move_settings', 'moves', 'refresh_pages', 'refresh_runs'],
  ...['report_shares', 'reports', 'site_rates', 'topic_corrections', 'topic_run_parts', 'topic_runs'],
  'tracked_domains',
];
