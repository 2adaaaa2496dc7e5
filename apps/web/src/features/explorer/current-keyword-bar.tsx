import { shortenVolume } from '@keydence/domain';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import classes from './explorer.module.css';
import { messages } from './messages.ts';
import type { CompetitorKeyword } from './use-explorer.ts';

interface CurrentKeywordBarProps {
  keywords: readonly CompetitorKeyword[];
  index: number;
  onMove: (index: number) => void;
}

/** Position of the reader in the list. It is below the scrolling part, so it never covers a card. */
export function CurrentKeywordBar({ keywords, index, onMove }: CurrentKeywordBarProps) {
  const keyword = keywords[index];
  if (!keyword) return null;
  const { rankGroup, searchVolume } = keyword;
  return (
    <section className={classes.current} aria-label="Current keyword">
      <span className={classes.position}>
        {index + 1} of {keywords.length}
      </span>
      <strong className={classes.currentText}>{keyword.keyword}</strong>
      <span className={classes.currentFacts}>
        {rankGroup === null ? null : `#${rankGroup} · `}
        {shortenVolume(searchVolume)} searches a month
      </span>
      <ActionIcon
        size={32}
        variant="default"
        aria-label={messages.previous}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <IconChevronUp size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={32}
        variant="default"
        aria-label={messages.next}
        disabled={index + 1 >= keywords.length}
        onClick={() => onMove(index + 1)}
      >
        <IconChevronDown size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </section>
  );
}
