import { Button, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { codeLength, SixDigitField } from '../six-digit-field.tsx';
import * as messages from './messages.ts';

interface StepCodeFormProps {
  show: { mutate: (code: string) => void; isPending: boolean; error: Error | null };
  /** Shown below the button. */
  more?: ReactNode;
}

/** Form for the code of the second step. */
export function StepCodeForm({ show, more }: StepCodeFormProps) {
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = show;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === codeLength) mutate(code);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <SixDigitField
          label={messages.appCode}
          value={code}
          error={error && code.length === codeLength ? error.message : null}
          isPending={isPending}
          onChange={setCode}
        />
        <Button type="submit" size="md" loading={isPending} disabled={code.length < codeLength}>
          {messages.continueLabel}
        </Button>
        {more}
      </Stack>
    </form>
  );
}
