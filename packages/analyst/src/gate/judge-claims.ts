import type { Period, Subject } from '../facts/known-facts.ts';
import { hasMeasure } from '../facts/measures.ts';
import { type Clause, isGoalAt } from './clause.ts';
import { isReceived } from './is-received.ts';
import type { ProseContext } from './judge-clauses.ts';
import type { Language } from './language.ts';
import { competitorsIn, findSubject, namesIn, type Place } from './lift-claims.ts';

/** Judges the prose around claims: it must not turn, bound or move to another subject what they say. */
export function judgeClaims(clause: Clause, context: ProseContext): string[] {
  return [
    ...judgeNeighbours(clause, context.language),
    ...judgeDirections(clause, context),
    ...judgeBands(clause, context),
    ...judgeBindings(clause, context),
  ];
}

/** Verbs that judge what a text should be: they state nothing of the world. */
const fitting = new Set(
  'suits fits deserves merits eignet passt verdient prête mérite convient encaja merece conviene adatta presta merita'.split(
    ' ',
  ),
);

const isValue = (token: string) => /^<[cvd]/.test(token);

function judgeNeighbours({ tokens, hasClaim }: Clause, language: Language): string[] {
  if (!hasClaim && !tokens.some((token) => /^<b/.test(token))) return [];
  const problems: string[] = [];
  tokens.forEach((token, at) => {
    if (language.negations.has(token)) problems.push(`${token} denies a claim`);
    if (hasClaim && language.otherPeriods.has(token)) problems.push(`${token} is no period of the facts`);
    const before = tokens[at - 1] ?? '';
    const isChange = token === '<d>' && (language.upBeside.has(before) || language.down.has(before));
    if (isValue(token) && !isChange && language.bounds.has(before))
      problems.push(`${before} turns a figure into a bound`);
    const isNewVerb =
      language.joins.has(token) &&
      (language.finite.has(tokens[at + 1] ?? '') || language.states.has(tokens[at + 1] ?? '')) &&
      !tokens.slice(at + 1, at + 3).some((word) => fitting.has(word));
    if (isNewVerb && !tokens.slice(at + 1).some((word) => isValue(word) || /^<b/.test(word)))
      problems.push('a second verb states something of its own');
  });
  return problems;
}

/** A direction without a figure: the facts must hold it for the searches of a named keyword. */
function judgeDirections(clause: Clause, context: ProseContext): string[] {
  const { language } = context;
  const { tokens, start, hasChange } = clause;
  if (hasChange || language.conditions.has(tokens[start] ?? '')) return [];
  return tokens.flatMap((token, at) => {
    const isMeant = tokens.some(
      (word) => /^<n/.test(word) || language.demand.has(word) || language.measured.has(word),
    );
    if (context.isOpen && !isMeant) return [];
    const isUp =
      language.up.has(token) ||
      (token === 'up' && /^(?:is|are|was|were|\p{L}+ing)$/u.test(tokens[at - 1] ?? ''));
    if (!isUp && !language.down.has(token)) return [];
    const isOfDemand =
      tokens.some((word) => language.demand.has(word)) &&
      !tokens.some((word) => language.otherMeasures.has(word));
    const subject = isOfDemand ? findSubject('change', placeOf(clause, context), context) : undefined;
    const months = Number(tokens.find((word) => /^<m/.test(word))?.slice(2, -1) ?? 0) as Period | 0;
    return subject && isMoving(subject, months, isUp ? 1 : -1)
      ? []
      : [`${token} is a direction that the facts do not hold`];
  });
}

function isMoving({ changes }: Subject, months: Period | 0, sign: number): boolean {
  const meant = months === 0 ? Object.values(changes) : [changes[months] ?? 0];
  return meant.length > 0 && meant.every((change) => Math.sign(change) === sign);
}

/** "in the top 3": a goal of advice, or the keyword is there. */
function judgeBands(clause: Clause, context: ProseContext): string[] {
  const { language } = context;
  const { tokens, isAdvice } = clause;
  const isKept = tokens.some((word) => language.keeping.has(word));
  return tokens.flatMap((token, at) => {
    const last = Number(/^<b(\d+)>$/.exec(token)?.[1] ?? 0);
    if (last === 0) return /^<[rh]/.test(token) ? ['positions without a figure'] : [];
    if (!isKept && (isAdvice || isGoalAt(clause, at, language))) return [];
    const subject = findSubject('position', placeOf(clause, context), context);
    const position = subject?.values.position;
    return position !== undefined && position <= last ? [] : [`what is named is not in the top ${last}`];
  });
}

/** A placeholder for a value belongs to the name before it. */
function judgeBindings(clause: Clause, context: ProseContext): string[] {
  const { names, claims, language } = context;
  return [...clause.text.slice(clause.index, clause.end).matchAll(/<c(\d+)>/g)].flatMap(
    ({ 1: index, index: at }) => {
      const claim = claims[Number(index)];
      if (!claim?.measure) return [];
      const { subject, measure } = claim;
      const before = clause.text.slice(clause.index, clause.index + at);
      const nearest = namesIn(before, names).findLast((subjects) =>
        subjects.some(({ kind }) => hasMeasure(kind, measure)),
      );
      if (nearest && !nearest.some(({ name, kind }) => name === subject.name && kind === subject.kind))
        return [`{…} is about ${subject.id}, but the clause names another`];
      if (isReceived(measure, before)) return [`{…} is about the search, not about what a page receives`];
      const rivals = competitorsIn(before, names);
      const isOurs = subject.competitor === null && (measure === 'position' || measure === 'extraClicks');
      if (isOurs && rivals.length > 0) return ['a figure of ours beside the name of a competitor'];
      const isOfUs = clause.tokens.some((token) => language.you.has(token));
      return isOfUs &&
        subject.competitor !== null &&
        !rivals.includes(subject.competitor) &&
        measure !== 'gaps' &&
        measure !== 'overlap'
        ? ['a figure of a competitor beside "you"']
        : [];
    },
  );
}

function placeOf({ text, end }: Clause, { names }: ProseContext): Place {
  return { text, start: end, end, names };
}
