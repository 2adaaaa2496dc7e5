import type { Measure } from '../../facts/measures.ts';
import { isShownAs } from '../figures.ts';
import { type Draft, prove, subjectOf, tokenOf } from './draft.ts';
import type { FigurePatterns } from './figure-patterns.ts';
import type { WrittenFigure } from './mark-figures.ts';
import { clauseAround, nearestKeyword, rowOf } from './owners.ts';

/** "five of ten keywords improved": counts over the whole domain. */
export function proveCounts(text: string, draft: Draft): string {
  const { patterns, figures, known } = draft;
  const isCounted = (index: string) => {
    const figure = figures[Number(index)];
    return figure && !figure.isPercent && !figure.isMoney && !figure.isOrdinal ? figure : undefined;
  };
  const shared = text.replaceAll(patterns.share, (whole: string, index: string) => {
    const figure = isCounted(index);
    return figure && prove(draft, { subject: known.site, measure: 'keywords', figure }) ? '<v>' : whole;
  });
  const ends = [...shared.matchAll(/<f\d+>/g)].map(({ index }) => index);
  return shared.replaceAll(/<f(\d+)>/g, (whole: string, index: string, at: number) => {
    const figure = isCounted(index);
    const rest = shared.slice(at + whole.length, ends.find((end) => end > at) ?? shared.length);
    const band = /<b(\d+)>/.exec(rest)?.[1];
    const found: Measure | undefined =
      band === '3'
        ? 'top3'
        : band === '10'
          ? 'top10'
          : rest.search(patterns.up) >= 0
            ? 'risenRanks'
            : rest.search(patterns.down) >= 0
              ? 'fallenRanks'
              : rest.search(patterns.same) >= 0
                ? 'sameRanks'
                : undefined;
    const isOther = [...patterns.labels, ...patterns.counts].some(
      ([measure, noun]) => measure !== 'keywords' && rest.slice(0, 24).search(noun) >= 0,
    );
    const measure = found ?? (isOther ? undefined : 'keywords');
    if (!figure || !measure) return whole;
    const isProven = prove(draft, { subject: known.site, measure, figure });
    return isProven ? `<w${measure === 'fallenRanks' ? 0 : measure === 'risenRanks' ? 1 : ''}>` : '<x>';
  });
}

/** "42 % more": the direction of a percentage. */
const besides =
  /<f(\d+)>(?: (?:mehr|more|más|de plus|en plus|in più|(weniger|less|fewer|menos|de moins|en moins|in meno)))(?!\p{L})(?: (?:de|di|von))?/gu;

/** Each other figure has the measure whose noun is nearest. */
export function proveByNouns(text: string, draft: Draft): string {
  const marked = text.replaceAll(besides, (whole: string, index: string, less: string | undefined) => {
    const figure = draft.figures[Number(index)];
    if (!figure?.isPercent) return whole;
    figure.sign = less === undefined ? 1 : -1;
    return `<f${index}>`;
  });
  return marked.replaceAll(/<f(\d+)>/g, (whole: string, index: string, at: number, all: string) => {
    const figure = draft.figures[Number(index)];
    if (!figure) return whole;
    const measure = measureOf(figure, { text: all, at, end: at + whole.length }, draft);
    if (measure === 'change') return proveChange(figure, at, all, draft);
    const subject = subjectOf(measure, at, all, draft);
    return prove(draft, { subject, measure, figure }) ? tokenOf(draft) : '<x>';
  });
}

interface Place {
  text: string;
  at: number;
  end: number;
}

function measureOf(figure: WrittenFigure, place: Place, draft: Draft): Measure {
  const { patterns } = draft;
  if (figure.isMoney) return 'costPerClick';
  if (figure.isTimes) return 'searches';
  const { text, at, end } = place;
  const clause = clauseAround(text, at);
  if (figure.isPercent) {
    if (figure.sign !== 0) return 'change';
    const noun = nearestNoun(place, clause, draft);
    const isStill = directionNear(text, at, clause, patterns) === 0;
    const isOfClicks = patterns.counts.some(
      ([measure, nouns]) =>
        (measure === 'impressions' || measure === 'clicks') && clause.text.search(nouns) >= 0,
    );
    const isRate = noun === 'clickRate' || (isStill && isOfClicks);
    return isRate ? 'clickRate' : 'change';
  }
  const { since, until } = around(place, clause);
  const isBefore = since.search(patterns.before) >= 0 || until.search(patterns.before) >= 0;
  if (figure.isOrdinal) return isBefore ? 'previousPosition' : 'position';
  const measure = nearestNoun({ text, at, end }, clause, draft) ?? 'position';
  return measure === 'position' && isBefore ? 'previousPosition' : measure;
}

/** What stands between a figure and the figures before and behind it in its clause. */
function around({ text, at, end }: Place, clause: { start: number; end: number }) {
  const before = text.slice(clause.start, at);
  const after = text.slice(end, clause.end);
  return {
    since: before.slice((before.match(/^.*<[fvwdx]\d*>/s)?.[0] ?? '').length),
    until: after.slice(0, /<[fvwdx]\d*>/.exec(after)?.index ?? after.length),
  };
}

/** The measure of the noun nearest to a figure in its clause, with no other figure between. */
function nearestNoun(
  { text, at, end }: Place,
  clause: { start: number; end: number },
  { patterns }: Draft,
): Measure | undefined {
  const { since, until } = around({ text, at, end }, clause);
  const found: { measure: Measure; distance: number }[] = [];
  const look = (nouns: FigurePatterns['labels'], isCount: boolean) => {
    for (const [measure, noun] of nouns) {
      for (const { 0: word, index } of since.matchAll(noun))
        found.push({ measure, distance: since.length - index - word.length + (isCount ? 8 : 0) });
      if (isCount)
        for (const { index } of until.matchAll(noun))
          found.push({ measure, distance: index > 16 ? index + 40 : index });
    }
  };
  look(patterns.labels, false);
  look(patterns.counts, true);
  return found.sort((one, other) => one.distance - other.distance)[0]?.measure;
}

function proveChange(figure: WrittenFigure, at: number, text: string, draft: Draft): string {
  const subject = rowOf(nearestKeyword(text, at, draft), null) ?? draft.assumed;
  const clause = clauseAround(text, at);
  const sign = figure.sign || directionNear(text, at, clause, draft.patterns);
  const isShown = Object.values(subject?.changes ?? {}).some(
    (change) => Math.sign(change) === sign && isShownAs(change, figure),
  );
  if (!subject || sign === 0 || !isShown) {
    draft.problems.push(`${figure.value} % is no change of what the sentence names`);
    return '<x>';
  }
  draft.claims.push({ subject, measure: 'change' });
  return `<d${sign > 0 ? 1 : 0}>`;
}

/** The direction of the word nearest to a place of a clause. */
function directionNear(
  text: string,
  at: number,
  { start, end }: { start: number; end: number },
  { up, down }: FigurePatterns,
): number {
  const clause = text.slice(start, end);
  const far = (pattern: RegExp) =>
    Math.min(...[...clause.matchAll(pattern)].map(({ index }) => Math.abs(start + index - at)));
  const [rise, fall] = [far(up), far(down)];
  return rise < fall ? 1 : fall < rise ? -1 : 0;
}
