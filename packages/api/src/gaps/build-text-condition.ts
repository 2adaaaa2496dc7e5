import type { StatementParameters } from '../keyword-lists/collect-parameters.ts';

/** The trigram index needs a run of three letters or digits. */
const indexableTerm = /[\p{L}\p{N}]{3}/u;

/**
 * SQL condition that a normalized keyword contains the term; `alias` is the table's. A term that
 * the trigram index cannot look up is compared by position: as LIKE, it could make the planner read
 * the whole index.
 */
export function buildTextCondition(alias: string, term: string, parameters: StatementParameters): string {
  const text = `${alias}.keyword_text`;
  if (!indexableTerm.test(term)) return `strpos(${text}, ${parameters.add(term)}) > 0`;
  return `${text} like ${parameters.add(`%${term.replace(/[\\%_]/g, '\\$&')}%`)}`;
}

/**
 * SQL condition that a keyword names one of the brands, as `isBrandKeyword` defines it; the index
 * finds the candidates.
 */
export function buildBrandCondition(
  alias: string,
  terms: readonly string[],
  parameters: StatementParameters,
): string {
  return terms
    .map((term) => {
      const isCandidate = buildTextCondition(alias, term, parameters);
      const padded = parameters.add(` ${term} `);
      return `(${isCandidate} and strpos(' ' || ${alias}.keyword_text || ' ', ${padded}) > 0)`;
    })
    .join(' or ');
}
