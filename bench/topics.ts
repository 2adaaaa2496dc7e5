// Quality and cost of keyword grouping: agreement with labelled queries, if a set exists beside the
// checkout; processor time and memory; stability as a list grows or changes its order.
import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createKeywordTexts } from './create-keyword-texts.ts';
import type { Finding } from './print-verdicts.ts';
import { rateAgreement } from './rate-agreement.ts';
import type { TopicAnswer, TopicTask } from './topic-process.ts';
import type { WorldPlan } from './world-plan.ts';

/** Columns text and label, with a header: clinc/oos-eval, key `val` (CC BY 3.0); never committed. */
const labelled = path.resolve(import.meta.dirname, '../../shared/data/benchmarks/clinc150/val.csv');

/** Placed after a full run. */
const added = 1_000;

export async function measureTopics(plan: WorldPlan): Promise<Finding[]> {
  const sizes = plan.isSmall ? [10_000] : [10_000, 100_000];
  const found: Finding[] = await measureQuality();
  for (const size of sizes) found.push(...(await measureCost(size)));
  return found;
}

async function measureQuality(): Promise<Finding[]> {
  const name = 'agreement with labelled queries (ARI)';
  if (!existsSync(labelled)) return [{ row: 'topics', name, reason: `skipped: ${labelled} is not there` }];
  const [, ...lines] = readFileSync(labelled, 'utf8').trim().split('\n');
  const rows = lines.map((line) => {
    const comma = line.lastIndexOf(',');
    return {
      text: line.slice(0, comma).replaceAll('"', '').toLowerCase(),
      label: line.slice(comma + 1).trim(),
    };
  });
  const answer = await group({ texts: rows.map(({ text }) => text), added: [] });
  const labels = rows.map(({ label }) => label);
  const { ari, pairF1 } = rateAgreement(answer.topicOf, labels);
  return [
    { row: 'topics', name, figure: ari, atLeast: 0.548 },
    { row: 'topics', name: 'pair F1 with labelled queries', figure: pairF1, atLeast: 0.55 },
  ];
}

async function measureCost(size: number): Promise<Finding[]> {
  const texts = createKeywordTexts(size + size / 10, 'bench');
  const known = texts.slice(0, size);
  const before = await group({ texts: known, added: texts.slice(size, size + added) });
  const limits = size === 100_000 ? { cpu: 180, memory: 700 } : { cpu: 45, memory: 300 };
  const name = (what: string) => `${size.toLocaleString('en')} keywords, ${what}`;
  const found: Finding[] = [
    { row: 'topics', name: name('processor'), figure: before.fullCpu, atMost: limits.cpu, unit: 's' },
    { row: 'topics', name: name('memory'), figure: before.memory, atMost: limits.memory, unit: 'MB' },
    {
      row: 'topics',
      name: name(`${added} more placed, against a full run`),
      figure: before.placeCpu / before.fullCpu,
      atMost: 0.05,
    },
  ];
  if (size > 10_000) return found;
  const after = await group({ texts, added: [] });
  const backwards = await group({ texts: known.toReversed(), added: [] });
  return [
    ...found,
    {
      row: 'topics',
      name: name('what stays when a tenth is added (ARI)'),
      figure: rateAgreement(after.topicOf.slice(0, size), before.topicOf).ari,
      atLeast: 0.8,
    },
    {
      row: 'topics',
      name: name('the same backwards (ARI)'),
      figure: rateAgreement(backwards.topicOf.toReversed(), before.topicOf).ari,
      atLeast: 1,
    },
  ];
}

/** In a separate process, so that its memory peak is its own. */
function group(task: TopicTask): Promise<TopicAnswer> {
  const child = fork(new URL('./topic-process.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  return new Promise((done, fail) => {
    child.once('message', (answer: TopicAnswer) => done(answer));
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`The process ended with ${code} and no answer.`)));
    child.send(task);
  });
}
