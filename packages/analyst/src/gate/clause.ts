import type { Language } from './language.ts';

/** A clause between two marks of punctuation. */
export interface Clause {
  /** The text that it is in, and where. */
  text: string;
  index: number;
  end: number;
  /** Words, and what stands for names and claims. */
  tokens: string[];
  /** The first token that is no article, conjunction or adverb. */
  start: number;
  /** True if it opens with a verb of advice. */
  isAdvice: boolean;
  /** Indices at which a verb of advice is expected: the opening one, and those joined to it. */
  verbs: ReadonlySet<number>;
  /** True if an auxiliary states something. */
  isStated: boolean;
  isQuestion: boolean;
  /** True if it holds a proven value. */
  hasClaim: boolean;
  /** True if it holds a value, a band or a direction: each of them is judged by the facts. */
  isFactual: boolean;
  /** True if it holds a proven change. */
  hasChange: boolean;
}

/** Reads the clause that begins at an index of a skeleton. */
export function readClause(text: string, index: number, words: string, language: Language): Clause {
  const tokens = tokensOf(words, language);
  const opening = tokens.findIndex((token) => !language.also.has(token));
  const isAdvice = language.advice.has(tokens[opening] ?? '');
  const start = tokens.findIndex((token) => !language.lead.has(token) && !language.also.has(token));
  const isJoint = (at: number) =>
    language.also.has(tokens[at - 1] ?? '') || language.to.has(tokens[at - 1] ?? '');
  const verbs = tokens.flatMap((token, at) =>
    isAdvice && language.advice.has(token) && (at === opening || (at > opening && isJoint(at))) ? [at] : [],
  );
  return {
    text,
    index,
    end: index + words.length,
    tokens,
    start: Math.max(start, 0),
    isAdvice,
    verbs: new Set(verbs),
    isStated: tokens.some((token) => language.finite.has(token)),
    isQuestion: /^[^.!?]*\?/.test(text.slice(index + words.length)),
    hasClaim: tokens.some((token) => /^<[cvd]/.test(token)),
    isFactual: tokens.some(
      (token) => /^<[cvdb]/.test(token) || language.up.has(token) || language.down.has(token),
    ),
    hasChange: tokens.includes('<d>'),
  };
}

/** True if a modal verb, a condition or a relative precedes this place of the clause: what follows is no statement. */
export function isOpenAt({ tokens }: Clause, at: number, language: Language): boolean {
  return (
    isGoalAt({ tokens }, at, language) || tokens.slice(0, at).some((token) => language.relative.has(token))
  );
}

/** True if a modal verb, an infinitive or a condition precedes this place of the clause. */
export function isGoalAt({ tokens }: Pick<Clause, 'tokens'>, at: number, language: Language): boolean {
  return tokens
    .slice(0, at)
    .some(
      (token, place) =>
        language.modals.has(token) ||
        language.conditions.has(token) ||
        (language.to.has(token) && language.advice.has(tokens[place + 1] ?? '')),
    );
}

const elided = new Set(['fr', 'it']);

/** Elided articles are words of their own. */
function tokensOf(words: string, { code }: Language): string[] {
  const tokens = words.match(/<[a-z]\d*>|[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*|[&%+#/]/gu) ?? [];
  return tokens.flatMap((token) => {
    const plain = token.replaceAll('’', "'");
    if (elided.has(code)) return plain.split("'");
    return [/^(?:it|that|there|here|let)'s$/.test(plain) ? plain : plain.replace(/'s$/, '')];
  });
}
