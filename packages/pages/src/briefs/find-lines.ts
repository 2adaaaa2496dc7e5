import type {
  AskedQuestion,
  BriefEvidence,
  BriefOrigin,
  BriefQuestionLine,
  BriefSection,
  BriefSource,
} from './brief-types.ts';
import { type ComparableText, clusterTexts } from './cluster-texts.ts';
import { answerEvidence, findAnswer, openParagraphs } from './find-answers.ts';
import type { BriefWords } from './telling-words.ts';
import { limitRuns, mostQuotedWords, quoteWords } from './word-runs.ts';

const mostSections = 40;
const mostQuestions = 40;

export interface LineContext {
  sources: readonly BriefSource[];
  words: BriefWords;
  /** Runs of eight words of all pages that were read, including excluded ones. */
  windows: readonly ReadonlySet<number>[];
}

interface Found extends ComparableText {
  readonly source: number;
  readonly place: number;
  readonly evidence: BriefEvidence;
}

interface Asked extends ComparableText {
  readonly origin: BriefOrigin;
  readonly evidence: BriefEvidence | null;
}

/** Sections with their own headings on the pages, most frequent first. */
export function findSections({ sources, words, windows }: LineContext): BriefSection[] {
  const found = sources.flatMap(({ number, extract }) =>
    extract.headings.map((heading): Found => {
      const quote = quoteWords(heading.text, words.read);
      const evidence: BriefEvidence = { source: number, place: 'heading', at: heading.number, quote };
      const { text, place } = heading;
      return { text, stems: words.telling(text), source: number, place, evidence };
    }),
  );
  return clusterTexts(found)
    .map((group): BriefSection => {
      const pages = oncePerPage(group);
      return {
        id: idOf(group),
        label: limitRuns(labelOf(group, words), windows, words.read),
        count: pages.length,
        of: sources.length,
        evidence: pages.map(({ evidence }) => evidence),
        stems: commonStems(group),
        place: median(pages.map(({ place }) => place)),
      };
    })
    .sort((a, b) => b.count - a.count || a.place - b.place || (a.id < b.id ? -1 : 1))
    .slice(0, mostSections);
}

/** Questions of pages and searchers, with the pages that answer them. */
export function findQuestions(context: LineContext, asked: readonly AskedQuestion[]): BriefQuestionLine[] {
  const { sources, words, windows } = context;
  const ofPages = sources.flatMap(({ number, extract }) =>
    extract.questions.map(({ text, from, number: at }): Asked => {
      const place = from === 'heading' ? 'heading' : 'data';
      const evidence: BriefEvidence = { source: number, place, at, quote: quoteWords(text, words.read) };
      return { text, stems: words.telling(text), origin: from, evidence };
    }),
  );
  const ofSearchers = asked.map(
    ({ text, origin }): Asked => ({ text, stems: words.telling(text), origin, evidence: null }),
  );
  const pages = sources.map((source) => ({ source, paragraphs: openParagraphs(source.extract.paragraphs) }));
  return clusterTexts([...ofSearchers, ...ofPages])
    .map((group): BriefQuestionLine => {
      const askedBy = group.flatMap(({ evidence }) => evidence ?? []);
      const searched = group.filter(({ evidence }) => evidence === null);
      const label = searched[0]?.text ?? labelOf(group, words);
      const answers = pages.flatMap(({ source, paragraphs }) => {
        const own = askedBy.find((each) => each.source === source.number);
        if (own) return own;
        const paragraph = findAnswer(label, paragraphs, words);
        return paragraph > 0 ? answerEvidence(source, paragraph) : [];
      });
      return {
        id: idOf(group),
        label: limitRuns(label, windows, words.read),
        count: answers.length,
        of: sources.length,
        evidence: answers,
        stems: commonStems(group),
        origins: [...new Set(group.map(({ origin }) => origin))].sort(),
        askedBy: oncePerSource(askedBy),
      };
    })
    .sort(
      (a, b) =>
        Number(isSearched(b)) - Number(isSearched(a)) ||
        b.askedBy.length - a.askedBy.length ||
        b.count - a.count ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, mostQuestions);
}

/** True for questions of searchers, not only of pages. */
export function isSearched({ origins }: Pick<BriefQuestionLine, 'origins'>): boolean {
  return origins.some((origin) => origin !== 'heading' && origin !== 'faq');
}

function oncePerPage(group: readonly Found[]): Found[] {
  const pages = new Map<number, Found>();
  for (const found of group) if (!pages.has(found.source)) pages.set(found.source, found);
  return [...pages.values()].sort((a, b) => a.source - b.source);
}

function oncePerSource(evidence: readonly BriefEvidence[]): BriefEvidence[] {
  const pages = new Map(evidence.toReversed().map((each) => [each.source, each]));
  return [...pages.values()].sort((a, b) => a.source - b.source);
}

/** Stems that at least half of the texts have. */
function commonStems(group: readonly ComparableText[]): string[] {
  const counts = new Map<string, number>();
  for (const { stems } of group)
    for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count * 2 >= group.length).map(([stem]) => stem);
  return common.length > 0 ? common : [...(group[0]?.stems ?? [])];
}

/** The most frequent wording, the shortest of those that are short enough; else its first seven words. */
function labelOf(group: readonly ComparableText[], words: BriefWords): string {
  const common = new Set(commonStems(group));
  const counts = new Map<string, number>();
  for (const { text } of group) counts.set(text.toLowerCase(), (counts.get(text.toLowerCase()) ?? 0) + 1);
  const rate = (member: ComparableText) => ({
    text: member.text,
    isShort: words.read(member.text).stems.length <= mostQuotedWords,
    shared: member.stems.filter((stem) => common.has(stem)).length / (member.stems.length + common.size),
    count: counts.get(member.text.toLowerCase()) ?? 0,
  });
  const [best] = group
    .map(rate)
    .sort(
      (a, b) =>
        Number(b.isShort) - Number(a.isShort) ||
        b.count - a.count ||
        b.shared - a.shared ||
        a.text.length - b.text.length ||
        (a.text < b.text ? -1 : 1),
    );
  return quoteWords(best?.text ?? '', words.read);
}

function idOf(group: readonly ComparableText[]): string {
  const [first = ''] = group.map(({ stems }) => [...new Set(stems)].sort().join(' ')).sort();
  return first.slice(0, 200);
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return Math.round(middle * 1_000) / 1_000;
}
