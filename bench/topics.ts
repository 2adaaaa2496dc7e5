// Quality and cost of keyword grouping: agreement with labeled queries, if a set exists beside the
// checkout or `TOPIC_SETS` names some; processor time and memory; stability as a list grows or changes its order.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createKeywordTexts } from './create-keyword-texts.ts';
import type { Finding } from './print-verdicts.ts';
import { rateAgreement } from './rate-agreement.ts';
import { listFiles, readLabeled } from './read-labeled.ts';
import type { TopicAnswer, TopicTask } from './topic-process.ts';
import type { WorldPlan } from './world-plan.ts';

/** Columns text and label, with a header: clinc/oos-eval, key `val` (CC BY 3.0); never committed. */
const labeled = path.resolve(import.meta.dirname, '../../shared/data/benchmarks/clinc150/val.csv');

/** Placed after a full run. */
const added = 1_000;

export async function measureTopics(plan: WorldPlan): Promise<Finding[]> {
  const sizes = plan.isSmall ? [10_000] : [10_000, 100_000];
  const found: Finding[] = await measureQuality();
  for (const size of sizes) found.push(...(await measureCost(size)));
  return found;
}

async function measureQuality(): Promise<Finding[]> {
  const found: Finding[] = [];
  const goals = new Map([[labeled, { ari: 0.548, pairF1: 0.55 }]]);
  for (const file of [labeled, ...listFiles('TOPIC_SETS')]) {
    const of = path.basename(file);
    const name = `agreement with the labels of ${of} (ARI)`;
    if (!existsSync(file)) {
      found.push({ row: 'topics', name, reason: `skipped: ${file} is not there` });
      continue;
    }
    const rows = readLabeled(file);
    const answer = await group({ texts: rows.map(({ text }) => text.toLowerCase()), added: [] });
    const { ari, pairF1 } = rateAgreement(
      answer.topicOf,
      rows.map(({ label }) => label),
    );
    const goal = goals.get(file);
    found.push(
      { row: 'topics', name, figure: ari, ...(goal ? { atLeast: goal.ari } : {}) },
      {
        row: 'topics',
        name: `pair F1 with the labels of ${of}`,
        figure: pairF1,
        ...(goal ? { atLeast: goal.pairF1 } : {}),
      },
    );
  }
  return found;
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
