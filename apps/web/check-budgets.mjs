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
