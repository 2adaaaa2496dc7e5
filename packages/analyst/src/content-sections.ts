import {
  type ContentFormat,
  type ContentSuggestion,
  contentFormats,
  type KeywordFacts,
  type ReportFacts,
  writeContentStrategy,
} from '@keydence/domain';
import { z } from 'zod';
import { describeKeyword } from './describe-facts.ts';
import type { KnownFacts } from './facts/known-facts.ts';
import { inBatches } from './in-batches.ts';
import { outlineKindNames, outlineKinds } from './outline-kinds.ts';
import { defineSection, type Section } from './section.ts';

const batchSize = 4;

/** Formats that suit any keyword. Only the rules can recognize a place or a brand. */
const openFormats = ['guide', 'comparison', 'product', 'pricing'] as const satisfies ContentFormat[];

/** Choices only: the texts of formats and sections are ours. */
const suggestionAnswer = z.object({
  keyword: z.string(),
  format: z.enum(openFormats),
  sections: z.array(z.enum(outlineKindNames)).min(3).max(7),
});
type Suggestion = z.output<typeof suggestionAnswer>;

/** Content suggestions for the opportunities, a few keywords per request. */
export function contentSections(
  { opportunities, languageCode, domainName }: ReportFacts,
  known: KnownFacts,
  byRules: readonly ContentSuggestion[],
): Section[] {
  return inBatches(opportunities, batchSize).map((batch, number) =>
    defineSection({
      name: `contentStrategy.${number}`,
      paths: batch.map(({ index }) => pathOf(index)),
      brief:
        'Section "Content strategy": for each keyword of the facts the format of the page that fits its search, and three to six sections in their order, each once. keyword repeats the keyword.',
      facts: { domain: domainName, keywords: batch.map(({ item }) => describeKeyword(item, known)) },
      schema: z.object({ suggestions: z.array(suggestionAnswer) }),
      accept({ suggestions }) {
        const chosen = batch.flatMap(({ item, index }) => {
          const answer = suggestions.find(({ keyword }) => isSame(keyword, item));
          const base = byRules[index];
          const isPlace = base && !openFormats.some((format) => isOf(base, format));
          if (!answer || !base || isPlace || hasTwins(answer.sections)) return [];
          return [[index, write(answer, item, languageCode)] as const];
        });
        if (chosen.length === 0) return { problems: ['no suggestion is about a keyword of the facts'] };
        const byIndex = new Map(chosen);
        return {
          written: chosen.map(([index]) => pathOf(index)),
          // The evidence of a suggestion is its keyword, by any author.
          replaced: [],
          evidence: [],
          dropped: { dropped: batch.length - chosen.length, problems: [] },
          apply: (report) => ({
            ...report,
            contentSuggestions: report.contentSuggestions.map((value, index) => byIndex.get(index) ?? value),
          }),
        };
      },
    }),
  );
}

const pathOf = (index: number) => `opportunities.${index}`;
const hasTwins = (kinds: readonly string[]) => new Set(kinds).size < kinds.length;
const isOf = ({ recommendedFormat }: ContentSuggestion, format: ContentFormat) =>
  recommendedFormat === contentFormats[format].name;

function isSame(keyword: string, { keywordText }: KeywordFacts): boolean {
  return keyword.trim().toLowerCase() === keywordText.toLowerCase();
}

function write(
  { format, sections }: Suggestion,
  item: KeywordFacts,
  languageCode: string,
): ContentSuggestion {
  const suggestion = writeContentStrategy(item, languageCode, format);
  const chosen = sections.map((kind) => outlineKinds[kind]);
  return { ...suggestion, contentOutline: { ...suggestion.contentOutline, sections: chosen } };
}
