import { AppError, type ColumnField, type ImportTable } from '@keydence/domain';
import type { RankDay } from './find-rank-days.ts';
import { findCost, type ToolColumns } from './find-tool-columns.ts';
import { importMessages } from './import-messages.ts';
import { findDayOrder, readDayOfHeader } from './read-days.ts';
import { readMonth } from './read-months.ts';
import type { ToolField } from './tool-tables.ts';

const toolFields: Readonly<Partial<Record<ColumnField, ToolField>>> = {
  keyword: 'keyword',
  rank: 'position',
  ranking_url: 'url',
  search_volume: 'volume',
  difficulty: 'difficulty',
  cpc: 'cpc',
  intent: 'intents',
  serp_features: 'features',
  clicks: 'clicks',
  impressions: 'impressions',
  measured_on: 'day',
};

/**
 * The columns of a table as described by the user. AppError('validation_failed') without a keyword
 * column, with a field for two columns, and for a column whose header lacks the day or month that
 * its field needs.
 */
export function mapColumns(
  { headerRow, columns, rows }: ImportTable,
  fields: readonly (ColumnField | null)[],
): ToolColumns {
  const places: ToolColumns['places'] = {};
  const months: { month: string; place: number }[] = [];
  const days: RankDay[] = [];
  const order = findDayOrder(columns.map(({ name }) => name));
  for (const [place, field] of fields.slice(0, columns.length).entries()) {
    const name = columns[place]?.name ?? '';
    const toolField = field === null ? undefined : toolFields[field];
    if (toolField !== undefined) {
      if (places[toolField] !== undefined) throw invalid(importMessages.fieldTwice);
      places[toolField] = place;
    } else if (field === 'searches_of_month') {
      const month = readMonth(name);
      if (month === null) throw invalid(importMessages.noMonth(name));
      months.push({ month, place });
    } else if (field === 'rank_of_day') {
      const day = readDayOfHeader(name, order);
      if (day === null) throw invalid(importMessages.noDay(name));
      days.push({ day, place, typePlace: null, urlPlace: null });
    }
  }
  if (places.keyword === undefined) throw invalid(importMessages.noKeywordColumn);
  return {
    table: { kind: 'table', tool: 'table', isKnownBy: [], columns: {} },
    headerRows: headerRow,
    places,
    names: columns.map(({ name }) => name),
    months,
    trend: null,
    currency: findCost(columns.map(({ name }) => name.toLowerCase()))?.currency ?? null,
    days: days.sort((a, b) => a.day.localeCompare(b.day)),
    otherSites: [],
    intentFlags: [],
    untaken: [],
    dayOrder: findDayOrder(rows.map((row) => row[places.day ?? -1] ?? '')),
  };
}

const invalid = (message: string) => new AppError('validation_failed', message);
