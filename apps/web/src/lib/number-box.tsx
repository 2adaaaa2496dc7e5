import { TextInput } from '@mantine/core';
import { useTypedText } from './use-typed-text.ts';

interface NumberBoxProps {
  label: string;
  value: number | undefined;
  /** Receives the typed text; empty text removes the filter. */
  onCommit: (text: string) => void;
  max?: number;
  /** Below 1 for money. */
  step?: number;
}

/** Numeric limit of a filter bar; empty means any. */
export function NumberBox({ label, value, onCommit, max, step = 1 }: NumberBoxProps) {
  const [text, type] = useTypedText(String(value ?? ''), onCommit);
  return (
    <TextInput
      label={label}
      type="number"
      min={0}
      max={max}
      step={step}
      inputMode={step < 1 ? 'decimal' : 'numeric'}
      placeholder="Any"
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
