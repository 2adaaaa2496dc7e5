import type { DecimalMark } from '@keydence/domain';
import { type Column, DataTable, FactList, Figure, formatNumber, ToneBadge } from '@keydence/ui';
import { Button, Checkbox, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import type { TrackedDomain } from '../../lib/use-selection.tsx';
import { ColumnForm } from './column-form.tsx';
import { decimalLabels } from './column-messages.ts';
import { ImportProblems } from './import-problems.tsx';
import classes from './imports.module.css';
import { describeDate, fieldLabels, kindLabels, messages } from './messages.ts';
import { ReadingSummary } from './reading-summary.tsx';
import { SheetSelect } from './sheet-select.tsx';
import type { ImportHandle, ImportRun } from './use-import.ts';

interface ImportPreviewProps {
  run: ImportRun;
  domain: TrackedDomain;
  /** Reason the import did not start. */
  failure: string | null;
  isStarting: boolean;
  onStart: (acceptsOtherSite: boolean) => void;
  onRead: ImportHandle['read'];
  /** Called when the columns form closes without a submission. */
  onBack: () => void;
  isReading: boolean;
  /** Reason the file could not be read with the user's columns. */
  readFailure: string | null;
  onDiscard: () => void;
  onChooseOther: () => void;
}

/** Recognized content of a file: the fields it fills, missing fields, and unreadable rows. */
export function ImportPreview(props: ImportPreviewProps) {
  const { run, domain, onBack, isReading, readFailure, onChooseOther } = props;
  const { preview } = run;
  // Column settings apply to the sheet that is shown.
  const onRead: typeof props.onRead = (reading, done) =>
    props.onRead({ sheet: preview.reading?.sheet ?? null, ...reading }, done);
  const sheets = <SheetSelect preview={preview} isBusy={isReading} failure={readFailure} onRead={onRead} />;
  const [isChanging, setChanging] = useState(false);
  const close = () => setChanging(false);
  const isUnknown = preview.kind === 'table' && !preview.reading?.fields && domain.dataSource !== 'sample';
  if (preview.table !== null && (isUnknown || isChanging)) {
    return (
      <>
        {sheets}
        <ColumnForm
          key={JSON.stringify([preview.reading, preview.sheet])}
          fileName={run.fileName}
          table={preview.table}
          reading={preview.reading}
          isUnknown={isUnknown}
          isBusy={isReading}
          failure={readFailure}
          onRead={(reading) => onRead(reading, close)}
          onChooseOther={onChooseOther}
          onBack={() => {
            onBack();
            close();
          }}
        />
      </>
    );
  }
  return (
    <>
      {sheets}
      <Loaded
        {...props}
        onRead={onRead}
        reading={
          <ReadingSummary
            preview={preview}
            isBusy={isReading}
            onChange={() => setChanging(true)}
            onUndo={() => onRead({ fields: null, decimalMark: null })}
          />
        }
      />
    </>
  );
}

/** File with known columns. */
function Loaded({ reading, ...props }: ImportPreviewProps & { reading: ReactNode }) {
  const { run, domain, failure, readFailure, isStarting, onStart, onRead, isReading } = props;
  const { onDiscard, onChooseOther } = props;
  const [isAccepted, setAccepted] = useState(false);
  const { preview } = run;
  const { obstacle, keywordRows, notes, otherSite, sample, asksDecimalMark } = preview;
  const refused = failure ?? readFailure;
  return (
    <div className={classes.stack}>
      {obstacle === null || asksDecimalMark ? null : (
        <div role="alert" className={classes.failure}>
          <strong>{messages.obstacle}</strong>
          <p>{obstacle}</p>
        </div>
      )}
      {asksDecimalMark ? (
        <DecimalQuestion
          onAnswer={(decimalMark) => onRead({ fields: preview.reading?.fields ?? null, decimalMark })}
          isBusy={isReading}
        />
      ) : null}
      {otherSite === null ? null : (
        <div role="alert" className={classes.question}>
          <strong>{messages.otherSite(otherSite)}</strong>
          <p>{messages.otherSiteHint(otherSite, domain.domainName)}</p>
          <Checkbox
            label={messages.acceptOtherSite(otherSite)}
            checked={isAccepted}
            onChange={(event) => setAccepted(event.currentTarget.checked)}
          />
        </div>
      )}
      <Recognised run={run} domain={domain} />
      {reading}
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
      {refused === null ? null : (
        <div role="alert" className={classes.failure}>
          <strong>{failure === null ? messages.readFailed : messages.startFailed}</strong>
          <p>{refused}</p>
        </div>
      )}
      <Allowed>
        <div className={classes.actions}>
          <Button
            variant="default"
            onClick={obstacle === null ? onDiscard : onChooseOther}
            disabled={isStarting}
          >
            {obstacle === null ? messages.discard : messages.chooseOther}
          </Button>
          {obstacle === null ? (
            <Button
              onClick={() => onStart(isAccepted)}
              loading={isStarting}
              disabled={otherSite !== null && !isAccepted}
              data-autofocus
            >
              {keywordRows > 0 ? messages.start(keywordRows) : messages.startTotals}
            </Button>
          ) : null}
        </div>
      </Allowed>
    </div>
  );
}

/** Asks for the decimal separator of an ambiguous file. */
function DecimalQuestion({ onAnswer, isBusy }: { onAnswer: (mark: DecimalMark) => void; isBusy: boolean }) {
  return (
    <div role="alert" className={classes.question}>
      <strong>{messages.decimalQuestion}</strong>
      <p>{messages.decimalHint}</p>
      <Allowed>
        <div className={classes.wayActions}>
          <Button variant="default" disabled={isBusy} onClick={() => onAnswer('point')}>
            {decimalLabels.point}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={() => onAnswer('comma')}>
            {decimalLabels.comma}
          </Button>
        </div>
      </Allowed>
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

/** Columns of the preview: the keyword and the filled fields. */
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

function Volume({ row: { searchVolume, isVolumeBucket, volumeBelow } }: { row: Sample }) {
  if (searchVolume === null && volumeBelow !== null) return messages.below(formatNumber(volumeBelow));
  if (searchVolume === null) return <Figure text={null} unknownReason={messages.notInFile} />;
  const volume = formatNumber(searchVolume);
  return isVolumeBucket ? <span title={messages.bucketHint}>{messages.bucket(volume)}</span> : volume;
}
