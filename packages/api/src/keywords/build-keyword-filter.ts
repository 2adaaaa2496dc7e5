import { intentToCode } from '@keydence/db';
import { type ListKeywordsInput, normaliseKeywordText } from '@keydence/domain';
import type { StatementParameters } from './collect-parameters.ts';

/** What narrows a keyword list; left-out filters are no part of the statement. */
export type KeywordFilter = Pick<
  ListKeywordsInput,
  'search' | 'intentType' | 'minSearchVolume' | 'maxDifficulty'
>;

/** A run of three letters or digits is what the trigram index can look up. */
const indexableTerm = /[\p{L}\p{N}]{3}/u;

/** Whether the filter is by columns alone, and no filter at all. */
export function hasFilter(filter: KeywordFilter): boolean {
  return (
    filter.intentType !== undefined ||
    filter.minSearchVolume !== undefined ||
    filter.maxDifficulty !== undefined
  );
}

/** Conditions on the columns that every sortable table carries; `alias` is the table's. */
export function buildColumnFilter(
  filter: KeywordFilter,
  alias: string,
  parameters: StatementParameters,
): string[] {
  const conditions: string[] = [];
  if (filter.intentType !== undefined) {
    conditions.push(`${alias}.intent = ${parameters.add(intentToCode(filter.intentType))}`);
  }
  if (filter.minSearchVolume !== undefined) {
    conditions.push(`${alias}.search_volume >= ${parameters.add(filter.minSearchVolume)}`);
  }
  if (filter.maxDifficulty !== undefined) {
    conditions.push(`${alias}.difficulty_score <= ${parameters.add(filter.maxDifficulty)}`);
  }
  return conditions;
}

/**
 * The condition on the text, or none. Texts are stored normalised, so LIKE serves. A term that the trigram index
 * cannot look up is compared by position: as LIKE, it could make the planner read the whole index.
 */
export function buildSearchFilter(
  filter: KeywordFilter,
  alias: string,
  parameters: StatementParameters,
): string[] {
  const term = normaliseKeywordText(filter.search ?? '');
  if (term === '') return [];
  if (!indexableTerm.test(term)) return [`strpos(${alias}.keyword_text, ${parameters.add(term)}) > 0`];
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  return [`${alias}.keyword_text like ${parameters.add(pattern)}`];
}
