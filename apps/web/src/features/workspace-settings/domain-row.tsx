import { SampleChip, ToneBadge } from '@keydence/ui';
import { Button, Text } from '@mantine/core';
import { CountryFlag } from '../../lib/country-flag.tsx';
import { type TrackedDomain, useSelection } from '../../lib/use-selection.tsx';
import { DomainSetup } from './domain-setup.tsx';
import { domainTexts as texts } from './messages.ts';
import classes from './workspace-settings.module.css';

interface DomainRowProps {
  domain: TrackedDomain;
  /** False for viewers. */
  canRemove: boolean;
  onRemove: () => void;
}

/** One tracked website with its state, source and market. */
export function DomainRow({ domain, canRemove, onRemove }: DomainRowProps) {
  const { domain: selected, selectDomain } = useSelection();
  const { id, domainName, locationCode, locationName, languageCode } = domain;
  return (
    <li>
      <div className={classes.rowText}>
        <div className={classes.rowName}>
          {domainName} <DomainState domain={domain} />
        </div>
        <Text size="xs" c="dimmed" component="div" className={classes.facts ?? ''}>
          <CountryFlag locationCode={locationCode} />
          <span>
            {locationName}, {languageCode.toUpperCase()}
          </span>
          {domain.dataSource === 'sample' ? <SampleChip /> : null}
        </Text>
        <DomainSetup domain={domain} />
      </div>
      <div className={classes.rowActions}>
        {selected?.id === id ? (
          <Text size="sm" c="dimmed">
            {texts.current}
          </Text>
        ) : (
          <Button
            variant="default"
            size="compact-md"
            mih={32}
            aria-label={`${texts.open}: ${domainName}`}
            onClick={() => selectDomain(id)}
          >
            {texts.open}
          </Button>
        )}
        {canRemove ? (
          <Button
            variant="subtle"
            color="red"
            size="compact-md"
            mih={32}
            aria-label={`${texts.remove}: ${domainName}`}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function DomainState({ domain: { state, dataSource } }: { domain: TrackedDomain }) {
  if (state === 'setting_up') return <ToneBadge tone="neutral">{texts.settingUp}</ToneBadge>;
  if (state === 'failed') return <ToneBadge tone="weak">{texts.failed}</ToneBadge>;
  if (dataSource === null) return <ToneBadge tone="medium">{texts.noSource}</ToneBadge>;
  return <ToneBadge tone="good">{texts.ready}</ToneBadge>;
}
