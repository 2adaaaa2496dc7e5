import type { StatementEvidence, WrittenReport } from '@keydence/domain';
import { z } from 'zod';

/** The accepted part of an answer: changes to the report of the rules. */
export interface SectionPatch {
  /** Paths of the section's parts that the model wrote. */
  written: string[];
  /** Former paths of the rules' statements that were replaced. */
  replaced: string[];
  evidence: StatementEvidence[];
  /** Unpublishable statements of the answer, with reasons. */
  dropped: { dropped: number; problems: readonly string[] };
  apply(report: WrittenReport): WrittenReport;
}

export type Verdict = { patch: SectionPatch } | { fault: 'unreadable' | 'unproven'; problems: string[] };

export interface Section {
  name: string;
  /** Report paths that it fills, as used for their authors. */
  paths: string[];
  /** Instructions for the model. */
  brief: string;
  facts: object;
  jsonSchema: object;
  /** Validates an answer: first the section's shape, then the facts. */
  read(answer: unknown): Verdict;
}

interface SectionDefinition<Answer> extends Omit<Section, 'jsonSchema' | 'read'> {
  schema: z.ZodType<Answer>;
  accept(answer: Answer): SectionPatch | { problems: string[] };
}

/** Defines a section by the shape of its answer and its checks. */
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
