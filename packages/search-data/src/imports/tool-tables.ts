import type { ExportKind, ExportTool } from '@keydence/domain';

/** What a column may hold; `month` stands for each of the columns with the searches of one month. */
export type ToolField =
  | 'keyword'
  | 'volume'
  | 'difficulty'
  | 'cpc'
  | 'position'
  | 'url'
  | 'intents'
  | 'features'
  | 'results'
  | 'traffic'
  | 'day'
  | 'country'
  | 'threeMonths'
  | 'twelveMonths'
  /** Which part of the result page the position is about. */
  | 'positionType'
  | 'insideOf';

/** A kind of export with a header: by which columns it is known, and what they are called. */
export interface ToolTable {
  kind: ExportKind;
  tool: ExportTool;
  /** All of them must be there, in lower case. */
  isKnownBy: readonly string[];
  columns: Readonly<Partial<Record<ToolField, readonly string[]>>>;
}

const keyword = ['keyword', 'keywords'] as const;

const siteExplorer = {
  keyword,
  volume: ['volume'],
  difficulty: ['kd', 'keyword difficulty'],
  cpc: ['cpc'],
  position: ['current position', 'position'],
  url: ['current url', 'url'],
  features: ['serp features'],
  traffic: ['current organic traffic', 'current traffic', 'organic traffic', 'traffic'],
  day: ['updated', 'last update'],
  country: ['country code', 'country'],
  insideOf: ['current url inside', 'url inside'],
} as const;

const positions = {
  keyword,
  volume: ['search volume'],
  difficulty: ['keyword difficulty', 'keyword difficulty index'],
  cpc: ['cpc', 'cpc (usd)'],
  position: ['position'],
  url: ['url'],
  intents: ['keyword intents', 'intents', 'intent'],
  features: ['serp features by keyword', 'serp features'],
  results: ['number of results'],
  traffic: ['traffic'],
  day: ['timestamp'],
  country: ['database'],
  positionType: ['position type'],
} as const;

/** Asked in this order; the more particular comes first. */
export const toolTables: readonly ToolTable[] = [
  {
    kind: 'keyword_planner',
    tool: 'keyword_planner',
    isKnownBy: ['keyword', 'avg. monthly searches'],
    columns: {
      keyword,
      volume: ['avg. monthly searches'],
      threeMonths: ['three month change'],
      twelveMonths: ['yoy change'],
    },
  },
  {
    kind: 'ahrefs_site_explorer',
    tool: 'ahrefs',
    isKnownBy: ['keyword', 'current position'],
    columns: siteExplorer,
  },
  {
    kind: 'ahrefs_site_explorer',
    tool: 'ahrefs',
    isKnownBy: ['keyword', 'volume', 'position', 'url'],
    columns: siteExplorer,
  },
  {
    kind: 'ahrefs_keywords_explorer',
    tool: 'ahrefs',
    isKnownBy: ['keyword', 'difficulty', 'volume'],
    columns: {
      keyword,
      volume: ['volume'],
      difficulty: ['difficulty'],
      cpc: ['cpc'],
      intents: ['intents'],
      features: ['serp features'],
      day: ['last update'],
      country: ['country'],
    },
  },
  {
    kind: 'semrush_positions',
    tool: 'semrush',
    isKnownBy: ['keyword', 'position', 'search volume'],
    columns: positions,
  },
  {
    kind: 'semrush_keywords',
    tool: 'semrush',
    isKnownBy: ['keyword', 'volume', 'keyword difficulty'],
    columns: { ...positions, volume: ['volume'], position: [], url: [], traffic: [] },
  },
  {
    kind: 'semrush_keywords',
    tool: 'semrush',
    isKnownBy: ['keyword', 'search volume'],
    columns: { ...positions, position: [], url: [], traffic: [] },
  },
];

/** Words that head a column of keywords in a plain list. */
export const keywordHeaders: ReadonlySet<string> = new Set([
  'keyword',
  'keywords',
  'query',
  'queries',
  'top queries',
  'search query',
  'search term',
  'search terms',
]);
