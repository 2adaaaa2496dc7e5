import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, type Ref, useState } from 'react';
import classes from './filter-bar.module.css';

interface FilterBarProps {
  ref?: Ref<HTMLElement>;
  label: string;
  /** Classes of the whole bar and of the line with the filters. */
  className?: string | undefined;
  lineClassName?: string | undefined;
  /** Search box, visible on phones too. */
  searchBox?: ReactNode;
  /** Number of active filters among the children. */
  count: number;
  children: ReactNode;
}

/** Filters of a list. On a phone, all but the search box are behind one button with their number. */
export function FilterBar(props: FilterBarProps) {
  const { ref, label, className, lineClassName = '', searchBox, count, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <search ref={ref} className={className} aria-label={label}>
      <div className={`${classes.line} ${lineClassName}`} data-open={isOpen || undefined}>
        {searchBox}
        <Button
          className={classes.toggle ?? ''}
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.5} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
        {children}
      </div>
    </search>
  );
}
