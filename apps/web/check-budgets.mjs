import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a public page may weigh compressed, in bytes. Scripts count all that a page can load before it is touched. */
const budgets = { html: 30_000, css: 20_000, js: 20_000 };

/** Fails when the page in `file` weighs more than its budgets; returns what it weighs. */
export async function checkBudgets(dist, file, manifest) {
  const html = await readFile(path.join(dist, file), 'utf8');
  const linked = (pattern) => [...html.matchAll(pattern)].map((match) => match[1]);
  const scripts = new Set(linked(/(?:src|href)="\/([^"]+\.js)"/g));
  for (const script of [...scripts]) addImports(script, manifest, scripts);
  const weights = {
    html: gzipSync(html).length,
    css: await weigh(dist, linked(/<link[^<>]+href="\/([^"]+\.css)"/g)),
    js: await weigh(dist, scripts),
  };
  const over = Object.entries(budgets).filter(([kind, budget]) => weights[kind] > budget);
  if (over.length > 0) {
    const found = over.map(([kind, budget]) => `${kind} ${weights[kind]} of ${budget} bytes`);
    throw new Error(`${file} is over its budget: ${found.join(', ')}`);
  }
  return weights;
}

/** Islands start when they are seen or after two seconds, so what they import counts as well. */
function addImports(script, manifest, found) {
  const chunk = Object.values(manifest).find((entry) => entry.file === script);
  for (const key of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) {
    const file = manifest[key]?.file;
    if (!file || found.has(file)) continue;
    found.add(file);
    addImports(file, manifest, found);
  }
}

async function weigh(dist, files) {
  const contents = await Promise.all([...files].map((file) => readFile(path.join(dist, file))));
  return contents.reduce((sum, content) => sum + gzipSync(content).length, 0);
}

/** What parts of the app may weigh compressed, in bytes: see `checkAppBudgets`. */
const appBudgets = {
  shell: 215_000,
  home: 20_000,
  homeRoute: 145_000,
  grid: 35_000,
  charts: 120_000,
  screen: 30_000,
  css: 45_000,
};

const homeScreen = 'src/features/overview/overview-screen.tsx';

/**
 * Fails when a part of the app weighs more than its budget, shows a component without its style, or draws home with the
 * chart library; returns the weights. The shell is all that `app.html` loads before it runs, the route of home all that it
 * loads besides; home, screens, grid and charts are one chunk each. The style sheets are compressed together.
 */
export async function checkAppBudgets(dist, manifest) {
  const keys = Object.keys(manifest).filter((key) => !/^(?:index|legal|notice)\.html$/.test(key));
  const chunks = await Promise.all(
    keys
      .filter((key) => manifest[key].file.endsWith('.js'))
      .map(async (key) => ({ key, code: await readFile(path.join(dist, manifest[key].file), 'utf8') })),
  );
  const heaviest = (isMeant) => Math.max(...chunks.filter(isMeant).map(({ code }) => gzipSync(code).length));
  const shell = reach('app.html', manifest);
  const homeRoute = [...reach(homeScreen, manifest)].filter((key) => !shell.has(key));
  const isChart = ({ code }) => code.includes('recharts-');
  const chart = chunks.find((chunk) => homeRoute.includes(chunk.key) && isChart(chunk));
  if (chart) throw new Error(`Home loads the chart library, in ${chart.key}.`);
  const sheets = new Set(keys.flatMap((key) => manifest[key].css ?? []));
  const css = await Promise.all([...sheets].map((file) => readFile(path.join(dist, file), 'utf8')));
  const isScreen = ({ key }) => /^src\/features\/.+-(?:screen|dialog|drawer)\.tsx$/.test(key);
  const weights = {
    shell: await weigh(
      dist,
      [...shell].map((key) => manifest[key].file),
    ),
    homeRoute: await weigh(
      dist,
      homeRoute.map((key) => manifest[key].file),
    ),
    home: heaviest(({ key }) => key === homeScreen),
    grid: heaviest(({ code }) => code.includes('Go to row…')),
    charts: heaviest(isChart),
    screen: heaviest((chunk) => isScreen(chunk) && chunk.key !== homeScreen),
    css: gzipSync(css.join('\n')).length,
  };
  checkComponentStyles(
    chunks.map(({ code }) => code),
    css,
  );
  const over = Object.entries(appBudgets).filter(([kind, budget]) => !(weights[kind] <= budget));
  if (over.length > 0) {
    const found = over.map(([kind, budget]) => `${kind} ${weights[kind]} of ${budget} bytes`);
    throw new Error(`The app is over its budget: ${found.join(', ')}`);
  }
  return weights;
}

/** A chunk with all that is loaded before it runs. */
function reach(key, manifest, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) reach(next, manifest, found);
  return found;
}

/** Mantine's components name their classes by hash: each one in a script needs its rules in a style sheet. */
function checkComponentStyles(scripts, sheets) {
  const namesIn = (texts) => new Set(texts.join(' ').match(/\bm_[0-9a-f]{6,8}\b/g));
  const styled = namesIn(sheets);
  const missing = [...namesIn(scripts)].filter((name) => !styled.has(name));
  if (missing.length > 0) {
    throw new Error(
      `Components without style, to add in packages/ui/src/theme/mantine.css: ${missing.join(', ')}`,
    );
  }
}
