import { createTokenReader } from '../links/read-tokens.ts';
import type { MainText } from '../main-text/main-text.ts';
import { readMainText } from '../main-text/read-main-text.ts';
import { decodeHtml } from '../page-facts/decode-html.ts';
import { needsJavaScript } from '../page-facts/needs-javascript.ts';
import type { PageFacts } from '../page-facts/page-facts.ts';
import { type PageSource, readPage } from '../page-facts/read-page.ts';
import { hashWord } from '../similarity/shingles.ts';
import { asks, headingAsks } from './asks.ts';
import type { BriefExtract, BriefHeading, BriefQuestion } from './brief-types.ts';
import { cleanHeading, siteNameOf } from './clean-heading.ts';
import { readFaqQuestions } from './read-faq.ts';
import { readForms, readPageKind } from './read-page-kind.ts';
import { readTerms } from './read-terms.ts';
import { packNumbers, quoteWords, readWindows } from './word-runs.ts';

const leastWords = 80;
const mostHeadings = 80;
const mostParagraphs = 3_000;
const mostLetters = 4_000;
const mostOpenings = 400;

export type BriefReading =
  | { outcome: 'read'; extract: BriefExtract }
  | { outcome: 'needs_javascript' | 'too_little' | 'not_readable' | 'wrong_charset' };

const mostBroken = 0.005;

/**
 * The extract of a page for a brief. Takes as long as reading its main text: run it in a thread
 * that can be ended.
 *
 * @param language of the market, for a page that declares none.
 */
export function readBriefSource(source: PageSource, language: string): BriefReading {
  const facts = readPage(source);
  const main = readMainText(source.html, source.address, source.contentType);
  if (main.refusal !== null) return { outcome: 'not_readable' };
  if (needsJavaScript(facts, main.words)) return { outcome: 'needs_javascript' };
  if (facts.charset.brokenShare > mostBroken) return { outcome: 'wrong_charset' };
  if (main.words < leastWords) return { outcome: 'too_little' };
  const own = sameScript(facts.language, language) ? language : (facts.language ?? language);
  const read = createTokenReader(own);
  const paragraphs = main.paragraphs.slice(0, mostParagraphs).map(({ text }) => {
    const cut = text.slice(0, mostLetters);
    return { text: cut, tokens: read(cut) };
  });
  const faq = readFaqQuestions(decodeHtml(source.html, source.contentType).text).filter((text) =>
    asks(text, own),
  );
  const { headings, questions } = partHeadings(facts, main, source.address, own);
  const page = { address: source.address, facts, main, language: own };
  const allHeadings = facts.headings.map(({ text }) => text);
  return {
    outcome: 'read',
    extract: {
      kind: readPageKind(page),
      title: quoteWords(facts.title ?? facts.headings[0]?.text ?? '', read),
      language: facts.language,
      words: main.words,
      isSure: main.confidence === 'high',
      headings,
      questions: [...questions, ...faq.map((text): BriefQuestion => ({ text, from: 'faq', number: null }))],
      terms: readTerms(paragraphs, own),
      paragraphs: packNumbers(hashParagraphs(paragraphs.map(({ tokens }) => tokens.stems))),
      openings: paragraphs.slice(0, mostOpenings).map(({ text }) => quoteWords(text, read)),
      windows: packNumbers(
        readWindows(
          [
            paragraphs.map(({ text }) => text).join('\n'),
            ...allHeadings,
            allHeadings.join('\n'),
            facts.title ?? '',
            facts.description ?? '',
            ...faq,
          ],
          read,
        ),
      ),
      forms: readForms(page),
    },
  };
}

/**
 * True for the market's language, also in another country's variant; a page in another language is
 * read by the rules of that one.
 */
function sameScript(found: string | null, language: string): boolean {
  const base = (tag: string) => tag.split(/[-_]/)[0]?.toLowerCase();
  return found === null || base(found) === base(language);
}

/** Second- to fourth-level headings that belong to the text; all of these levels if the text is uncertain and has none. */
function partHeadings(
  facts: PageFacts,
  { paragraphs, confidence }: MainText,
  address: string,
  language: string,
): { headings: BriefHeading[]; questions: BriefQuestion[] } {
  const siteName = siteNameOf(address);
  const inText = new Set(paragraphs.filter(({ kind }) => kind === 'heading').map(({ text }) => text));
  const numbered = facts.headings.map((heading, index) => ({ ...heading, number: index + 1 }));
  const levels = numbered.filter(({ level }) => level >= 2 && level <= 4);
  const ofText = levels.filter(({ text }) => inText.has(text));
  const chosen = (ofText.length > 0 || confidence === 'high' ? ofText : levels).slice(0, mostHeadings);
  const headings: BriefHeading[] = [];
  const questions: BriefQuestion[] = [];
  chosen.forEach(({ text, number }, index) => {
    const cleaned = cleanHeading(text, siteName);
    if (cleaned === '') return;
    const place = chosen.length < 2 ? 0 : index / (chosen.length - 1);
    if (headingAsks(cleaned, language)) questions.push({ text: cleaned, from: 'heading', number });
    else headings.push({ number, text: cleaned, place });
  });
  return { headings, questions };
}

/** For each paragraph the hashes of its stems, without duplicates, and a 0. */
export function hashParagraphs(paragraphs: readonly (readonly string[])[]): Uint32Array {
  const numbers: number[] = [];
  for (const stems of paragraphs) {
    for (const hash of new Set(stems.map((stem) => hashWord(stem) >>> 0))) if (hash !== 0) numbers.push(hash);
    numbers.push(0);
  }
  return Uint32Array.from(numbers);
}
