import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { findRestarts } from './find-restarts.ts';

/** Files that build patterns at run time, with the reason why they cannot be slow. */
const builtPatterns: Record<string, string> = {
  'apps/web/src/features/keywords/keyword-selection.ts': 'constants, all counts bounded',
  'packages/db/src/embedded/guard.ts': 'a process id',
  'packages/domain/src/api-keys/key-token.ts': 'constants',
  'packages/identity/src/redirect.ts': 'the globs of the operator, for addresses of a limited length',
};

export interface SlowPattern {
  line: number;
  pattern: string;
  reason: string;
}

/**
 * Patterns of a source file that can take more than linear time on a text that does not match. A
 * pattern built at run time counts, unless its file is listed above.
 */
export function findSlowPatterns(path: string, source: string): SlowPattern[] {
  const found: SlowPattern[] = [];
  const lineOf = (node: SourceNode) => source.slice(0, node.start).split('\n').length;
  for (const node of walk(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).body)) {
    if (node.regex) {
      const { pattern, flags } = node.regex;
      for (const reason of judgePattern(pattern, flags)) {
        found.push({ line: lineOf(node), pattern: `/${pattern}/${flags}`, reason });
      }
    } else if (isBuilt(node) && !(path in builtPatterns)) {
      const reason = 'it is built from text: write it as a literal, or name the file in builtPatterns';
      found.push({ line: lineOf(node), pattern: source.slice(node.start, node.end), reason });
    }
  }
  return found;
}

/** Reasons why a pattern is slow; empty for linear time. */
function judgePattern(source: string, flags: string): string[] {
  const { reports } = analyse({ source, flags });
  return [
    ...reports.map(
      ({ type, character, exponential }) =>
        `${exponential ? 'exponential' : 'quadratic'} (${type.toLowerCase()}) on many of ${JSON.stringify(character.pick)}`,
    ),
    ...findRestarts(source, flags).map(
      (quantifier) => `quadratic: ${quantifier} reads its own beginning again`,
    ),
  ];
}

/** The used part of a syntax tree node. */
interface SourceNode {
  type: string;
  start: number;
  end: number;
  /** Set for a regular expression literal. */
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
  arguments?: SourceNode[];
}

function isBuilt({ type, callee, arguments: given }: SourceNode): boolean {
  const isCall = type === 'NewExpression' || type === 'CallExpression';
  return isCall && callee?.name === 'RegExp' && !given?.[0]?.regex;
}

function* walk(value: unknown): Generator<SourceNode> {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return;
  if ('type' in value && typeof value.type === 'string') yield value as SourceNode;
  for (const child of Object.values(value)) yield* walk(child);
}
