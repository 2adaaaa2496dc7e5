import type { FigureSource } from '@keydence/domain';

/** Names of sources beside a figure. */
export const figureSourceLabels: Record<FigureSource, string> = {
  sample: 'Sample',
  dataforseo: 'DataForSEO',
  import: 'Import',
  search_console: 'Search Console',
  search_console_api: 'Search Console',
  keyword_planner: 'Keyword Planner',
  ahrefs: 'Ahrefs',
  semrush: 'Semrush',
  se_ranking: 'SE Ranking',
  bing_webmaster: 'Bing Webmaster Tools',
  keyword_list: 'Keyword list',
  table: 'Table',
};
