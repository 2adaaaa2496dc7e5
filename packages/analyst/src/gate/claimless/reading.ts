import type { Language } from '../language.ts';
import type { Grammar } from './grammar.ts';
import { grammars } from './grammars.ts';

/** A part of a grammar, anywhere in a text and at its opening. */
interface Place {
  in(text: string): boolean;
  opens(text: string): boolean;
}

export type Places = { [Name in keyof Grammar]: Place };

const made = new Map<Language['code'], Places>();

export function placesOf({ code }: Language): Places {
  const known = made.get(code);
  if (known) return known;
  const places = Object.fromEntries(
    Object.entries(grammars[code]).map(([name, source]: [string, string | RegExp]) => {
      const whole =
        typeof source === 'string' ? new RegExp(`(?<![\\p{L}<])(?:${source})(?!\\p{L})`, 'u') : source;
      const opening = typeof source === 'string' ? new RegExp(`^(?:${source})(?!\\p{L})`, 'u') : source;
      return [
        name,
        {
          in: (text: string) => whole.test(text),
          opens: (text: string) => opening.test(text),
        },
      ];
    }),
  ) as Places;
  made.set(code, places);
  return places;
}

/** The words of a text without marks: elided articles are words of their own. */
export function plain(text: string): string {
  return text
    .replaceAll(/[“”„«»"‹›¿?!.()'’]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export interface Reading {
  grammar: Places;
  language: Language;
  /** True for a name or a word of the facts. */
  isOfFacts(word: string): boolean;
}

/** What is asked for with "why" is a state of a thing of the facts. */
export function isReason(asked: string, { grammar, language, isOfFacts }: Reading): boolean {
  const words = asked.split(' ');
  if (grammar.presumes.in(asked)) return false;
  if (grammar.mine.in(asked) || grammar.state.in(asked)) return true;
  return (
    !words.some((word) => language.actors.has(word)) &&
    words.slice(1, 4).some((word) => word.length > 3 && isOfFacts(word))
  );
}

/** Joins a part to the one before it. */
export const joint = /^(?:and|und|et|y|e|ed) (?=\p{L})/u;
