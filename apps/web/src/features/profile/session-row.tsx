import { ToneBadge } from '@keydence/ui';
import { Button, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useDates } from '../../lib/dates.tsx';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { sessionTexts as texts } from './messages.ts';
import classes from './profile.module.css';

export type Session = RouterOutputs['sessions']['list']['data'][number];

const mobileSystems = ['iPhone', 'iPad', 'Android'];
/** `Firefox on Linux`, as far as it is known. */
export function nameDevice({ browser, system }: Pick<Session, 'browser' | 'system'>): string {
  const known = [browser, system].filter((part) => part !== null);
  return known.length > 0 ? known.join(' on ') : texts.unknownDevice;
}

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const dates = useDates();
  const device = nameDevice(session);
  const since = dates.moment(session.createdAt);
  const Icon = mobileSystems.includes(session.system ?? '') ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <Icon size={24} stroke={1.5} aria-hidden />
      <div className={classes.device}>
        <div className={classes.deviceName}>
          {device}
          {session.isCurrent ? <ToneBadge tone="good">{texts.thisDevice}</ToneBadge> : null}
        </div>
        <Text size="sm" c="dimmed">
          {texts.since(since)}, {texts.lastUsed(dates.moment(session.lastUsedAt))}
        </Text>
      </div>
      {session.isCurrent ? null : (
        <Button
          variant="default"
          loading={isEnding}
          onClick={onEnd}
          aria-label={texts.signOutOf(device, since)}
        >
          {texts.signOut}
        </Button>
      )}
    </li>
  );
}
