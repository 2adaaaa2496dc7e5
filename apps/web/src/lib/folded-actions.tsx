import { Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './folded-actions.module.css';

interface FoldedActionsProps {
  /** Most used action, visible on phones too. */
  first: ReactNode;
  /** Buttons and links, without a common parent. */
  children: ReactNode;
}

/** Actions of a heading. On a phone, all but the first are behind one button. */
export function FoldedActions({ first, children }: FoldedActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.actions} data-open={isOpen || undefined}>
      {first}
      <Button
        className={classes.toggle ?? ''}
        variant="default"
        leftSection={<IconDots size={16} stroke={1.5} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Actions
      </Button>
      {children}
    </div>
  );
}
