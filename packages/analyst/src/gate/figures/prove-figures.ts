import type { KnownFacts } from '../../facts/known-facts.ts';
import { patternsOf } from '../language-patterns.ts';
import type { LiftedClaim } from '../lift-claims.ts';
import { type Draft, type FigureContext, measuresIn, subjectOf } from './draft.ts';
import { type FigurePatterns, figurePatternsOf } from './figure-patterns.ts';
import { markWrittenFigures } from './mark-figures.ts';
import { clauseAround, keywordsIn, nearestKeyword, rowOf } from './owners.ts';
import { proveByNouns, proveCounts } from './prove-nouns.ts';
import { proveMoves, proveOrders, proveSteps, proveVersus } from './prove-places.ts';

/** A sentence whose figures, directions and orders are proven: `<v>` stands for each of them. */
export interface ProvenSentence {
  text: string;
  claims: LiftedClaim[];
  problems: string[];
  /** How many figures it holds, in digits and in words. */
  count: number;
}

/** More figures than a sentence has; each is looked at beside the others. */
const mostFigures = 12;

/**
 * Proves each figure of a sentence by the facts: the measure is told by the nearest noun of a measure, the subject by the
 * nearest keyword, and the owner of a place by the nearest name of a competitor or of us. Each word of a direction, an
 * order or a comparison must agree with what is proven nearest to it.
 */
