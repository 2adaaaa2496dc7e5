import { type Column, DataTable, FactList, Figure, formatNumber, ToneBadge } from '@keydence/ui';
import { Button, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TrackedDomain } from '../../app/use-selection.tsx';
import { ImportProblems } from './import-problems.tsx';
import classes from './imports.module.css';
import { describeDate, fieldLabels, kindLabels, messages } from './messages.ts';
import type { ImportRun } from './use-import.ts';

interface ImportPreviewProps {
  run: ImportRun;
  domain: TrackedDomain;
  /** Why it did not start. */
  failure: string | null;
  isStarting: boolean;
  onStart: () => void;
  onDiscard: () => void;
  onChooseOther: () => void;
}

/** What was recognised in a file: what it will fill, what stays unknown, and what could not be read. */
export function ImportPreview(props: ImportPreviewProps) {
  const { run, domain, failure, isStarting, onStart, onDiscard, onChooseOther } = props;
  const { preview } = run;
  const { obstacle, keywordRows, notes, sample } = preview;
  return (
    <div className={classes.stack}>
      {obstacle === null ? null : (
        <div role="alert" className={classes.failure}>
          <strong>{messages.obstacle}</strong>
          <p>{obstacle}</p>
        </div>
      )}
      <Recognised run={run} domain={domain} />
      {notes.length === 0 ? null : (
        <Section title={messages.notes}>
          <ul className={classes.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Section>
      )}
      <ImportProblems preview={preview} />
      {sample.length === 0 ? null : (
        <Section title={messages.firstRows}>
          <div className={classes.table}>
            <DataTable label={messages.firstRows} rows={sample} columns={chooseColumns(preview)} />
          </div>
        </Section>
      )}
      {failure === null ? null : (
        <div role="alert" className={classes.failure}>
          <strong>{messages.startFailed}</strong>
          <p>{failure}</p>
        </div>
      )}
      <div className={classes.actions}>
        <Button
          variant="default"
          onClick={obstacle === null ? onDiscard : onChooseOther}
          disabled={isStarting}
        >
          {obstacle === null ? messages.discard : messages.chooseOther}
        </Button>
        {obstacle === null ? (
          <Button onClick={onStart} loading={isStarting} data-autofocus>
            {keywordRows > 0 ? messages.start(keywordRows) : messages.startTotals}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={3} mb="xs">
        {title}
      </Title>
      {children}
    </section>
  );
}

function Recognised({ run: { preview, fileName }, domain }: Pick<ImportPreviewProps, 'run' | 'domain'>) {
  const { kind, keywordRows, totalRows, skippedRows, locationName, filled, unknown } = preview;
  const rows = [
    keywordRows > 0 && messages.keywordRows(keywordRows),
    totalRows > 0 && messages.totalRows(totalRows),
    skippedRows > 0 && messages.skippedRows(skippedRows),
  ].filter((text) => text !== false);
  const nameAll = (fields: typeof filled) =>
    fields.length === 0 ? messages.nothing : fields.map((field) => fieldLabels[field]).join(', ');
  return (
    <Section title={messages.recognised}>
      <p className={classes.kind}>
        <ToneBadge tone="good">{kindLabels[kind]}</ToneBadge>{' '}
        <span className={classes.fileName}>{fileName}</span>
      </p>
      <FactList
        facts={[
          { name: messages.rows, value: rows.join(', ') || messages.nothing },
          { name: messages.date, value: describeDate(preview) },
          { name: messages.market, value: locationName ?? messages.ownMarket(domain.locationName) },
          ...(keywordRows > 0
            ? [
                { name: messages.fills, value: nameAll(filled) },
                { name: messages.staysUnknown, value: nameAll(unknown) },
              ]
            : []),
        ]}
      />
    </Section>
  );
}

type Sample = ImportRun['preview']['sample'][number];

/** The keyword, and what the file fills. */
function chooseColumns({ filled }: ImportRun['preview']): Column<Sample>[] {
  const figure = (number: number | null) => (
    <Figure text={number === null ? null : formatNumber(number)} unknownReason={messages.notInFile} />
  );
  const figures: [boolean, Column<Sample>][] = [
    [
      filled.includes('rank'),
      { header: messages.rank, cell: (row) => figure(row.rankAbsolute), isNumber: true },
    ],
    [
      filled.includes('search_volume'),
      { header: messages.volume, cell: (row) => <Volume row={row} />, isNumber: true },
    ],
    [
      filled.includes('difficulty'),
      { header: messages.difficulty, cell: (row) => figure(row.difficultyScore), isNumber: true },
    ],
    [
      filled.includes('clicks'),
      { header: messages.clicks, cell: (row) => figure(row.clicks), isNumber: true },
    ],
    [
      filled.includes('impressions'),
      { header: messages.impressions, cell: (row) => figure(row.impressions), isNumber: true },
    ],
  ];
  return [
    { header: messages.keyword, cell: ({ keywordText }) => keywordText },
    ...figures.filter(([isFilled]) => isFilled).map(([, column]) => column),
  ];
}

function Volume({ row: { searchVolume, isVolumeBucket } }: { row: Sample }) {
  if (searchVolume === null) return <Figure text={null} unknownReason={messages.notInFile} />;
  const volume = formatNumber(searchVolume);
  return isVolumeBucket ? <span title={messages.bucketHint}>{messages.bucket(volume)}</span> : volume;
}
