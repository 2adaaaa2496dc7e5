import type { SearchIntent } from '@keydence/domain';
import type { PageKind } from './page-facts.ts';

const unfit: Partial<Record<PageKind, SearchIntent>> = {
  guide: 'transactional',
  product: 'informational',
};

/** False if a page of this kind does not answer the intent: a guide for buyers, a product for readers. */
export function fitsIntent(kind: PageKind | null, intent: SearchIntent | null): boolean {
  return kind === null || intent === null || unfit[kind] !== intent;
}
