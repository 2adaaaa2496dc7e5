import type { RadarRules } from '@keydence/domain';
import { workOnAssignment, workOnComparison, workOnListing, workOnNames } from './radar-work.ts';

/** The rules without a thread, for tests: a file of a foreign server could block the process. */
export function createDirectRadarRules(): RadarRules {
  return {
    readListing: workOnListing,
    compare: async (input) => workOnComparison(input),
    readNames: async (html, contentType) => workOnNames(html, contentType),
    assign: async (input) => workOnAssignment(input),
  };
}
