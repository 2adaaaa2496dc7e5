import { TextInput } from '@mantine/core';

export const codeLength = 6;

interface SixDigitFieldProps {
  label: string;
  value: string;
  error: string | null;
  isPending: boolean;
  /** Receives only the digits of typed or pasted text. */
  onChange: (digits: string) => void;
}

/** Field for an authenticator app's code. */
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
