import { Button, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { formatNumber } from '../numbers/format-number.ts';
import classes from './grid.module.css';

interface GridFootProps {
  top: number;
  bottom: number;
  total: number;
  onGo: (row: number) => void;
}

/** "Rows 1–19 of 1,066", and a field to jump to a row by number. */
export function GridFoot({ top, bottom, total, onGo }: GridFootProps) {
  const [text, setText] = useState('');
  // If every row is visible, there is no row to jump to.
  const isWhole = top === 0 && bottom === total - 1;
  const go = (event: SyntheticEvent) => {
    event.preventDefault();
    const row = Number(text.replaceAll(/[\s,.]/g, ''));
    if (!Number.isInteger(row) || row < 1) return;
    setText('');
    onGo(Math.min(row, total) - 1);
  };
  return (
    <form className={classes.foot} onSubmit={go}>
      <span>
        Rows {formatNumber(top + 1)}–{formatNumber(bottom + 1)} of {formatNumber(total)}
      </span>
      {isWhole ? null : (
        <>
          <TextInput
            size="xs"
            w={112}
            inputMode="numeric"
            aria-label="Go to row"
            placeholder="Go to row…"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" size="xs" disabled={text.trim() === ''}>
            Go
          </Button>
        </>
      )}
    </form>
  );
}
