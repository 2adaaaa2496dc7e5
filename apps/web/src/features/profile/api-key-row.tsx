import { apiKeyReminderDays, maskApiKey } from '@keydence/domain';
import { ToneBadge } from '@keydence/ui';
import { Button, Text } from '@mantine/core';
import { IconTerminal2 } from '@tabler/icons-react';
import { useDates } from '../../lib/dates.tsx';
import { nameScope, apiKeyTexts as texts } from './api-key-messages.ts';
import classes from './profile.module.css';
import type { ApiKey } from './use-api-keys.ts';

interface ApiKeyRowProps {
  apiKey: ApiKey;
  onRevoke: () => void;
}

/** One key: permissions, workspace, expiry and last use. */
export function ApiKeyRow({ apiKey, onRevoke }: ApiKeyRowProps) {
  const { name, isExpired, expiresAt, lastUsedAt } = apiKey;
  const dates = useDates();
  const masked = maskApiKey(apiKey.lastFour);
  const revoke = isExpired ? texts.remove : texts.revoke;
  return (
    <li className={classes.session}>
      <IconTerminal2 size={24} stroke={1.5} aria-hidden />
      <div className={classes.device}>
        <div className={classes.deviceName}>
          <span className={classes.keyName}>{name}</span>
          <code>{masked}</code>
          <EndBadge apiKey={apiKey} />
        </div>
        <Text size="sm" c="dimmed" className={classes.keyName ?? ''}>
          {nameScope(apiKey.scope)} {nameReach(apiKey)}
          {apiKey.includesPeople ? ` ${texts.withPeople}` : ''}, {texts.expires(dates.day(expiresAt))},{' '}
          {lastUsedAt ? texts.lastUsed(dates.moment(lastUsedAt)) : texts.neverUsed}
        </Text>
      </div>
      <Button variant="default" onClick={onRevoke} aria-label={texts.revokeOf(revoke, name, masked)}>
        {revoke}
      </Button>
    </li>
  );
}

function EndBadge({ apiKey: { isExpired, expiresAt } }: { apiKey: ApiKey }) {
  if (isExpired) return <ToneBadge tone="weak">{texts.expired}</ToneBadge>;
  const daysLeft = (new Date(expiresAt).getTime() - Date.now()) / 86_400_000;
  return daysLeft <= apiKeyReminderDays ? <ToneBadge tone="medium">{texts.endsSoon}</ToneBadge> : null;
}

function nameReach({ workspace }: ApiKey): string {
  if (!workspace) return 'all workspaces';
  return workspace.name ?? texts.lostWorkspace.toLowerCase();
}
