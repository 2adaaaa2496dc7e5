import { Tooltip } from '@mantine/core';
import classes from './layout.module.css';

export const sampleExplanation = 'These numbers come from the built-in sample data, not from the live web.';

/** Marks numbers that come from the sample source. */
export function SampleChip() {
  return (
    <Tooltip label={sampleExplanation} multiline maw={260}>
      <span className={classes.chip}>Sample</span>
    </Tooltip>
  );
}
