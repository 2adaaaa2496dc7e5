import { Button, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import classes from './feedback-card.module.css';
import { itemTexts, messages } from './messages.ts';

interface ClampedTextProps {
  text: string;
  /** Owner of the text, for the accessible name of its toggle. */
  title: string;
}

/** Text of at most three lines; a toggle shows the rest. */
export function ClampedText({ text, title }: ClampedTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { ref, isCut } = useIsCut(text, isOpen);
  const id = useId();
  const label = isOpen ? messages.showLess : messages.showMore;
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <div>
      <p ref={ref} id={id} className={classes.text} data-clamped={!isOpen || undefined}>
        {text}
      </p>
      {isCut || isOpen ? (
        <Button
          variant="subtle"
          size="compact-sm"
          mih={32}
          className={classes.more ?? ''}
          aria-expanded={isOpen}
          aria-controls={id}
          rightSection={<Icon size={16} stroke={1.5} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {label}
          <VisuallyHidden component="span">{itemTexts.clamped(title)}</VisuallyHidden>
        </Button>
      ) : null}
    </div>
  );
}

/** True if the clamp hides part of the text at its current width. */
function useIsCut(text: string, isOpen: boolean) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const paragraph = ref.current;
    if (!paragraph || isOpen) return;
    const measure = () => setIsCut(paragraph.scrollHeight > paragraph.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(paragraph);
    return () => observer.disconnect();
  }, [text, isOpen]);
  return { ref, isCut };
}
