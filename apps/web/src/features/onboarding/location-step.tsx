import { locations } from '@keydence/domain';
import { SearchSelect } from '@keydence/ui';
import { Alert, Button, Group, Stack } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { SetupCostNote } from '../../app/cost-note.tsx';
import { CountryFlag } from '../../app/country-flag.tsx';
import { SampleButton } from './sample-button.tsx';
import { StepHeading } from './step-heading.tsx';

const countries = locations.map(({ locationCode, locationName }) => ({
  value: String(locationCode),
  label: locationName,
}));

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
        hint="Search results and volumes differ by country. We look at this one."
      />
      {errorText ? (
        <Alert role="alert" color="red" variant="light">
          {errorText}
        </Alert>
      ) : null}
      <SearchSelect
        label="Country"
        size="md"
        autoFocus
        nothingFoundMessage="No country by that name"
        value={String(locationCode)}
        data={countries}
        leftSection={<CountryFlag locationCode={locationCode} />}
        onChange={(value) => value && onChange(Number(value))}
        onKeyDown={onKeyDown}
      />
      <SetupCostNote domain={domain} locationCode={locationCode} />
      <Group grow>
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
