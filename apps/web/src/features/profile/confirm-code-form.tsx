import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { codeLength, SixDigitField } from '../../lib/six-digit-field.tsx';
import { twoFactor as messages } from './two-factor-messages.ts';

interface ConfirmCodeFormProps {
  label: string;
  confirm: { mutate: (code: string) => void; isPending: boolean; error: Error | null };
  onCancel: () => void;
  /** Shown above the field. */
  children: ReactNode;
  /** Shown next to the buttons. */
  more?: ReactNode;
}

/** Last step of a setup: the first code activates the factor. */
export function ConfirmCodeForm({ label, confirm, onCancel, children, more }: ConfirmCodeFormProps) {
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = confirm;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === codeLength) mutate(code);
  };
  return (
    <form onSubmit={submit} aria-label={label}>
      <Stack gap="md">
        {children}
        <SixDigitField
          label={messages.code}
          value={code}
          error={error && code.length === codeLength ? error.message : null}
          isPending={isPending}
          onChange={setCode}
        />
        <Group gap="sm">
          <Button type="submit" loading={isPending} disabled={code.length < codeLength}>
            {messages.confirm}
          </Button>
          {more}
          <Button variant="default" onClick={onCancel} disabled={isPending}>
            {messages.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
