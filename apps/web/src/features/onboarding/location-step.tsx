import { Alert, Button, Group, Stack } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { SetupCostNote } from '../../lib/cost-note.tsx';
import { CountrySelect } from '../../lib/country-select.tsx';
import { SampleButton } from './sample-button.tsx';
import { StepHeading } from './step-heading.tsx';

interface LocationStepProps {
  domain: string;
  locationCode: number;
  errorText: string | null;
  onChange: (locationCode: number) => void;
  onBack: () => void;
  onCreate: () => void;
  onSample: () => void;
  isStartingSample: boolean;
}

export function LocationStep(props: LocationStepProps) {
  const { domain, locationCode, errorText, onChange, onBack, onCreate, onSample, isStartingSample } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isListOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Enter' && !isListOpen) {
      event.preventDefault();
      onCreate();
    }
  };
  return (
    <Stack gap="md">
      <StepHeading
        title="Where are your customers?"
        hint="Search results and volumes differ by country. Choose the one to analyze."
      />
      {errorText ? (
        <Alert role="alert" color="red" variant="light">
          {errorText}
        </Alert>
      ) : null}
      <CountrySelect
        label="Country"
        size="md"
        autoFocus
        locationCode={locationCode}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
      <SetupCostNote domain={domain} locationCode={locationCode} />
      <Group grow preventGrowOverflow={false}>
        <Button variant="default" size="md" onClick={onBack}>
          Back
        </Button>
        <Button size="md" onClick={onCreate}>
          Create workspace
        </Button>
      </Group>
      <SampleButton onSample={onSample} isStarting={isStartingSample} variant="subtle" size="sm" />
    </Stack>
  );
}
