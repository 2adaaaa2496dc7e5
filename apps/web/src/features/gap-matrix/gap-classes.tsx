import { type GapClass, gapClasses } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';
import { Button, Tooltip } from '@mantine/core';
import classes from './gap-matrix.module.css';
import { classHints, classLabels, messages } from './messages.ts';
import type { GapMatrix } from './use-gap-matrix.ts';

interface GapClassesProps {
  active: GapClass | undefined;
  /** Of the other filters; undefined until they are known. */
  counts: GapMatrix['counts'] | undefined;
  onChange: (gapClass: GapClass | undefined) => void;
}

/** One button a class, with how many keywords it has under the other filters. */
export function GapClasses({ active, counts, onChange }: GapClassesProps) {
  const count = (name: GapClass | 'all') => formatNumber(counts?.[name]) ?? '…';
  return (
    <fieldset className={classes.chips} aria-label={messages.classes}>
      <Choice isActive={active === undefined} onClick={() => onChange(undefined)}>
        {messages.all} {count('all')}
      </Choice>
      {gapClasses.map((name) => (
        <Tooltip key={name} label={classHints[name]}>
          <Choice isActive={active === name} onClick={() => onChange(name)}>
            {classLabels[name]} {count(name)}
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
