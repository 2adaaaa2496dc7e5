import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './data.module.css';
import { useIsPrinting } from './use-is-printing.ts';

interface ExpandableProps {
  /** Text of the toggle, the same open and closed; arrow and `aria-expanded` show the state. */
  label: string;
  /** Context of a repeated label, for screen readers. */
  of?: string;
  children: ReactNode;
}

/** The long part of a card behind a toggle. In print, it is open. */
export function Expandable({ label, of, children }: ExpandableProps) {
  const [isChosen, setIsChosen] = useState(false);
  const isOpen = useIsPrinting() || isChosen;
  const contentId = useId();
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        mih={32}
        className={classes.expand ?? ''}
        aria-label={of === undefined ? undefined : `${label}: ${of}`}
        aria-expanded={isOpen}
        aria-controls={contentId}
        rightSection={<Icon size={16} stroke={1.5} aria-hidden />}
        onClick={() => setIsChosen(!isChosen)}
      >
        {label}
      </Button>
      <div id={contentId} hidden={!isOpen} className={classes.expanded}>
        {isOpen ? children : null}
      </div>
    </>
  );
}
