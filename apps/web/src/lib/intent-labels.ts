import type { SearchIntent } from '@keydence/domain';

/** Labels of the four intents on every screen. */
export const intentLabels: Record<SearchIntent, string> = {
  commercial: 'Commercial',
  informational: 'Informational',
  navigational: 'Navigational',
  transactional: 'Transactional',
};
