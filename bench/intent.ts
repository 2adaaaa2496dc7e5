// How well the rules tell why people search, on web queries labeled by hand, as in ORCAS-I (SIGIR 2022): a table that
// `INTENT_SET` names, with the columns query, url and label_manual. Its rows may not be distributed.
import { existsSync } from 'node:fs';
import type { SearchIntent } from '@keydence/domain';
import { classifyIntent, readNames } from '@keydence/topics';
import type { Finding } from './print-verdicts.ts';
import { listFiles, readTable } from './read-labeled.ts';

/** The labels that fold into three; ORCAS-I counts the comparison of offers as informational. */
const labels = ['informational', 'navigational', 'transactional'] as const;
type Label = (typeof labels)[number];

interface Row {
  readonly query: string;
  readonly url: string;
  readonly label: Label;
}

export async function measureIntent(): Promise<Finding[]> {
  const name = 'macro F1 of labeled web queries';
  const [file] = listFiles('INTENT_SET');
  if (file === undefined || !existsSync(file))
    return [{ row: 'intent', name, reason: 'skipped: INTENT_SET names no table of labeled queries' }];
  const rows = readTable(file).map(({ query = '', url = '', label_manual = '' }) => {
    return { query, url, label: foldLabel(label_manual.toLowerCase()) };
  });
  return [
    { row: 'intent', name: `${name}, by words`, figure: macroF1(rows, false), atLeast: 0.72 },
    { row: 'intent', name: `${name}, with the clicked page`, figure: macroF1(rows, true), atLeast: 0.78 },
  ];
}

function foldLabel(label: string): Label {
  return labels.find((each) => each === label) ?? 'informational';
}

function macroF1(rows: readonly Row[], withPage: boolean): number {
  const knownNames = readNames([]);
  const found = rows.map(({ query, url }) =>
    foldIntent(
      classifyIntent({ text: query, language: 'en', knownNames, ...(withPage ? { page: url } : {}) }).intent,
    ),
  );
  const scores = labels.map((label) => {
    const hits = rows.filter((row, place) => row.label === label && found[place] === label).length;
    const ofLabel = rows.filter((row) => row.label === label).length;
    return (2 * hits) / (ofLabel + found.filter((each) => each === label).length);
  });
  console.log(labels.map((label, place) => `${label} ${scores[place]?.toFixed(3)}`).join(', '));
  return scores.reduce((sum, score) => sum + score, 0) / labels.length;
}

function foldIntent(intent: SearchIntent | null): Label {
  return labels.find((label) => label === intent) ?? 'informational';
}
