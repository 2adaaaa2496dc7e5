import { findLocation } from '@keydence/domain';
import { Panel } from '@keydence/ui';
import { Alert, Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { CostNote } from '../../lib/cost-note.tsx';
import { CountrySelect } from '../../lib/country-select.tsx';
import { type TrackedDomain, useSelection } from '../../lib/use-selection.tsx';
import { locationTexts as texts } from './messages.ts';
import { useChangeLocation } from './use-change-location.ts';
import { useSavedNote } from './use-saved-note.ts';
import classes from './workspace-settings.module.css';

/** Country of the selected domain's rank checks. */
export function LocationCard() {
  const { domain } = useSelection();
  return (
    <Panel label={texts.title}>
      <Title order={2} mb={4}>
        {texts.title}
      </Title>
      {domain ? <Location key={domain.id} domain={domain} /> : <Text c="dimmed">{texts.noDomain}</Text>}
    </Panel>
  );
}

function Location({ domain }: { domain: TrackedDomain }) {
  const { workspace } = useSelection();
  const [chosen, setChosen] = useState<number | null>(null);
  const note = useSavedNote();
  const { change, isChanging, hasFailed } = useChangeLocation(domain, () => {
    setChosen(null);
    note.show();
  });
  const locationCode = chosen ?? domain.locationCode;
  const location = findLocation(locationCode);
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.hint(domain.domainName)}
      </Text>
      <div className={classes.formRow}>
        <CountrySelect
          className={classes.grow ?? ''}
          label={texts.country}
          size="md"
          locationCode={locationCode}
          onChange={setChosen}
        />
        <Button
          size="md"
          loading={isChanging}
          disabled={!location || locationCode === domain.locationCode}
          onClick={() => location && change(location)}
        >
          {texts.update}
        </Button>
      </div>
      {workspace && locationCode !== domain.locationCode ? (
        <CostNote workspaceId={workspace.id} domainId={domain.id} actions={[{ action: 'setup' }]} />
      ) : null}
      <Text role="status" size="sm" className={classes.saved ?? ''}>
        {note.isShown ? texts.saved : null}
      </Text>
      {hasFailed ? (
        <Alert role="alert" color="red" variant="light">
          {texts.failed}
        </Alert>
      ) : null}
    </>
  );
}
