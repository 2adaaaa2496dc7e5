import { ErrorPanel, FactList, formatNumber, ToneBadge } from '@keydence/ui';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinkButton } from '../../lib/link-button.tsx';
import { ImportProblems } from './import-problems.tsx';
import classes from './imports.module.css';
import { messages } from './messages.ts';
import type { ImportRun } from './use-import.ts';

/** Import kinds that moves are computed from. */
const moveSources = new Set<ImportRun['preview']['kind']>([
  'search_console',
  'search_console_comparison',
  'search_console_totals',
  'search_console_api',
]);

interface ImportReportProps {
  run: ImportRun;
  chooseOther: ReactNode;
  onClose: () => void;
}

/** Changes by a finished import, and the rows it skipped. */
export function ImportReport({ run, chooseOther, onClose }: ImportReportProps) {
  const { state, figures, message, preview, fileName } = run;
  if (state === 'failed' || figures === null) {
    return (
      <>
        <ErrorPanel title={messages.failed} message={message ?? undefined} />
        <div className={classes.actions}>{chooseOther}</div>
      </>
    );
  }
  const hasMoves = moveSources.has(preview.kind) && !figures.isRepeat;
  const leftOut = figures.competitors?.leftOut ?? [];
  const facts = [
    { name: messages.added, count: figures.added },
    { name: messages.updated, count: figures.updated },
    { name: messages.deleted, count: figures.deleted },
    { name: messages.totals, count: figures.totals },
    { name: messages.longQueries, count: figures.longQueries?.rows ?? 0 },
    { name: messages.competitorRanks, count: figures.competitors?.ranks ?? 0 },
  ].filter(({ count }, index) => index < 2 || count > 0);
  return (
    <div className={classes.stack}>
      <p role="status">
        <ToneBadge tone="good">{messages.done}</ToneBadge>{' '}
        <span className={classes.fileName}>{fileName}</span>
      </p>
      {figures.isRepeat ? (
        <p>{preview.kind === 'search_console_api' ? messages.nothingNewer : messages.repeat}</p>
      ) : (
        <FactList facts={facts.map(({ name, count }) => ({ name, value: formatNumber(count) }))} />
      )}
      {leftOut.length === 0 ? null : <p>{messages.ranksLeftOut(leftOut)}</p>}
      <ImportProblems preview={preview} />
      <div className={classes.actions}>
        {chooseOther}
        <Button
          variant={hasMoves ? 'default' : 'filled'}
          onClick={onClose}
          {...(hasMoves ? {} : { 'data-autofocus': true })}
        >
          {messages.toKeywords}
        </Button>
        {hasMoves ? (
          <LinkButton to="/dashboard" search={{}} data-autofocus>
            {messages.toMoves}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
