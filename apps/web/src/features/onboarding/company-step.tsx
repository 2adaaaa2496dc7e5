import { Button, Divider, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { nameRequired } from './messages.ts';
import { SampleButton } from './sample-button.tsx';
import { StepHeading } from './step-heading.tsx';

interface CompanyStepProps {
  name: string;
  onChange: (name: string) => void;
  onNext: () => void;
  onSample: () => void;
  isStartingSample: boolean;
}

export function CompanyStep({ name, onChange, onNext, onSample, isStartingSample }: CompanyStepProps) {
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setError(nameRequired);
    onNext();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <StepHeading
          title="What is your company called?"
          hint="This is the name of your workspace. You can change it later."
        />
        <TextInput
          label="Company name"
          size="md"
          autoFocus
          autoComplete="organization"
          maxLength={100}
          value={name}
          error={error}
          errorProps={{ role: 'alert' }}
          onChange={(event) => {
            setError(null);
            onChange(event.currentTarget.value);
          }}
        />
        <Button type="submit" size="md">
          Continue
        </Button>
        <Divider label="or look around first" />
        <SampleButton onSample={onSample} isStarting={isStartingSample} />
      </Stack>
    </form>
  );
}
