// What the grouping of keywords is worth and what it costs: agreement with labelled queries, where a set lies beside
// the checkout; processor time and memory; how much stays as a list grows.
import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createKeywordTexts } from './create-keyword-texts.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { rateAgreement } from './rate-agreement.ts';
import type { TopicAnswer, TopicTask } from './topic-process.ts';

/** Columns text and label, with a header: clinc/oos-eval, key `val` (CC BY 3.0); never committed. */
const labelled = path.resolve(import.meta.dirname, '../../shared/data/benchmarks/clinc150/val.csv');

export async function measureTopics({ plan }: World): Promise<Finding[]> {
  const sizes = plan.isSmall ? [2_000] : [10_000, 100_000];
  const found: Finding[] = await measureQuality();
  for (const size of sizes) found.push(...(await measureCost(size)));
  return found;
}

async function measureQuality(): Promise<Finding[]> {
  const name = 'agreement with labelled queries (ARI)';
  if (!existsSync(labelled)) return [{ row: 'topics', name, reason: `${labelled} is not there` }];
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
  const before = await group({ texts: texts.slice(0, size), added: texts.slice(size) });
  const limits = size === 100_000 ? { cpu: 180, memory: 700 } : { cpu: 45, memory: 300 };
  const found: Finding[] = [
    {
      row: 'topics',
      name: `${size} keywords, processor`,
      figure: before.fullCpu,
      atMost: limits.cpu,
      unit: 's',
    },
    {
      row: 'topics',
      name: `${size} keywords, memory`,
      figure: before.memory,
      atMost: limits.memory,
      unit: 'MB',
    },
    {
      row: 'topics',
      name: `placing ${texts.length - size} more against a full run of ${size}`,
      figure: before.placeCpu / before.fullCpu,
      atMost: 0.05,
    },
  ];
  if (size > 10_000) return found;
  const after = await group({ texts, added: [] });
  const { ari } = rateAgreement(after.topicOf.slice(0, size), before.topicOf);
  return [
    ...found,
    { row: 'topics', name: 'what stays when a tenth is added (ARI)', figure: ari, atLeast: 0.8 },
  ];
}

/** In a process of its own, so that its peak of memory is nobody else's. */
function group(task: TopicTask): Promise<TopicAnswer> {
  const child = fork(new URL('./topic-process.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  return new Promise((done, fail) => {
    child.once('message', (answer: TopicAnswer) => done(answer));
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`The process ended with ${code} and no answer.`)));
    child.send(task);
  });
}
