import {
  type ContentSuggestion,
  contentFormats,
  contentSuggestion,
  type KeywordFacts,
  type ReportFacts,
} from '@keydence/domain';
import { z } from 'zod';
import { describeKeyword } from './describe-facts.ts';
import type { KnownFacts } from './facts/known-facts.ts';
import { inBatches } from './in-batches.ts';
import {
  type AnswerGate,
  aboutPart,
  claimsField,
  joinDropped,
  openGate,
  publishText,
  publishTexts,
} from './publish-answer.ts';
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
      facts: { domain: domainName, keywords: batch.map(({ item }) => describeKeyword(item, known)) },
      schema: z.object({ ...claimsField, suggestions: z.array(suggestionAnswer) }),
      accept({ claims, suggestions }) {
        const gate = openGate(claims, known);
        const judged = batch.flatMap(({ item, index }) => {
          const answer = suggestions.find(({ keyword }) => isSame(keyword, item));
          const base = byRules[index];
          const own = aboutPart(gate, item.keywordText);
          return answer && base ? [{ ...judge({ answer, index, base }, own), gate: own }] : [];
        });
        const kept = judged.filter(({ isKept }) => isKept);
        if (kept.length === 0)
          return { problems: judged.flatMap((one) => [...one.faults, ...one.gate.problems]) };
        const byIndex = new Map(kept.map(({ index, value }) => [index, value]));
        return {
          written: kept.map(({ index }) => pathOf(index)),
          // What a suggestion rests on is its keyword, whoever writes it.
          replaced: [],
          evidence: [],
          dropped: joinDropped(judged.map((one) => one.gate)),
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

/** Each text of a suggestion stands or falls by itself; where it falls, that of the rules stands. */
function judge({ answer, index, base }: Judged, gate: AnswerGate) {
  const path = pathOf(index);
  const { contentAngle, contentOutline: asked, alternativeFormats, recommendedFormat } = answer;
  const faults = findOutlineFaults(asked, alternativeFormats);
  const outline = base.contentOutline;
  const angle = publishText(contentAngle, `${path}.contentAngle`, gate);
  const headline = (text: string) => publishText(text, `${path}.contentOutline`, gate, { isHeadline: true });
  const title = headline(asked.title);
  const description = headline(asked.metaDescription);
  const sections = asked.sections.flatMap(({ heading, keyPoints }) => {
    const words = headline(heading);
    const points = publishTexts(keyPoints, `${path}.contentOutline`, gate);
    return words && points.kept.length > 0 ? [{ heading: words.text, keyPoints: points.kept }] : [];
  });
  const formats = publishTexts(alternativeFormats, `${path}.alternativeFormats`, gate);
  const isOutlined = sections.length >= Math.min(leastSections, asked.sections.length);
  const format = Object.values(contentFormats).find(({ name }) => name === recommendedFormat);
  const value: ContentSuggestion = {
    ...base,
    recommendedFormat,
    targetWordCount: format?.wordCount ?? base.targetWordCount,
    contentAngle: angle?.text ?? base.contentAngle,
    contentOutline: {
      title: title?.text ?? outline.title,
      metaDescription: description?.text ?? outline.metaDescription,
      sections: isOutlined ? sections : outline.sections,
    },
    alternativeFormats: formats.kept.length > 0 ? formats.kept : base.alternativeFormats,
  };
  return { index, value, faults, isKept: faults.length === 0 && isOutlined && angle !== null };
}

/** With fewer sections an outline is none. */
const leastSections = 2;

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
