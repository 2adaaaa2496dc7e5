import { foldText } from '../text/fold-text.ts';
import type { CueKind } from './cue-table.ts';
import { cutNames } from './cut-names.ts';
import { findCues } from './find-cues.ts';

/** A cue in a larger share of the texts is what they are about, as “calculator” is on a site of calculators. */
const mostWishShare = 0.3;

/** The texts without their cues of some kinds; one that is nothing else stays. */
export function cutWishes(
  texts: readonly string[],
  { language, kinds }: { language: string; kinds: ReadonlySet<CueKind> },
): string[] {
  const wishes = texts.map((text) => findCues(text, language).filter(({ kind }) => kinds.has(kind)));
  const counts = new Map<string, number>();
  for (const found of wishes)
    for (const cue of new Set(found.map(({ cue }) => foldText(cue))))
      counts.set(cue, (counts.get(cue) ?? 0) + 1);
  const isSubject = (cue: string) => (counts.get(foldText(cue)) ?? 0) > mostWishShare * texts.length;
  return texts.map((text, place) => {
    const cut = new Set(wishes[place]?.filter(({ cue }) => !isSubject(cue)).map(({ cue }) => cue));
    return cut.size === 0 ? text : cutNames(text, new Set([...cut].map(cueName)), language) || text;
  });
}

/** A cue as `cutNames` compares names: one folded word. */
export function cueName(cue: string): string {
  return foldText(cue).replace(/\s+/g, '');
}
