import type { SearchIntent } from '@keydence/domain';

/** What the four intents are called on every screen. */
export const intentLabels: Record<SearchIntent, string> = {
  commercial: 'Commercial',
  informational: 'Informational',
  navigational: 'Navigational',
  transactional: 'Transactional',
};
