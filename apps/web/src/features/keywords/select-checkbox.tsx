import { Checkbox } from '@mantine/core';
import type { ChangeEvent } from 'react';
import classes from './selection.module.css';

interface SelectCheckboxProps {
  label: string;
  isChecked: boolean;
  /** True if some of its keywords are selected. */
  isPartial?: boolean;
  onChange: (isRange: boolean) => void;
}

/** Checkbox with a touch-sized target. With Shift held, it selects a range. */
export function SelectCheckbox({ label, isChecked, isPartial = false, onChange }: SelectCheckboxProps) {
  return (
    <span className={classes.select}>
      <Checkbox
        aria-label={label}
        checked={isChecked}
        indeterminate={isPartial}
        onChange={(event) => onChange(isShiftHeld(event))}
        classNames={{ input: classes.input ?? '' }}
      />
    </span>
  );
}

function isShiftHeld({ nativeEvent }: ChangeEvent): boolean {
  return 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
}
