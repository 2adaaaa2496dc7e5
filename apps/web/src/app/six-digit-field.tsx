import { TextInput } from '@mantine/core';

export const codeLength = 6;

interface SixDigitFieldProps {
  label: string;
  value: string;
  error: string | null;
  isPending: boolean;
  /** Gets the digits alone, whatever was typed or pasted. */
  onChange: (digits: string) => void;
}

/** A field for the code of an authenticator app. */
export function SixDigitField({ label, value, error, isPending, onChange }: SixDigitFieldProps) {
  return (
    <TextInput
      label={label}
      size="md"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, codeLength))}
      readOnly={isPending}
      error={error}
      errorProps={{ role: 'alert' }}
      autoFocus
    />
  );
}
