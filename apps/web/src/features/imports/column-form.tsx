import type { ColumnField, DecimalMark, ImportReading, ImportTable } from '@keydence/domain';
import { DataTable } from '@keydence/ui';
import { Button, NativeSelect, Title } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { focusDialog } from '../../lib/focus-dialog.ts';
import classes from './column-form.module.css';
import { columnLabels, decimalLabels, columnMessages as messages } from './column-messages.ts';
import importClasses from './imports.module.css';
import { messages as importMessages } from './messages.ts';

const shownValues = 3;
/** Fields that several columns can have, each for another day or month. */
const manyTimes: ReadonlySet<ColumnField> = new Set(['rank_of_day', 'searches_of_month']);

interface ColumnFormProps {
  fileName: string;
  table: ImportTable;
  reading: ImportReading | null;
  /** True if nothing was recognized, so there is no earlier reading to return to. */
  isUnknown: boolean;
  isBusy: boolean;
  /** Reason the columns were refused. */
  failure: string | null;
  onRead: (reading: ImportReading) => void;
  onChooseOther: () => void;
  onBack: () => void;
}

/** First rows of a table, with a select for the meaning of each column. */
export function ColumnForm(props: ColumnFormProps) {
  const { fileName, table, reading, isUnknown, isBusy, failure, onRead, onChooseOther, onBack } = props;
  const [fields, setFields] = useState(
    () => reading?.fields ?? table.columns.map(({ guess }) => guess ?? null),
  );
  useEffect(() => {
    // The element that opened this form is gone, so the dialog itself has the focus.
    const isUnplaced = document.activeElement?.matches('body, [role="dialog"]');
    if (isUnplaced) focusDialog();
  }, []);
  const [mark, setMark] = useState(reading?.decimalMark ?? null);
  const repeated = findRepeated(fields);
  const problems = [
    !fields.includes('keyword') && messages.noKeyword,
    repeated.size > 0 && messages.fixTwice,
  ].filter((text) => text !== false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problems.length === 0) onRead({ fields, decimalMark: mark });
  };
  return (
    <form onSubmit={submit} className={importClasses.stack}>
      <div>
        <Title order={3}>{isUnknown ? messages.unknown : messages.change}</Title>
        <p className={importClasses.fileName}>{fileName}</p>
        <p className={importClasses.quiet}>
          {isUnknown ? messages.unknownHint : messages.changeHint}{' '}
          {table.headerHash === null ? messages.notRemembered : messages.remembered}
        </p>
      </div>
      <ul className={classes.columns} aria-label={messages.columns}>
        {table.columns.map((column, place) => (
          <TableColumn
            key={place}
            name={column.name || messages.unnamed(place + 1)}
            values={valuesOf(table, place)}
            field={fields[place] ?? null}
            isRepeated={repeated.has(fields[place] ?? null)}
            onChange={(field) => setFields(fields.with(place, field))}
            isFirst={place === 0}
          />
        ))}
      </ul>
      <div className={classes.column}>
        <p className={importClasses.fileName}>{messages.numbers}</p>
        <NativeSelect
          aria-label={messages.numbers}
          value={mark ?? ''}
          onChange={(event) => setMark(toMark(event.currentTarget.value))}
          data={[
            { value: '', label: messages.decideByFile },
            { value: 'point', label: decimalLabels.point },
            { value: 'comma', label: decimalLabels.comma },
          ]}
        />
      </div>
      <section aria-label={messages.firstRows}>
        <Title order={3} mb="xs">
          {messages.firstRows}
        </Title>
        <div className={`${importClasses.table} ${classes.rawRows}`}>
          <DataTable
            label={messages.firstRows}
            rows={table.rows}
            columns={table.columns.map(({ name }, place) => ({
              header: name || messages.unnamed(place + 1),
              cell: (row: readonly string[]) => row[place] ?? '',
            }))}
          />
        </div>
      </section>
      {failure === null ? null : (
        <div role="alert" className={importClasses.failure}>
          <strong>{messages.failed}</strong>
          <p>{failure}</p>
        </div>
      )}
      <div className={importClasses.actions}>
        <p role="status" className={classes.note}>
          {problems.join(' ')}
        </p>
        <Allowed>
          <Button variant="default" onClick={isUnknown ? onChooseOther : onBack} disabled={isBusy}>
            {isUnknown ? importMessages.chooseOther : messages.back}
          </Button>
          <Button type="submit" loading={isBusy} disabled={problems.length > 0}>
            {messages.use}
          </Button>
        </Allowed>
      </div>
    </form>
  );
}

interface TableColumnProps {
  name: string;
  values: readonly string[];
  field: ColumnField | null;
  isRepeated: boolean;
  onChange: (field: ColumnField | null) => void;
  isFirst: boolean;
}

function TableColumn({ name, values, field, isRepeated, onChange, isFirst }: TableColumnProps) {
  return (
    <li className={classes.column}>
      <div>
        <p className={importClasses.fileName}>{name}</p>
        <p className={importClasses.quiet}>{values.length > 0 ? values.join(' · ') : messages.empty}</p>
      </div>
      <NativeSelect
        aria-label={messages.meaningOf(name)}
        value={field ?? ''}
        onChange={(event) => onChange(toField(event.currentTarget.value))}
        error={isRepeated && messages.twice}
        data={options}
        data-autofocus={isFirst || undefined}
      />
    </li>
  );
}

const fieldNames = Object.keys(columnLabels) as ColumnField[];
const options = [
  { value: '', label: messages.leftOut },
  ...fieldNames.map((value) => ({ value, label: columnLabels[value] })),
];

const toField = (value: string): ColumnField | null => fieldNames.find((field) => field === value) ?? null;
const toMark = (value: string): DecimalMark | null => (value === 'point' || value === 'comma' ? value : null);

/** Fields that two columns have, but only one may have. */
function findRepeated(fields: readonly (ColumnField | null)[]): ReadonlySet<ColumnField | null> {
  return new Set(
    fields.filter(
      (field, place) => field !== null && !manyTimes.has(field) && fields.indexOf(field) !== place,
    ),
  );
}

function valuesOf({ rows }: ImportTable, place: number): string[] {
  return rows.flatMap((row) => row[place]?.trim() || []).slice(0, shownValues);
}
