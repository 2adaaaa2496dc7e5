import {
  aboutName,
  type ContentSuggestion,
  checkItem,
  contentFormats,
  contentSuggestion,
  type KeywordFacts,
  type KnownFacts,
  type ReportFacts,
} from '@keydence/domain';
import { z } from 'zod';
import { describeKeyword } from './describe-facts.ts';
import { inBatches } from './in-batches.ts';
import { defineSection, type Section } from './section.ts';

const batchSize = 4;
const formatNames = Object.values(contentFormats).map(({ name }) => name);

/** A format is one of ours, since the length of the page follows from it; the estimates are computed. */
const suggestionAnswer = contentSuggestion
  .pick({ contentAngle: true, contentOutline: true, alternativeFormats: true })
  .extend({ keyword: z.string(), recommendedFormat: z.enum(formatNames) });

/** What to write for each of the opportunities, a few keywords a question. */
export function contentSections(
  { opportunities, languageCode, domainName }: ReportFacts,
  known: KnownFacts,
  byRules: readonly ContentSuggestion[],
): Section[] {
  return inBatches(opportunities, batchSize).map((batch, number) =>
    defineSection({
      name: `contentStrategy.${number}`,
      paths: batch.map(({ index }) => pathOf(index)),
      brief: `Section "Content strategy": for each keyword of the facts the page that would win it. contentOutline.title (at most sixty-five characters, the keyword first) and metaDescription (at most a hundred and sixty) are for readers of the language "${languageCode}"; everything else briefs the writer, in English. Three to six sections with two or three key points each, two or three alternative formats. keyword repeats the keyword.`,
      facts: { domain: domainName, keywords: batch.map(({ item }) => describeKeyword(item)) },
      schema: z.object({ suggestions: z.array(suggestionAnswer) }),
      accept({ suggestions }) {
        const judged = batch.flatMap(({ item, index }) => {
          const answer = suggestions.find(({ keyword }) => isSame(keyword, item));
          const base = byRules[index];
          return answer && base ? [judge({ answer, index, base }, aboutName(known, item.keywordText))] : [];
        });
        const kept = judged.filter(({ problems }) => problems.length === 0);
        if (kept.length === 0) return { problems: judged.flatMap(({ problems }) => problems) };
        const byIndex = new Map(kept.map(({ index, value }) => [index, value]));
        return {
          written: kept.map(({ index }) => pathOf(index)),
          // What a suggestion rests on is its keyword, whoever writes it.
          replaced: [],
          evidence: [],
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

function isSame(keyword: string, { keywordText }: KeywordFacts): boolean {
  return keyword.trim().toLowerCase() === keywordText.toLowerCase();
}

interface Judged {
  answer: z.output<typeof suggestionAnswer>;
  index: number;
  base: ContentSuggestion;
}

function judge({ answer, index, base }: Judged, known: KnownFacts) {
  const { keyword: _keyword, ...words } = answer;
  const outlineFaults = findOutlineFaults(words.contentOutline, words.alternativeFormats);
  const format = Object.values(contentFormats).find(({ name }) => name === words.recommendedFormat);
  const value = { ...base, ...words, targetWordCount: format?.wordCount ?? base.targetWordCount };
  return { index, value, problems: [...outlineFaults, ...checkItem(words, known, pathOf(index)).problems] };
}

/** Results cut titles off well before this; the shape alone would let a whole page pass. */
const longestTitle = 90;
const longestDescription = 200;

function findOutlineFaults(
  { title, metaDescription, sections }: ContentSuggestion['contentOutline'],
  alternativeFormats: readonly string[],
): string[] {
  const hasTwins = (texts: readonly string[]) => new Set(texts).size < texts.length;
  const isOdd = (texts: readonly string[], most: number) =>
    texts.length === 0 || texts.length > most || hasTwins(texts);
  const headings = sections.map(({ heading }) => heading);
  return [
    ...(title.length > longestTitle ? ['contentOutline.title is too long'] : []),
    ...(metaDescription.length > longestDescription ? ['contentOutline.metaDescription is too long'] : []),
    ...(isOdd(headings, 10) || sections.some(({ keyPoints }) => isOdd(keyPoints, 8))
      ? ['contentOutline.sections has none, too many or the same twice']
      : []),
    ...(isOdd(alternativeFormats, 6) ? ['alternativeFormats has none, too many or the same twice'] : []),
  ];
}
