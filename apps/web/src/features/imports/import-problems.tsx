import { DataTable, formatNumber, ToneBadge } from '@keydence/ui';
import { Title } from '@mantine/core';
import classes from './imports.module.css';
import { messages } from './messages.ts';
import type { ImportRun } from './use-import.ts';

/** Unreadable rows with the reason for each. */
export function ImportProblems({ preview }: Pick<ImportRun, 'preview'>) {
  const { problems, problemCount } = preview;
  if (problemCount === 0) return null;
  const title = messages.problems(problemCount);
  return (
    <section aria-label={title}>
      <Title order={3}>{title}</Title>
      <p className={classes.quiet}>{messages.problemsHint(problems.length, problemCount)}</p>
      <div className={classes.table}>
        <DataTable
          label={title}
          rows={problems}
          columns={[
            { header: messages.row, cell: ({ rowNumber }) => formatNumber(rowNumber), isNumber: true },
            { header: messages.text, cell: ({ value }) => value || '–' },
            { header: messages.why, cell: ({ message }) => message },
            {
              header: messages.effect,
              cell: ({ isSkipped }) => (
                <ToneBadge tone={isSkipped ? 'weak' : 'medium'}>
                  {isSkipped ? messages.leftOut : messages.cellUnknown}
                </ToneBadge>
              ),
            },
          ]}
        />
      </div>
    </section>
  );
}
