import type { Subject } from '../../facts/known-facts.ts';
import { isShownAs } from '../figures.ts';
import { claimAll, type Draft, measuresIn, relativesOf } from './draft.ts';
import { clauseAround, keywordsIn, nearestKeyword, ownerAt, rowOf } from './owners.ts';

/** "from 7 to 4": our place in the report before and in this one. */
export function proveMoves(text: string, draft: Draft): string {
  return text.replaceAll(draft.patterns.move, (whole: string, first: string, second: string, ...rest) => {
    const at = Number(rest[0]);
    const subject = rowOf(nearestKeyword(text, at, draft), null) ?? draft.assumed;
    const [from, to] = [draft.figures[Number(first)], draft.figures[Number(second)]];
    const { position, previousPosition } = subject?.values ?? {};
    if (!subject || !from || !to || from.value !== previousPosition || to.value !== position) return whole;
    draft.claims.push({ subject, measure: 'position' }, { subject, measure: 'previousPosition' });
    return from.value === to.value ? '<v>' : `<w${from.value > to.value ? 1 : 0}>`;
  });
}

/** "three places": the difference of the two places, beside a direction. */
export function proveSteps(text: string, draft: Draft): string {
  const { patterns, figures, problems } = draft;
  return text.replaceAll(
    patterns.steps,
    (whole: string, index: string | undefined, at: number, all: string) => {
      const { text: clause } = clauseAround(all, at);
      const figure = index === undefined ? null : figures[Number(index)];
      if (figure?.isOrdinal || figure?.isPercent) return whole;
      const step = stepsBetween(all, at, at + whole.length, draft);
      if (step !== undefined && step === (figure?.value ?? 1)) return '<v>';
      const isMoving = clause.search(patterns.up) >= 0 || clause.search(patterns.down) >= 0;
      if (!figure && !isMoving) return whole;
      const subject = rowOf(nearestKeyword(all, at, draft), null) ?? draft.assumed;
      const { position, previousPosition } = subject?.values ?? {};
      const moved = (previousPosition ?? Number.NaN) - (position ?? Number.NaN);
      if (!isMoving || !subject || moved === 0 || Math.abs(moved) !== (figure?.value ?? 1)) {
        problems.push('so many places are no difference of the facts');
        return '<x>';
      }
      draft.claims.push({ subject, measure: 'position' }, { subject, measure: 'previousPosition' });
      return `<w${moved > 0 ? 1 : 0}>`;
    },
  );
}

/** How many places the one who is named last is ahead of or behind the other of us and a competitor. */
function stepsBetween(text: string, at: number, end: number, draft: Draft): number | undefined {
  const { patterns, names } = draft;
  const rest = text.slice(end, clauseAround(text, at).end);
  const isAt = (pattern: RegExp) => [...rest.matchAll(pattern)].some(({ index }) => index < 8);
  const sign = isAt(patterns.ahead) ? 1 : isAt(patterns.behind) ? -1 : 0;
  const rivals = [...text.matchAll(/<n(\d+)>/g)].flatMap(({ 1: index }) =>
    (names[Number(index)] ?? []).filter(({ kind }) => kind === 'competitor'),
  );
  const owner = ownerAt(text, at, draft);
  const other = owner === null ? rivals[0]?.name : null;
  if (sign === 0 || other === undefined) return undefined;
  const rows = nearestKeyword(text, at, draft) ?? relativesOf(draft.assumed, draft.known);
  const [one, two] = [rowOf(rows, owner)?.values.position, rowOf(rows, other)?.values.position];
  if (one === undefined || two === undefined) return undefined;
  claimAll([rowOf(rows, owner), rowOf(rows, other)], 'position', draft);
  return (two - one) * sign;
}

/** "5 versus 8": the values of the two that the sentence names first. */
export function proveVersus(text: string, draft: Draft): string {
  return text.replaceAll(
    draft.patterns.versus,
    (whole: string, first: string, second: string, at: number) => {
      const [a, b] = [draft.figures[Number(first)], draft.figures[Number(second)]];
      if (!a || !b) return whole;
      const keywords = keywordsIn(text, draft.names);
      const measures = keywords.length > 1 ? measuresIn(text, draft) : (['position'] as const);
      const pairs =
        keywords.length > 1
          ? [[rowOf(keywords[0], null), rowOf(keywords[1], null)] as const]
          : pairsOfOwners(text, at, draft);
      for (const measure of measures) {
        const found = pairs.find(
          ([one, other]) =>
            isShownAs(one?.values[measure] ?? Number.NaN, a) &&
            isShownAs(other?.values[measure] ?? Number.NaN, b),
        );
        if (!found) continue;
        claimAll(found, measure, draft);
        return '<v>';
      }
      return whole;
    },
  );
}

