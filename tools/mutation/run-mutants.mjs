/**
 * `npm run mutation [folder or file …]`: changes one operator, condition or value of the rules at a time, and prints
 * each change that no test notices, with the share of the changes that are noticed. `--sample 600` draws as many at
 * random, the same ones for the same `--seed`, and gives the interval that holds the share of all with 95%. Noticed is
 * what an assertion or an error ends; a change that ends by its time alone, such as an endless loop, is counted apart.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { startVitest } from 'vitest/node';

const root = fileURLToPath(new URL('../..', import.meta.url));
const access = 'packages/api/src/access';
/** Rules, and the tests that must notice their changes. */
const rooms = [
  { sources: ['packages/domain/src'], tests: 'packages/domain/src/**/*.test.ts' },
  {
    sources: [
      'packages/api/src/access.ts',
      'packages/api/src/feedback/access.ts',
      `${access}/get-domain-scope.ts`,
      `${access}/get-workspace-scope.ts`,
      `${access}/lock-membership.ts`,
      `${access}/require-key-access.ts`,
      `${access}/require-owner.ts`,
    ],
    tests: `${access}/access-rules.test.ts`,
  },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const paths = positionals.map((path) => relative(root, resolve(path)));
for (const { sources, tests } of rooms) {
  const names = sources.flatMap(listFiles).filter(isChosen);
  if (names.length > 0) await measure(names, tests);
}

async function measure(names, tests) {
  const { files, mutants: all } = await instrument(names);
  const mutants = values.sample === undefined ? all : draw(all, Number(values.sample), Number(values.seed));
  const codes = new Map(files.map(({ name, content }) => [resolve(root, name), content]));
  const runner = fileURLToPath(new URL('mutant-runner.mjs', import.meta.url));
  const provide = { files: [...codes.keys()], mutants: mutants.map(({ id }) => id) };
  const settings = { config: false, watch: false, reporters: [{}], testTimeout: 0, provide };
  const vitest = await startVitest(
    'test',
    [],
    // One process, so that each mutant ends with the first test that notices it.
    { ...settings, root, include: [tests], runner, isolate: false, fileParallelism: false },
    { plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => codes.get(id) }] },
  );
  report(mutants, vitest.state.getFiles());
  await vitest.close();
}

/** Items drawn at random; constants and texts, which cannot be measured, are drawn too. */
function draw(items, count, seed) {
  let state = seed;
  // Linear congruential generator with the numbers of Numerical Recipes.
  const next = () => {
    state = (1_664_525 * state + 1_013_904_223) % 2 ** 32;
    return state;
  };
  return items
    .map((item) => [next(), item])
    .sort(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, item]) => item);
}

function listFiles(path) {
  if (statSync(resolve(root, path)).isFile()) return [path];
  return readdirSync(resolve(root, path), { recursive: true })
    .filter((name) => /(?<!\.test|\.fixture)\.ts$/.test(name))
    .map((name) => `${path}/${name}`);
}

function isChosen(name) {
  return paths.length === 0 || paths.some((path) => name === path || name.startsWith(`${path}/`));
}

function instrument(names) {
  const silent = { info() {}, debug() {}, isDebugEnabled: () => false };
  const files = names.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(resolve(root, name), 'utf8'),
  }));
  // Texts are compared where they are shown.
  const options = { plugins: null, ignorers: [], excludedMutations: ['StringLiteral'], noHeader: true };
  return new Instrumenter(silent).instrument(files, options);
}

function report(mutants, files) {
  const tests = files.flatMap(listTests);
  for (const { file, name, meta, result } of tests) {
    if (meta.isUnrepeatable) console.log(`${file.name}: “${name}” fails when repeated`);
    else if (result?.state === 'fail') console.log(`${file.name}: “${name}” fails without a change`);
  }
  const idsOf = (read) => new Set([...files, ...tests].flatMap(({ meta }) => read(meta) ?? []));
  const loaded = idsOf((meta) => meta.loaded);
  const reached = idsOf((meta) => meta.reached);
  const killed = idsOf((meta) => meta.killed);
  const late = idsOf((meta) => meta.late);
  const stateOf = ({ id, status }) => {
    if (status === 'Ignored') return 'text';
    if (killed.has(id)) return 'killed';
    if (late.has(id)) return 'late';
    if (reached.has(id)) return 'survived';
    return loaded.has(id) ? 'constant' : 'untested';
  };
  const none = { killed: 0, survived: 0, untested: 0, late: 0, constant: 0, text: 0 };
  const [sum, byFile] = [{ ...none }, {}];
  for (const mutant of mutants) {
    const state = stateOf(mutant);
    byFile[mutant.fileName] ??= { ...none };
    byFile[mutant.fileName][state] += 1;
    sum[state] += 1;
    if (state === 'survived' || state === 'untested') console.log(describe(mutant, state));
  }
  console.table(byFile);
  const total = sum.killed + sum.survived + sum.untested;
  const score = sum.killed / total;
  // The normal approximation of a share.
  const error = values.sample === undefined ? 0 : 1.96 * Math.sqrt((score * (1 - score)) / total);
  console.log(
    `${total} mutants: ${sum.killed} killed, ${sum.survived} survived, ${sum.untested} in untested code.`,
  );
  const interval = error > 0 ? ` (${(score - error).toFixed(3)} to ${(score + error).toFixed(3)})` : '';
  console.log(
    `Score ${score.toFixed(3)}${interval}, without ${sum.constant} in constants, ${sum.text} in texts and ${sum.late} that ended by time.`,
  );
}

function listTests(task) {
  return task.type === 'test' ? [task] : task.tasks.flatMap(listTests);
}

function describe({ fileName, location: { start, end }, replacement }, state) {
  const lines = readFileSync(resolve(root, fileName), 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1);
  const code =
    lines.length === 1 ? lines[0].slice(start.column, end.column) : `${lines[0].slice(start.column)} …`;
  const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 120);
  return `${fileName}:${start.line + 1}:${start.column + 1} ${state}: ${code} → ${change}`;
}
