import type { ReportFacts, WrittenReport } from '@keydence/domain';
import type { Services } from '../context.ts';
import { buildAnalystMemory } from './build-analyst-memory.ts';

/**
 * Lets the analyst write the texts of a list's report. It may call a language model, so it runs outside transactions.
 */
export function writeSections(
  services: Services,
  listId: number,
  facts: ReportFacts,
): Promise<WrittenReport> {
  return services.analyst.writeReport(facts, buildAnalystMemory(services, listId));
}
