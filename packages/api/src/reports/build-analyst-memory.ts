import { schema } from '@keydence/db';
import type { AnalystMemory, SectionKey, SectionRecord } from '@keydence/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { keptReports } from '../stored-reports/store-report.ts';

const { analystSections } = schema;

/** Model responses about a list. Each section keeps as many responses as there are reports. */
export function buildAnalystMemory({ database, now }: Services, listId: number): AnalystMemory {
  const { db } = database;
  const hashOf = ({ factsHash }: SectionKey) => Buffer.from(factsHash, 'hex');
  return {
    async recall(key) {
      const [row] = await db
        .select({ answer: analystSections.answer })
        .from(analystSections)
        .where(
          and(
            eq(analystSections.listId, listId),
            eq(analystSections.section, key.section),
            eq(analystSections.factsHash, hashOf(key)),
          ),
        );
      return row?.answer ?? null;
    },
    async record(record) {
      await db.transaction(async (tx) => {
        // Selected from the list's row: a list deleted during the model call stores nothing.
        await tx.execute(sql`
          insert into analyst_sections (list_id, section, facts_hash, model, prompt_version, input_tokens,
            output_tokens, cost_micros, answer, fallback, written_at)
          select id, ${record.section}, ${hashOf(record)}, ${record.model}, ${record.promptVersion},
            ${record.inputTokens}, ${record.outputTokens}, ${record.costMicros}, ${answerOf(record)}::jsonb,
            ${record.fallback}, ${now().toISOString()}::timestamptz
          from keyword_lists where id = ${listId} for key share
          on conflict (list_id, section, facts_hash) do update set
            input_tokens = analyst_sections.input_tokens + excluded.input_tokens,
            output_tokens = analyst_sections.output_tokens + excluded.output_tokens,
            cost_micros = analyst_sections.cost_micros + excluded.cost_micros,
            answer = coalesce(excluded.answer, analyst_sections.answer),
            fallback = excluded.fallback, written_at = excluded.written_at`);
        await tx.execute(sql`
          delete from analyst_sections where list_id = ${listId} and section = ${record.section}
            and written_at < (
              select written_at from analyst_sections
              where list_id = ${listId} and section = ${record.section}
              order by written_at desc offset ${keptReports - 1} limit 1)`);
      });
    },
  };
}

function answerOf({ answer }: SectionRecord): string | null {
  return answer === null ? null : JSON.stringify(answer);
}
