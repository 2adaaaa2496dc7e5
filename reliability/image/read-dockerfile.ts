import { readFileSync } from 'node:fs';

export interface Instruction {
  verb: string;
  rest: string;
}

export interface Stage {
  name: string;
  base: string;
  steps: Instruction[];
}

/** The stages of a Dockerfile in their order; the last one is the image. */
export function readDockerfile(file: string): Stage[] {
  const stages: Stage[] = [];
  for (const { verb, rest } of readInstructions(readFileSync(file, 'utf8'))) {
    if (verb === 'FROM') {
      const [base = '', name = 'image'] = rest.split(/ AS /i);
      stages.push({ name, base, steps: [] });
    } else {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`${verb} comes before the first FROM.`);
      stage.steps.push({ verb, rest });
    }
  }
  return stages;
}

/** Instructions without comments, each on one line. */
function readInstructions(text: string): Instruction[] {
  return text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => ({ verb: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1).trim() }));
}

/** The pairs of an ENV instruction; values hold no spaces. */
export function readVariables(rest: string): Record<string, string> {
  const pairs = rest.split(/\s+/).map((pair) => [pair.slice(0, pair.indexOf('=')), pair] as const);
  return Object.fromEntries(pairs.map(([name, pair]) => [name, pair.slice(name.length + 1)]));
}

/** The parts of a COPY; `from` is undefined for the sources. */
export function readCopy(rest: string): { from: string | undefined; sources: string[]; target: string } {
  const words = rest.split(/\s+/);
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const target = words.pop() ?? '';
  return { from, sources: words, target };
}

/** The last instruction of a kind; an empty text where there is none. */
export function findLast(steps: Instruction[], verb: string): string {
  return steps.findLast((step) => step.verb === verb)?.rest ?? '';
}