/** Us and the competitor of a sentence, in the order in which it names them; both orders where it does not name us. */
function pairsOfOwners(text: string, at: number, draft: Draft) {
  const keyword = nearestKeyword(text, at, draft) ?? (draft.assumed ? [draft.assumed] : undefined);
  const rival = [...text.matchAll(/<n(\d+)>/g)].find(({ 1: index }) =>
    draft.names[Number(index)]?.some(({ kind }) => kind === 'competitor'),
  );
  if (!rival || !keyword) return [];
  const domain = draft.names[Number(rival[1])]?.[0]?.name ?? '';
  const ours = text.search(draft.patterns.us);
  const pair = [rowOf(keyword, null), rowOf(keyword, domain)] as const;
  const turned = [pair[1], pair[0]] as const;
  if (ours < 0) return [pair, turned];
  return ours < rival.index ? [pair] : [turned];
}

/** "we outrank X", "behind X": the two places, or the two values, are in that order. */
export function proveOrders(text: string, draft: Draft): string {
  const { patterns } = draft;
  return [[patterns.ahead, 1] as const, [patterns.behind, -1] as const].reduce(
    (before, [pattern, sign]) =>
      before.replaceAll(pattern, (whole: string, ...rest) => {
        const groups = rest.at(-1) as { object?: string; word: string; other?: string };
        const at = Number(rest.at(-3));
        if (groups.other === undefined && groups.object === undefined) return whole;
        const order = orderOf(before, { at, ...groups }, draft);
        if (order === undefined) return whole;
        if (order !== sign) draft.problems.push(`${groups.word} is no order of the facts`);
        return whole.replace(groups.word, '<v>');
      }),
    text,
  );
}

interface Relation {
  at: number;
  /** Who stands behind the word. */
  other?: string;
  /** "us" before the word: "precedes us" in other languages. */
  object?: string;
}

function isKeyword(rows: readonly Subject[] | undefined): boolean {
  return rows?.some(({ kind }) => kind === 'keyword') ?? false;
}

/** 1 where the left one is better, -1 where the right one is; undefined where nothing is ordered. */
function orderOf(text: string, { at, other, object }: Relation, draft: Draft): number | undefined {
  const subjects = (token: string | undefined) =>
    draft.names[Number(/<n(\d+)>/.exec(token ?? '')?.[1] ?? -1)];
  const behind = subjects(other);
  const right = object !== undefined && isKeyword(behind) ? undefined : behind;
  const left = subjects([...text.slice(0, at).matchAll(/<n\d+>/g)].at(-1)?.[0]);
  if (isKeyword(right)) {
    if (!isKeyword(left)) return undefined;
    const [measure = 'position'] = [
      ...draft.claims.map((claim) => claim.measure),
      ...measuresIn(text, draft),
    ];
    const [one, two] = [rowOf(left, null)?.values[measure], rowOf(right, null)?.values[measure]];
    if (one === undefined || two === undefined || draft.claims.length === 0) return 0;
    claimAll([rowOf(left, null), rowOf(right, null)], measure, draft);
    return Math.sign(one - two) * (measure === 'position' ? -1 : 1);
  }
  const rivalsBefore = [...text.slice(0, at).matchAll(/<n\d+>/g)].flatMap(({ 0: token }) =>
    (subjects(token) ?? []).filter(({ kind }) => kind === 'competitor'),
  );
  const rightOwner = right?.find(({ kind }) => kind === 'competitor')?.name ?? null;
  const leftOwner = rightOwner === null ? rivalsBefore.at(-1)?.name : null;
  if (rightOwner === null && leftOwner === undefined) return undefined;
  const rows = nearestKeyword(text, at, draft) ?? relativesOf(draft.assumed, draft.known);
  const pair = [rowOf(rows, leftOwner ?? null), rowOf(rows, rightOwner)];
  const [one, two] = pair.map((subject) => subject?.values.position);
  if (one === undefined || two === undefined) return 0;
  claimAll(pair, 'position', draft);
  return Math.sign(two - one);
}
