import { type FallbackReason, rulesAuthor, type WrittenReport } from '@keydence/domain';
import type { SectionPatch } from './section.ts';
import { promptVersion } from './write-prompt.ts';

interface SectionOutcome {
  /** Parts of the report that the section fills. */
  paths: readonly string[];
  /** Null if the rules keep all of it. */
  patch: SectionPatch | null;
  fallback: FallbackReason | null;
  model: string;
}

/** The report with the model's parts in place of the rules' parts, and with their authors. */
export function applyPatch(
  report: WrittenReport,
  { paths, patch, fallback, model }: SectionOutcome,
): WrittenReport {
  const isGone = (path: string) =>
    patch?.replaced.some((gone) => path === gone || path.startsWith(`${gone}.`)) ?? false;
  const applied = patch?.apply(report) ?? report;
  return {
    ...applied,
    evidence: [...applied.evidence.filter(({ path }) => !isGone(path)), ...(patch?.evidence ?? [])],
    authors: applied.authors.map((author) => {
      if (!paths.includes(author.path)) return author;
      return patch?.written.includes(author.path)
        ? { path: author.path, generatedBy: model, promptVersion, fallback: null }
        : // Parts of a batch that are not written were not in the facts.
          {
            path: author.path,
            generatedBy: rulesAuthor,
            promptVersion: null,
            fallback: fallback ?? 'unproven',
          };
    }),
  };
}
