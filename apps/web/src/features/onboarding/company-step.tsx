import { Button, Divider, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { nameRequired } from './messages.ts';

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
        <div>
          <Title order={1}>What is your company called?</Title>
          <Text c="dimmed" mt="xs">
            It names your workspace. You can change it later.
          </Text>
        </div>
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
        <Button variant="default" size="md" onClick={onSample} loading={isStartingSample}>
          Explore with sample data
        </Button>
      </Stack>
    </form>
  );
}
