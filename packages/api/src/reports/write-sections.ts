import type { ReportFacts, WrittenReport } from '@keydence/domain';
import type { Services } from '../context.ts';
import { buildAnalystMemory } from './build-analyst-memory.ts';

/** Has the analyst write the words of a list's report. It may ask a language model: no transaction waits for it. */
export function writeSections(
  services: Services,
  listId: number,
  facts: ReportFacts,
): Promise<WrittenReport> {
  return services.analyst.writeReport(facts, buildAnalystMemory(services, listId));
}
