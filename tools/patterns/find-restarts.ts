import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { isDisjointWith, JS, NFA, type NoParent } from 'refa';

/**
 * Quantifiers of an unanchored pattern that also match the text before them, as `[^>]*` in
 * `<a[^>]*>` does: the text is read to its end from each beginning. The backtracking analyzer does
 * not detect these.
 */
export function findRestarts(source: string, flags: string): string[] {
  if (flags.includes('y')) return [];
  const parser = new RegExpParser();
  const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const pattern = parser.parsePattern(source, 0, source.length, mode);
  const automata = createAutomata(JS.Parser.fromAst({ pattern, flags: parser.parseFlags(flags) }));
  const isRestart = ({ before, quantifier, after }: Split): boolean => {
    const start = automata.ofSequence(before);
    if (start.isEmpty || acceptsEmpty(start)) return false;
    // Without a required continuation, the first beginning is the match.
    const isForced =
      after.some(({ type }) => type === 'Assertion') || !acceptsEmpty(automata.ofSequence(after));
    return isForced && !isDisjointWith(start, automata.ofRepetition(quantifier.element));
  };
  return pattern.alternatives
    .flatMap(({ elements }) => splitAtQuantifiers(elements, flags))
    .filter(isRestart)
    .map(({ quantifier }) => quantifier.raw);
}

function createAutomata(parsed: JS.Parser) {
  const { maxCharacter } = parsed.parse({ backreferences: 'disable' });
  const read = (element: AST.Element) =>
    parsed.parseElement(element, { backreferences: 'disable' }).expression.alternatives;
  type Choices = ReturnType<typeof read>;
  type Part = NoParent<Choices[number]['elements'][number]>;
  const build = (elements: Part[]) =>
    NFA.fromRegex([{ type: 'Concatenation', elements }], { maxCharacter }, { assertions: 'ignore' });
  return {
    ofSequence: (elements: readonly AST.Element[]) =>
      build(elements.map((element) => ({ type: 'Alternation', alternatives: read(element) }))),
    ofRepetition: (element: AST.Element) =>
      build([
        {
          type: 'Quantifier',
          min: 0,
          max: Number.POSITIVE_INFINITY,
          lazy: false,
          alternatives: read(element),
        },
      ]),
  };
}

interface Split {
  before: readonly AST.Element[];
  quantifier: AST.Quantifier;
  after: readonly AST.Element[];
}

function splitAtQuantifiers(elements: readonly AST.Element[], flags: string): Split[] {
  return elements.flatMap((quantifier, index) => {
    const before = elements.slice(0, index);
    if (quantifier.type !== 'Quantifier' || quantifier.max !== Number.POSITIVE_INFINITY) return [];
    if (index === 0 || isHeld(before, flags)) return [];
    return [{ before, quantifier, after: elements.slice(index + 1) }];
  });
}

/** True if an assertion limits the beginning. */
function isHeld(before: readonly AST.Element[], flags: string): boolean {
  return before.some(
    (element) =>
      element.type === 'Assertion' &&
      (element.kind === 'lookbehind' || (element.kind === 'start' && !flags.includes('m'))),
  );
}

function acceptsEmpty(automaton: NFA): boolean {
  return automaton.finals.has(automaton.initial);
}
