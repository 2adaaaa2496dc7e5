import type { KnownFacts, Subject } from '../../facts/known-facts.ts';
import { hasMeasure, type Measure } from '../../facts/measures.ts';
import { isShownAs } from '../figures.ts';
import type { Language } from '../language.ts';
import type { LiftedClaim } from '../lift-claims.ts';
import type { Skeleton } from '../skeleton.ts';
import type { FigurePatterns } from './figure-patterns.ts';
import type { WrittenFigure } from './mark-figures.ts';
import { nearestKeyword, ownerAt, rowOf } from './owners.ts';

export interface FigureContext {
  names: Skeleton['names'];
  known: KnownFacts;
  language: Language;
  /** The subject of figures for which the sentence names none. */
  assumed: Subject | undefined;
}

export interface Draft extends FigureContext {
  patterns: FigurePatterns;
  figures: WrittenFigure[];
  claims: LiftedClaim[];
  problems: string[];
}

/** Records what is proven, or why it is not. */
export function prove(
  draft: Draft,
  { subject, measure, figure }: { subject: Subject | undefined; measure: Measure; figure: WrittenFigure },
): boolean {
  const value = subject?.values[measure];
  if (!subject || value === undefined || !isShownAs(value, figure)) {
    draft.problems.push(`${figure.value} is no ${measure} of what the sentence names`);
    return false;
  }
  draft.claims.push({ subject, measure });
  return true;
}

export function claimAll(subjects: readonly (Subject | undefined)[], measure: Measure, { claims }: Draft) {
  claims.push(...subjects.flatMap((subject) => (subject ? [{ subject, measure }] : [])));
}

/** Stands for the claim that was proven last. */
export function tokenOf({ claims }: Draft): string {
  return `<v${claims.length - 1}>`;
}

/** The measures whose nouns a text holds; places where it holds none. */
export function measuresIn(text: string, { patterns }: Draft): Measure[] {
  const nouns = [...patterns.labels, ...patterns.counts];
  const found = nouns.filter(([, noun]) => text.search(noun) >= 0).map(([measure]) => measure);
  return found.length > 0 ? found : ['position'];
}

/** All rows of a keyword. */
export function relativesOf(
  subject: Subject | undefined,
  { names }: KnownFacts,
): readonly Subject[] | undefined {
  return subject?.kind === 'keyword' ? names.get(subject.name.toLowerCase()) : undefined;
}

export function subjectOf(measure: Measure, at: number, text: string, draft: Draft): Subject | undefined {
  const keyword = nearestKeyword(text, at, draft);
  if (measure === 'position') {
    const owner = ownerAt(text, at, draft);
    return (
      rowOf(keyword, owner) ?? (keyword ? undefined : rowOf(relativesOf(draft.assumed, draft.known), owner))
    );
  }
  const rival = [...text.matchAll(/<n(\d+)>/g)]
    .map(({ 1: index }) => draft.names[Number(index)]?.find(({ kind }) => kind === 'competitor'))
    .find((one) => one !== undefined);
  if (rival && hasMeasure('competitor', measure) && !hasMeasure('keyword', measure)) return rival;
  return rowOf(keyword, null, measure) ?? (keyword ? undefined : draft.assumed);
}
