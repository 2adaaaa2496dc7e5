import type { ColumnField, ExportKind, ExportTool } from '@keydence/domain';
import { keywordNames } from './column-words.ts';

/** Field of a column; `month` means each of the columns with the searches of one month. */
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
  | 'clicks'
  | 'impressions'
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
  /** One of them must be there too. */
  isKnownByOneOf?: readonly string[];
  /** With a column of one of these, a person has put figures of other tools beside its own. */
  hasNo?: readonly ColumnField[];
  /** A column has such a name, in lower case. */
  isKnownByLike?: RegExp;
  /**
   * A column that other tools lack, in lower case. Other tools use the same names for the columns in `isKnownBy`, so a
   * table without one is known only if all its columns are named in `columns`.
   */
  ownColumn?: RegExp;
  /** Its ranks are of another search engine than Google, so they are none of the list. */
  isOtherEngine?: boolean;
  columns: Readonly<Partial<Record<ToolField, readonly string[]>>>;
}

const keyword = ['keyword', 'keywords'] as const;

const siteExplorer = {
  keyword,
  volume: ['volume'],
  difficulty: ['kd', 'keyword difficulty', 'difficulty'],
  cpc: ['cpc'],
  position: ['current position', 'position'],
  url: ['current url', 'url'],
  features: ['serp features'],
  traffic: ['current organic traffic', 'current traffic', 'organic traffic', 'traffic', 'traffic (desc)'],
  day: ['updated', 'last update', 'current date'],
  country: ['country code', 'country'],
  insideOf: ['current url inside', 'url inside', 'page url inside'],
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

/** Columns that only Semrush's lists have: other tools have the same keyword, volume and cost columns. */
const ofSemrush =
  /^(keyword difficulty index|keyword intents?|intents?|competitive density|number of results|serp features by keyword|traffic cost.*|position type|timestamp|seed keyword|click potential|cpc \([a-z]{3}\))$/;
/** Columns that only Ahrefs' Keywords Explorer has. */
const ofKeywordsExplorer =
  /^(#|cps|parent (keyword|topic)|global volume|(global )?traffic potential|return rate|last update|first seen|sv (forecasting )?trend.*)$/;
/** Columns that only Ahrefs' Site Explorer has, among tables of keywords with positions. */
const ofSiteExplorer =
  /^(kd|(page |current )?url inside|position history.*|traffic \(desc\)|last update|updated|country( code)?|serp features|(current )?organic traffic|organic traffic change|current url|previous (position|url|date)|cps|branded)$/;

/** What Keyword Planner's lists lack. */
const ofOtherTools = ['rank', 'ranking_url', 'difficulty', 'cpc', 'clicks', 'impressions'] as const;

/** How Keyword Planner names its volumes in other languages; no other tool names them so. */
const plannerVolumes = [
  'durchschnittl. suchanfragen pro monat',
  'durchschnittliche suchanfragen pro monat',
  'nombre moyen de recherches mensuelles',
  'promedio de búsquedas mensuales',
  'media de búsquedas mensuales',
  'média de pesquisas mensais',
  'média das pesquisas mensais',
  'media delle ricerche mensili',
  'media ricerche mensili',
  'gem. aantal maandelijkse zoekopdrachten',
  'śr. miesięczna liczba wyszukiwań',
  'średnia miesięczna liczba wyszukiwań',
  'genomsnittligt antal sökningar per månad',
  'gns. månedlige søgninger',
  'ort. aylık arama sayısı',
  'среднее число запросов в месяц',
  'середня кількість пошукових запитів на місяць',
  '月間平均検索ボリューム',
  '平均每月搜索量',
  '平均每月搜尋量',
  '월간 평균 검색량',
];

/** Pages with the keyword that brings each the most visits; the visits are of the page, not of the keyword. */
const topPages = (top: string) => ({
  keyword: [top],
  volume: [`${top}: volume`],
  position: [`${top}: position`],
  url: ['url', 'current url'],
  country: ['country', `${top}: country`],
  day: ['updated', 'last update'],
});

/** Asked in this order; the more particular comes first. */
export const toolTables: readonly ToolTable[] = [
  {
    kind: 'bing_webmaster',
    tool: 'bing_webmaster',
    isKnownBy: ['keyword', 'impressions', 'clicks', 'ctr'],
    isKnownByLike: /^(avg\.?|average) position$/,
    isOtherEngine: true,
    columns: {
      keyword,
      clicks: ['clicks'],
      impressions: ['impressions'],
      position: ['avg. position', 'avg position', 'average position'],
    },
  },
  {
    kind: 'se_ranking_positions',
    tool: 'se_ranking',
    isKnownBy: ['keyword', 'dynamics'],
    isKnownByLike: /^\d{4}-\d\d-\d\d$/,
    columns: {
      keyword,
      volume: ['search vol.', 'search volume', 'volume'],
      difficulty: ['difficulty', 'keyword difficulty'],
      cpc: ['cpc'],
      url: ['url'],
      intents: ['intent', 'intents', 'search intent'],
      features: ['found serp features', 'serp features'],
      results: ['results'],
    },
  },
  {
    kind: 'semrush_position_tracking',
    tool: 'semrush',
    isKnownBy: ['keyword'],
    isKnownByLike: /_20\d{6}$/,
    columns: {
      keyword,
      volume: ['search volume', 'volume'],
      difficulty: ['keyword difficulty', 'keyword difficulty index'],
      cpc: ['cpc'],
      intents: ['intents', 'keyword intents', 'intent'],
      features: ['serp features'],
    },
  },
  {
    kind: 'ahrefs_top_pages',
    tool: 'ahrefs',
    isKnownBy: ['url', 'top keyword'],
    columns: topPages('top keyword'),
  },
  {
    kind: 'ahrefs_top_pages',
    tool: 'ahrefs',
    isKnownBy: ['current top keyword'],
    columns: topPages('current top keyword'),
  },
  {
    kind: 'ahrefs_content_gap',
    tool: 'ahrefs',
    isKnownBy: ['keyword', 'volume'],
    isKnownByLike: /: position$/,
    columns: { ...siteExplorer, position: [], url: [], traffic: [] },
  },
  {
    kind: 'keyword_planner',
    tool: 'keyword_planner',
    isKnownBy: ['keyword', 'avg. monthly searches'],
    hasNo: ofOtherTools,
    columns: {
      keyword,
      volume: ['avg. monthly searches'],
      threeMonths: ['three month change'],
      twelveMonths: ['yoy change'],
    },
  },
  {
    kind: 'keyword_planner',
    tool: 'keyword_planner',
    isKnownBy: [],
    isKnownByOneOf: plannerVolumes,
    hasNo: ofOtherTools,
    columns: { keyword: [...keywordNames], volume: plannerVolumes },
  },
  {
    kind: 'ahrefs_site_explorer',
    tool: 'ahrefs',
    isKnownBy: ['keyword', 'current position'],
    ownColumn: ofSiteExplorer,
    columns: siteExplorer,
  },
  {
    kind: 'ahrefs_site_explorer',
    tool: 'ahrefs',
    isKnownBy: ['keyword', 'volume', 'position', 'url'],
    ownColumn: ofSiteExplorer,
    columns: siteExplorer,
  },
  {
    kind: 'ahrefs_keywords_explorer',
    tool: 'ahrefs',
    isKnownBy: ['keyword', 'difficulty', 'volume'],
    ownColumn: ofKeywordsExplorer,
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
    ownColumn: ofSemrush,
    columns: positions,
  },
  {
    kind: 'semrush_keywords',
    tool: 'semrush',
    isKnownBy: ['keyword', 'volume', 'keyword difficulty'],
    ownColumn: ofSemrush,
    columns: { ...positions, volume: ['volume'], position: [], url: [], traffic: [] },
  },
  {
    kind: 'semrush_keywords',
    tool: 'semrush',
    isKnownBy: ['keyword', 'search volume'],
    ownColumn: ofSemrush,
    columns: { ...positions, position: [], url: [], traffic: [] },
  },
];
