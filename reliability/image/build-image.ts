import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Instruction, readCopy, readVariables, type Stage } from './read-dockerfile.ts';
import { makeBase, npmSettings, npmVolumes, runStep } from './sandbox.ts';

/** A root file system that the steps of a Dockerfile have made, and how it is to be started. */
export interface BuiltImage {
  root: string;
  workdir: string;
  environment: Record<string, string>;
  command: string[];
  healthCheck: string[];
}

interface Draft {
  root: string;
  workdir: string;
  environment: Record<string, string>;
}

interface BuildOptions {
  /** The sources, with their `.dockerignore`. */
  context: string;
  /** Where the root file systems of all stages are made. */
  folder: string;
  /** The program of the base image. */
  node: string;
}

/** Does every step of every stage, as a container engine does, with this machine's Debian as the base. */
export function buildImage(stages: Stage[], options: BuildOptions): BuiltImage {
  const drafts = new Map<string, Draft>();
  let last: { draft: Draft; stage: Stage } | undefined;
  for (const stage of stages) {
    const root = path.join(options.folder, stage.name);
    const base = drafts.get(stage.base);
    mkdirSync(root, { recursive: true });
    if (base) cpSync(base.root, root, { recursive: true, verbatimSymlinks: true });
    else makeBase(root, options.node);
    const draft = { root, workdir: base?.workdir ?? '/', environment: { ...base?.environment } };
    for (const step of stage.steps) doStep(draft, step, { drafts, ...options });
    drafts.set(stage.name, draft);
    last = { draft, stage };
  }
  if (!last) throw new Error('The Dockerfile has no stage.');
  const { draft, stage } = last;
  const find = (verb: string) => stage.steps.findLast((step) => step.verb === verb)?.rest ?? '[]';
  const check = find('HEALTHCHECK');
  return {
    ...draft,
    command: [...JSON.parse(find('ENTRYPOINT')), ...JSON.parse(find('CMD'))],
    healthCheck: JSON.parse(check.slice(check.indexOf('['))),
  };
}

function doStep(
  draft: Draft,
  { verb, rest }: Instruction,
  { drafts, context }: BuildOptions & { drafts: Map<string, Draft> },
): void {
  const inside = (place: string) => path.join(draft.root, path.resolve(draft.workdir, place));
  if (verb === 'WORKDIR') {
    draft.workdir = path.resolve(draft.workdir, rest);
    mkdirSync(inside('.'), { recursive: true });
  } else if (verb === 'ENV') {
    Object.assign(draft.environment, readVariables(rest));
  } else if (verb === 'COPY') {
    const { from, sources, target } = readCopy(rest);
    const origin = from ? drafts.get(from)?.root : context;
    if (!origin) throw new Error(`COPY --from=${from}: there is no such stage before.`);
    const keeps = from ? () => true : readIgnored(context);
    for (const source of sources) {
      const isFolder = statSync(path.join(origin, source)).isDirectory();
      // The contents of a folder are copied; a file keeps its name where the target ends as a folder does.
      const place =
        !isFolder && target.endsWith('/') ? path.join(inside(target), path.basename(source)) : inside(target);
      mkdirSync(path.dirname(place), { recursive: true });
      cpSync(path.join(origin, source), place, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => keeps(path.relative(origin, file)),
      });
    }
  } else if (verb === 'RUN') {
    const environment = { ...npmSettings(), CI: 'true', ...draft.environment };
    const command = ['/bin/sh', '-c', rest];
    const { workdir, root } = draft;
    runStep(root, { command, workdir, environment, isRoot: true, isReadOnly: false, volumes: npmVolumes() });
  }
}

/** Whether `.dockerignore` lets a path of the sources into the build. */
export function readIgnored(context: string): (file: string) => boolean {
  const file = path.join(context, '.dockerignore');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const patterns = lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(toPattern);
  return (relative) => !patterns.some((pattern) => pattern.test(relative));
}

function toPattern(line: string): RegExp {
  const anywhere = line.startsWith('**/');
  const name = (anywhere ? line.slice(3) : line)
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^/]*');
  return new RegExp(`^${anywhere ? '(.*/)?' : ''}${name}(/|$)`);
}
