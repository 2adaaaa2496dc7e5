import { briefFormNames, briefKindNames, briefOriginNames, countKind } from './brief-texts.ts';
import type {
  BriefBody,
  BriefDetail,
  BriefEvidence,
  BriefLine,
  BriefQuestion,
  BriefSource,
} from './schema.ts';

/** Part of a line; with an address, a link. */
export interface DocumentSpan {
  text: string;
  href?: string;
}

export interface DocumentBlock {
  kind: 'title' | 'heading' | 'text' | 'item' | 'detail';
  spans: DocumentSpan[];
}

const mostSections = 7;

/** A brief as blocks, the common source of all export formats. */
export function composeBriefDocument({
  brief,
  sources,
  body,
  ownPage,
  isSample,
}: BriefDetail): DocumentBlock[] {
  const blocks: DocumentBlock[] = [{ kind: 'title', spans: [{ text: `Brief: ${brief.title}` }] }];
  const text = (...spans: (string | DocumentSpan)[]) => blocks.push({ kind: 'text', spans: toSpans(spans) });
  const heading = (name: string) => blocks.push({ kind: 'heading', spans: [{ text: name }] });
  const item = (...spans: (string | DocumentSpan)[]) => blocks.push({ kind: 'item', spans: toSpans(spans) });
  const byNumber = new Map(sources.map((source) => [source.number, source]));
  const evidence = (found: readonly BriefEvidence[]) => {
    for (const each of found) {
      const source = byNumber.get(each.source);
      if (source) blocks.push({ kind: 'detail', spans: describeEvidence(each, source) });
    }
  };
  const lines = (title: string, list: readonly BriefLine[], hint: string) => {
    if (list.length === 0) return;
    heading(title);
    text(hint);
    for (const line of list) {
      item(`${line.label} (${line.count} of ${line.of} pages)`);
      evidence(line.evidence);
    }
  };
  if (isSample) text('Sample: the pages of this brief are invented.');
  if (!body) {
    text(brief.message ?? 'This brief is not finished.');
    return blocks;
  }
  text(...describeBasis(body, sources));
  if (ownPage !== null) {
    text(
      'Your page ',
      { text: ownPage, href: ownPage },
      ' ranks for this keyword. Extend it instead of writing a new one.',
    );
  }
  if (body.length) text(describeLength(body.length));
  questions(
    'Questions that no page answers',
    body.gaps,
    'People search for these. No counted page has the words of the question in one paragraph.',
  );
  const [first, rest] = [body.sections.slice(0, mostSections), body.sections.slice(mostSections)];
  lines(
    'Sections',
    first.toSorted((a, b) => a.place - b.place),
    'In the order in which they usually appear.',
  );
  lines('More sections', rest, 'Less frequent sections of the same pages.');
  lines('Sections of one page', body.rareSections, 'Each is on one page only.');
  questions(
    'Questions that pages answer',
    body.questions,
    'The pages below have the question as a heading, or its words in one paragraph.',
  );
  lines('Terms', body.terms, 'Words that several pages use. Using each once is enough.');
  if (body.forms.length > 0) {
    heading('What the pages contain');
    for (const { form, count, of } of body.forms) item(`${briefFormNames[form]} (${count} of ${of} pages)`);
  }
  heading('Pages');
  for (const source of sources)
    item(`${source.number}. `, { text: source.address, href: source.address }, ` ${describeSource(source)}`);
  return blocks;

  function questions(title: string, list: readonly BriefQuestion[], hint: string) {
    if (list.length === 0) return;
    heading(title);
    text(hint);
    for (const line of list) {
      const from = line.origins.map((origin) => briefOriginNames[origin]).join(', ');
      item(`${line.label} (answered by ${line.count} of ${line.of} pages; from: ${from})`);
      evidence(line.evidence);
    }
  }
}

/** “Half of 7 pages have 1,150 to 2,300 words.” */
export function describeLength({ low, high, min, max, of }: NonNullable<BriefBody['length']>): string {
  const number = (value: number) => value.toLocaleString('en-US');
  return `Length: half of ${of} pages have ${number(low)} to ${number(high)} words; the shortest has ${number(min)}, the longest ${number(max)}.`;
}

/** The pages that were read and the kind that counts. */
export function describeBasis(body: BriefBody, sources: readonly BriefSource[]): string[] {
  const readCount = sources.filter(({ outcome }) => outcome === 'read').length;
  const kinds = body.kinds.map(({ kind, count }) => countKind(kind, count)).join(', ');
  const read = `${readCount} of ${sources.length} pages were read: ${kinds}.`;
  if (body.kind === null)
    return [`${read} The kinds are mixed, so all pages count. Choose one kind for a clearer brief.`];
  const counted = countKind(body.kind, body.counted.length);
  return [`${read} ${body.isChosen ? 'You chose to count' : 'The brief counts'} ${counted}.`];
}

export function describePlace({ place, at }: BriefEvidence): string {
  if (place === 'heading') return `heading ${at}`;
  if (place === 'paragraph') return `paragraph ${at}`;
  return place === 'data' ? 'structured data' : 'page';
}

/** Address of the quoted place; browsers scroll to the words. */
export function linkToPlace({ quote, place }: BriefEvidence, address: string): string {
  const words = quote.replace(/…$/, '').trim();
  if (words === '' || place === 'data' || address.includes('#')) return address;
  return `${address}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;
}

function describeEvidence(evidence: BriefEvidence, source: BriefSource): DocumentSpan[] {
  const day = source.readAt ? `, read ${source.readAt.toISOString().slice(0, 10)}` : '';
  return [
    ...(evidence.quote === '' ? [] : [{ text: `“${evidence.quote}” ` }]),
    { text: source.address, href: linkToPlace(evidence, source.address) },
    { text: ` (${describePlace(evidence)}${day})` },
  ];
}

function describeSource({ outcome, reason, kind, words, readAt, isExcluded }: BriefSource): string {
  if (outcome !== 'read' || kind === null) return reason;
  const day = readAt ? `, read ${readAt.toISOString().slice(0, 10)}` : '';
  const note = isExcluded ? ', switched off' : '';
  return `(${briefKindNames[kind][0]}, ${(words ?? 0).toLocaleString('en-US')} words${day}${note})`;
}

function toSpans(spans: readonly (string | DocumentSpan)[]): DocumentSpan[] {
  return spans.map((span) => (typeof span === 'string' ? { text: span } : span));
}
