import { type GapClass, gapClasses } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';
import { Button, Tooltip } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './gap-matrix.module.css';
import { classHints, classLabels, messages } from './messages.ts';
import type { GapMatrix } from './use-gap-matrix.ts';

interface GapClassesProps {
  active: GapClass | undefined;
  /** Counts under the other filters; undefined until loaded, null if they failed to load. */
  counts: GapMatrix['counts'] | null | undefined;
  onChange: (gapClass: GapClass | undefined) => void;
}

/**
 * One button per class, with its number of keywords under the other filters. The counts add up to that of
 * the first button.
 */
export function GapClasses({ active, counts, onChange }: GapClassesProps) {
  const count = (name: GapClass | 'all') =>
    counts === null ? '' : ` ${formatNumber(counts?.[name]) ?? '…'}`;
  const share = (name: GapClass) =>
    ({ '--share': counts && counts.all > 0 ? counts[name] / counts.all : 0 }) as CSSProperties;
  return (
    <fieldset className={classes.classes} aria-label={messages.classes}>
      <Choice isActive={active === undefined} onClick={() => onChange(undefined)}>
        {messages.all}
        {count('all')}
      </Choice>
      {gapClasses.map((name) => (
        <Tooltip key={name} label={classHints[name]}>
          <Choice isActive={active === name} style={share(name)} data-share onClick={() => onChange(name)}>
            {classLabels[name]}
            {count(name)}
          </Choice>
        </Tooltip>
      ))}
    </fieldset>
  );
}

interface ChoiceProps extends React.ComponentProps<'button'> {
  isActive: boolean;
}

function Choice({ isActive, ...button }: ChoiceProps) {
  return (
    <Button
      size="compact-sm"
      mih={32}
      variant={isActive ? 'light' : 'default'}
      aria-pressed={isActive}
      {...(button as object)}
    />
  );
}