export function proveFigures(sentence: string, context: FigureContext): ProvenSentence {
  const patterns = figurePatternsOf(context.language);
  const plain = sentence
    .replaceAll(/[“”„«»"] ?(<n\d+>) ?[“”«»"]/g, '$1')
    .replaceAll(/(?<!\p{L})(?:es decir|o sea|c['’]est-à-dire|that is|das heißt|cioè),?(?!\p{L})/gu, '')
    // "n'est que quatorzième" denies nothing.
    .replaceAll(/(?<!\p{L})n['’](\p{L}{1,12}) (?:plus )?que(?!\p{L})/gu, '$1')
    .replaceAll(ofAll, '');
  const dated = readDates(plain, patterns, context.known);
  let prose = dated.text;
  for (const [pattern, last] of patternsOf(context.language).bands)
    prose = prose.replaceAll(pattern, `<b${last}>`);
  prose = prose.replaceAll(patternsOf(context.language).hundred, '');
  const isOfDomain = keywordsIn(prose, context.names).length === 0 && prose.search(patterns.keywords) >= 0;
  const { text, figures } = markWrittenFigures(prose, patterns, isOfDomain);
  if (figures.length > mostFigures)
    return { text, claims: [], problems: ['a sentence holds too many figures'], count: figures.length };
  const draft: Draft = { ...context, patterns, figures, claims: [], problems: [...dated.problems] };
  const steps = [
    isOfDomain ? proveCounts : proveMoves,
    proveSteps,
    proveVersus,
    proveByNouns,
    proveOrders,
    proveMost,
    proveBands,
    proveDirections,
    proveSame,
  ];
  const proven = steps.reduce((before, step) => step(before, draft), text);
  if (/\p{N}/u.test(proven.replaceAll(/<[a-z]\d*>/g, '')) || /<f\d/.test(proven))
    draft.problems.push('a figure does not say which measure it is');
  return {
    text: proven.replaceAll(/<[wdv]\d*>/g, '<v>'),
    claims: draft.claims,
    problems: draft.problems,
    count: figures.length,
  };
}

/** Of whom an order is told: all keywords. */
const ofAll =
  /(?<!\p{L})(?: ?(?:number )?(?:of|among) (?:all|our) (?:of our )?(?:tracked )?(?:keywords|terms)| ?aller (?:begriffe|suchbegriffe|keywords)| ?von allen (?:begriffen|suchbegriffen|keywords)| ?de todas (?:las|nuestras) palabras clave| ?de tous (?:les|nos) mots-clés(?: suivis)?| ?di tutte le (?:nostre )?parole chiave)(?!\p{L})/gu;

function readDates(text: string, patterns: FigurePatterns, { date }: KnownFacts) {
  const problems: string[] = [];
  const read = text.replaceAll(patterns.date, (_, ...rest) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const day = groups.day ?? groups.second ?? '';
    const month = patterns.months.indexOf(groups.month ?? groups.first ?? '') + 1;
    const written = [groups.year ?? groups.third, String(month).padStart(2, '0'), day.padStart(2, '0')];
    const isOfMonth = day === '' && date?.startsWith(written.slice(0, 2).join('-'));
    if (written.join('-') !== date && !isOfMonth) problems.push('a date is not that of the facts');
    return '<t>';
  });
  return { text: read, problems };
}

/** "the most clicks": the proven value nearest to it is the highest or lowest of all our keywords. */
function proveMost(text: string, draft: Draft): string {
  const { patterns, problems } = draft;
  return [[patterns.most, true] as const, [patterns.least, false] as const].reduce(
    (before, [pattern, isMost]) =>
      before.replaceAll(pattern, (whole: string, at: number) => {
        const rest = before.slice(at + whole.length, at + whole.length + 24);
        const meant = patterns.counts.find(
          ([measure, noun]) => measure !== 'keywords' && (whole.search(noun) >= 0 || rest.search(noun) === 1),
        )?.[0];
        const values = [...before.matchAll(/<v(\d+)>/g)]
          .map(({ 1: index, index: place }) => ({
            claim: draft.claims[Number(index)],
            far: Math.abs(place - at),
          }))
          .filter(({ claim }) => meant === undefined || claim?.measure === meant)
          .sort((one, other) => one.far - other.far);
        const claim = values[0]?.claim;
        if (claim && isEdge(claim, isMost, draft.known)) return '<u>';
        problems.push(`${whole} is no order of the facts`);
        return '<x>';
      }),
    text,
  );
}

/** True if a value is alone at the end of those of all our keywords. */
function isEdge({ subject, measure }: LiftedClaim, isMost: boolean, { subjects }: KnownFacts): boolean {
  if (subject.kind !== 'keyword' || subject.competitor !== null) return false;
  const values = [...subjects.values()]
    .filter(({ kind, competitor }) => kind === 'keyword' && competitor === null)
    .flatMap(({ values: { [measure]: value } }) => (value === undefined ? [] : [value]));
  const end = isMost ? Math.max(...values) : Math.min(...values);
  return (
    subject.values[measure] === end &&
    values.length > 1 &&
    values.filter((value) => value === end).length === 1
  );
}

/** "in the top 10": the place of the keyword that the sentence names. */
function proveBands(text: string, draft: Draft): string {
  return text.replaceAll(/<b(\d+)>/g, (_, last: string, at: number) => {
    const subject = subjectOf('position', at, text, draft);
    const position = subject?.values.position;
    const isCounted = draft.claims.some(({ measure }) => measure === `top${last}`);
    if (!isCounted && (position === undefined || position > Number(last)))
      draft.problems.push(`what is named is not in the top ${last}`);
    else if (subject && !isCounted) draft.claims.push({ subject, measure: 'position' });
    return '<u>';
  });
}

/** Each word of a direction agrees with the proven move or change nearest to it. */
function proveDirections(text: string, draft: Draft): string {
  const { patterns } = draft;
  const signed = [...text.matchAll(/<[wd]([01])>/g)].map(({ 1: sign, index }) => ({
    index,
    sign: sign === '1' ? 1 : -1,
  }));
  const judged = [[patterns.up, 1] as const, [patterns.down, -1] as const].flatMap(([pattern, sign]) =>
    [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ word, index, sign })),
  );
  let proven = text;
  for (const { word, index, sign } of judged.sort((one, other) => other.index - one.index)) {
    const clause = clauseAround(text, index);
    const far = (at: number) =>
      Math.abs(at - index) + (at < clause.start || at > clause.end ? text.length : 0);
    const nearest = [...signed].sort((one, other) => far(one.index) - far(other.index))[0];
    const isHeld = nearest ? nearest.sign === sign : isMovingAs(sign, text, index, draft);
    if (!isHeld) draft.problems.push(`${word} is a direction that the facts do not hold`);
    proven = `${proven.slice(0, index)}<u>${proven.slice(index + word.length)}`;
  }
  return proven;
}

/** Without a figure, both the place and the searches of the keyword must move that way. */
function isMovingAs(sign: number, text: string, at: number, draft: Draft): boolean {
  const subject = rowOf(nearestKeyword(text, at, draft), null) ?? draft.assumed;
  const { position, previousPosition } = subject?.values ?? {};
  const moved = Math.sign((previousPosition ?? Number.NaN) - (position ?? Number.NaN));
  const changes = Object.values(subject?.changes ?? {});
  const clause = clauseAround(text, at).text;
  const isOfPlace = [...clause.matchAll(/<v(\d+)>/g)].some(
    ({ 1: index }) => draft.claims[Number(index)]?.measure === 'position',
  );
  if (isOfPlace) return moved === sign;
  return moved === sign && changes.length > 0 && changes.every((change) => Math.sign(change) === sign);
}

/** "unchanged": the place is that of the report before, or the searches did not change. */
function proveSame(text: string, draft: Draft): string {
  return text.replaceAll(draft.patterns.same, (word: string, at: number) => {
    if (draft.claims.some(({ measure }) => measure === 'sameRanks')) return '<u>';
    const subject = rowOf(nearestKeyword(text, at, draft), null) ?? draft.assumed;
    const { position, previousPosition } = subject?.values ?? {};
    const isOfDemand = measuresIn(clauseAround(text, at).text, draft).includes('searches');
    const changes = Object.values(subject?.changes ?? {});
    const isStill = isOfDemand
      ? changes.length > 0 && changes.every((change) => change === 0)
      : position !== undefined && position === previousPosition;
    if (!isStill) draft.problems.push(`${word} is not so by the facts`);
    return '<u>';
  });
}
