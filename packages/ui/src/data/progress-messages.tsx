import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { BrandMark } from '../brand/brand-mark.tsx';
import classes from './data.module.css';

interface ProgressMessagesProps {
  messages: readonly string[];
  /** Milliseconds per message. */
  interval: number;
}

/** Messages that alternate during a wait. With reduced motion, only the first one shows. */
export function ProgressMessages({ messages, interval }: ProgressMessagesProps) {
  const isStill = useReducedMotion();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (isStill) return;
    const timer = setInterval(() => setTurn((current) => current + 1), interval);
    return () => clearInterval(timer);
  }, [isStill, interval]);
  return (
    <div className={classes.progress}>
      <BrandMark size={22} isBreathing />
      <span aria-live="polite">{messages[isStill ? 0 : turn % messages.length]}</span>
    </div>
  );
}
