import type { StatementEvidence, WrittenReport } from '@keydence/domain';
import { z } from 'zod';

/** What of an answer stands: how it changes the report that the rules have written. */
export interface SectionPatch {
  /** Parts of the section that the model wrote, by their paths. */
  written: string[];
  /** Statements of the rules that are gone, by the paths under which they stood. */
  replaced: string[];
  evidence: StatementEvidence[];
  /** Statements of the answer that may not be published, and why. */
  dropped: { dropped: number; problems: readonly string[] };
  apply(report: WrittenReport): WrittenReport;
}

export type Verdict = { patch: SectionPatch } | { fault: 'unreadable' | 'unproven'; problems: string[] };

/** A part of the report for which a model is asked in one question. */
export interface Section {
  name: string;
  /** The parts of the report that it fills, as their authors are named. */
  paths: string[];
  /** What to write. */
  brief: string;
  facts: object;
  jsonSchema: object;
  /** Judges an answer: by the section's shape, then by the facts. */
  read(answer: unknown): Verdict;
}

interface SectionDefinition<Answer> extends Omit<Section, 'jsonSchema' | 'read'> {
  schema: z.ZodType<Answer>;
  accept(answer: Answer): SectionPatch | { problems: string[] };
}

/** A section by the shape of its answer and by what of an answer counts. */
export function defineSection<Answer>(definition: SectionDefinition<Answer>): Section {
  const { schema, accept, ...section } = definition;
  const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(schema);
  return {
    ...section,
    jsonSchema,
    read(answer) {
      const parsed = schema.safeParse(answer);
      if (!parsed.success) return { fault: 'unreadable', problems: describeIssues(parsed.error) };
      const accepted = accept(parsed.data);
      return 'problems' in accepted ? { fault: 'unproven', ...accepted } : { patch: accepted };
    },
  };
}

function describeIssues({ issues }: z.ZodError): string[] {
  return issues.map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`);
}
