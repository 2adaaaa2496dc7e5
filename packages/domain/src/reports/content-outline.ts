import type { ContentSuggestion } from '../content-plan/schema.ts';
import type { ContentFormat } from './content-format.ts';
import { headlinesFor } from './content-headlines.ts';
import type { KeywordFacts } from './facts.ts';
import { capitalised, quoted, worded } from './prose.ts';

type Outline = ContentSuggestion['contentOutline'];
type Section = Outline['sections'][number];

/** Approximate lengths at which search results cut titles and descriptions. */
const titleMaxLength = 65;
const descriptionMaxLength = 160;

/**
 * Title, meta description and sections of a page in the given format. Title and description are for
 * the page itself, so they are in its language if available; the sections are instructions for the
 * writer, in English.
 */
export function writeContentOutline(
  keyword: KeywordFacts,
  format: ContentFormat,
  languageCode: string,
): Outline {
  const { keywordText } = keyword;
  const { titles, description } = headlinesFor(format, languageCode, keywordText);
  const name = capitalised(keywordText);
  return {
    title: clip(
      worded(keywordText, titles).replace('*', () => name),
      titleMaxLength,
    ),
    metaDescription: clip(
      description.replace('*', () => name),
      descriptionMaxLength,
    ),
    sections: [...bodySections[format](keywordText), ...extraSections(keyword)],
  };
}

const bodySections: Record<ContentFormat, (keyword: string) => Section[]> = {
  guide: (keyword) => [
    section(`${capitalised(keyword)}: the short answer`, [
      'Answer the question in two or three sentences',
      'Say who the page is for and what it leaves out',
    ]),
    section('Step by step', [
      'One heading per step, in order',
      'A picture or an example for every step that goes wrong often',
    ]),
    section('Common mistakes', [
      'What goes wrong most often, and why',
      'How to notice it early and put it right',
    ]),
    section('Examples from practice', ['Two cases with starting point, decision and result']),
  ],
  comparison: (keyword) => [
    section('The recommendation in brief', [
      `One sentence per kind of reader who searches for ${quoted(keyword)}`,
      'A table with the options and the three criteria that decide',
    ]),
    section('How the options were judged', [
      'The criteria, and why they matter',
      'What was tested or measured',
    ]),
    section('Each option in detail', [
      'Strengths, limits and price of each',
      'Who should choose it, and who should not',
    ]),
    section('How to decide', ['Questions that narrow the choice to one or two options']),
  ],
  product: (keyword) => [
    section(capitalised(keyword), ['The main benefit in one line', 'Price, availability and a clear button']),
    section('What you get', [
      'Features as benefits for the buyer',
      'Pictures, sizes, contents and technical data',
    ]),
    section('Why buyers trust it', ['Reviews, guarantees and returns', 'A customer story with a result']),
    section('Delivery and payment', ['Costs, times and payment methods, before the basket']),
  ],
  pricing: () => [
    section('Prices at a glance', ['All options in one table', 'What each includes and what costs extra']),
    section('What drives the price', ['The factors, from the largest to the smallest', 'A worked example']),
    section('Which option fits', ['Typical buyers and the option each one needs']),
  ],
  local: () => [
    section('Where and when', ['Address, map, opening hours and parking', 'Telephone number and booking']),
    section('What we offer on site', ['Services with prices', 'Pictures of the place and the people']),
    section('What customers say', ['Three reviews from the area']),
  ],
  brand: (keyword) => [
    section(`About ${capitalised(keyword)}`, [
      'What it is, in one paragraph',
      'The most wanted links at the top',
    ]),
    section('Help and contact', ['The most common questions with answers', 'Ways to reach a person']),
  ],
};

function extraSections({ keywordText, serpFeatures, intent }: KeywordFacts): Section[] {
  const sections: Section[] = [];
  if (serpFeatures.includes('video')) {
    sections.push(
      section('Watch it', [`A short video that shows ${quoted(keywordText)} in action, with a transcript`]),
    );
  }
  if (intent === 'informational' || intent === 'commercial') {
    sections.push(
      section('Questions and answers', [
        'Related questions from the search results, one short answer each',
        'A link to the next step for readers who are ready',
      ]),
    );
  }
  return sections;
}

function section(heading: string, keyPoints: string[]): Section {
  return { heading, keyPoints };
}

function clip(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  // Without a space, -1 leaves out the last letter.
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/(?<![\s,:;.])[\s,:;.]+$/, '')}…`;
}
