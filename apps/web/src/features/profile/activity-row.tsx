import { ToneBadge } from '@keydence/ui';
import { Text } from '@mantine/core';
import {
  IconApps,
  IconAt,
  IconFingerprint,
  IconKey,
  IconLink,
  IconLogin2,
  IconLogout2,
  IconPhone,
  IconShieldCheck,
  IconShieldLock,
  IconShieldX,
  IconTerminal2,
} from '@tabler/icons-react';
import { useDates } from '../../lib/dates.tsx';
import {
  type ActivityEntry,
  advice,
  describeActivity,
  accountActivity as texts,
} from './account-activity-messages.ts';
import classes from './profile.module.css';
import { nameDevice } from './session-row.tsx';

const icons: Readonly<Record<ActivityEntry['action'], typeof IconKey>> = {
  signed_in: IconLogin2,
  signed_out: IconLogout2,
  password_changed: IconKey,
  email_changed: IconAt,
  phone_changed: IconPhone,
  identity_linked: IconLink,
  identity_unlinked: IconLink,
  factor_added: IconShieldLock,
  factor_verified: IconShieldCheck,
  factor_removed: IconShieldLock,
  passkey_added: IconFingerprint,
  passkey_removed: IconFingerprint,
  app_connected: IconApps,
  app_disconnected: IconApps,
  session_replayed: IconShieldX,
  api_key_created: IconTerminal2,
  api_key_revoked: IconTerminal2,
};

/** One event of the account: action, time, and place if known. */
export function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const dates = useDates();
  const Icon = icons[entry.action];
  const hint = advice[entry.action];
  return (
    <li className={classes.session}>
      <Icon size={24} stroke={1.5} aria-hidden />
      <div className={classes.device}>
        <div className={classes.deviceName}>
          {describeActivity(entry)}
          {hint ? <ToneBadge tone="weak">{texts.check}</ToneBadge> : null}
        </div>
        <Text size="sm" c="dimmed">
          <time dateTime={entry.createdAt}>{dates.moment(entry.createdAt)}</time>
          {placeOf(entry)}
        </Text>
        {hint ? <Text size="sm">{hint}</Text> : null}
      </div>
    </li>
  );
}

/** `, Firefox on Linux, from 192.0.2.7`; for other events than sign-ins, empty without data. */
function placeOf({ action, browser, system, ip }: ActivityEntry): string {
  const isDeviceNamed = action === 'signed_in' || browser !== null || system !== null;
  const device = isDeviceNamed ? [nameDevice({ browser, system })] : [];
  const address = ip !== null && ip !== 'unknown' ? [texts.from(ip)] : [];
  return [...device, ...address].map((part) => `, ${part}`).join('');
}
