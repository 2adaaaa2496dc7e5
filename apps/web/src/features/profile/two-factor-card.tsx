import { Panel, QueryState, SectionHeading } from '@keydence/ui';
import { Alert, Button, Skeleton, Text } from '@mantine/core';
import type { Factor } from '@supabase/auth-js';
import { useRef, useState } from 'react';
import classes from './sign-in-settings.module.css';
import { twoFactor as messages } from './two-factor-messages.ts';
import { RemoveAppDialog } from './two-factor-remove-dialog.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';
import { useApps } from './use-two-factor.ts';

/** The authenticator apps of the signed-in user: their set-up and removal. */
export function TwoFactorCard() {
  const apps = useApps();
  const [isSettingUp, setSettingUp] = useState(false);
  const [leaving, setLeaving] = useState<Factor | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const setUpButton = useRef<HTMLButtonElement>(null);
  const begin = () => {
    setNotice(null);
    setSettingUp(true);
  };
  const finish = (said: string | null) => {
    setSettingUp(false);
    setLeaving(null);
    setNotice(said);
    // What had the focus is gone.
    requestAnimationFrame(() => setUpButton.current?.focus());
  };
  const canBegin = apps.data !== undefined && !isSettingUp;
  return (
    <Panel label={messages.title}>
      <SectionHeading
        title={messages.title}
        description={messages.about}
        actions={
          canBegin ? (
            <Button ref={setUpButton} variant="default" onClick={begin}>
              {apps.data.length > 0 ? messages.addAnother : messages.setUp}
            </Button>
          ) : null
        }
      />
      {notice ? (
        <Alert role="status" color="pulse" variant="light" mb="sm">
          {notice}
        </Alert>
      ) : null}
      <QueryState query={apps} errorTitle={messages.loadFailed} loading={<Skeleton height={44} />}>
        {(list) => <Apps apps={list} isSettingUp={isSettingUp} onRemove={setLeaving} />}
      </QueryState>
      {isSettingUp ? (
        <TwoFactorSetup onCancel={() => finish(null)} onDone={() => finish(messages.turnedOn)} />
      ) : null}
      <RemoveAppDialog
        app={leaving}
        onClose={() => setLeaving(null)}
        onRemoved={() => finish(messages.turnedOff)}
      />
    </Panel>
  );
}

interface AppsProps {
  apps: Factor[];
  isSettingUp: boolean;
  onRemove: (app: Factor) => void;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

function Apps({ apps, isSettingUp, onRemove }: AppsProps) {
  if (apps.length === 0)
    return isSettingUp ? null : (
      <Text size="sm" c="dimmed">
        {messages.none}
      </Text>
    );
  return (
    <ul className={classes.list} aria-label={messages.apps}>
      {apps.map((app) => {
        const added = messages.addedOn(day.format(new Date(app.created_at)));
        return (
          <li key={app.id} className={classes.row}>
            <div className={classes.facts}>
              <div className={classes.name}>{messages.app}</div>
              <Text size="sm" c="dimmed">
                {added}
              </Text>
            </div>
            <Button
              variant="default"
              onClick={() => onRemove(app)}
              aria-label={`${messages.remove}: ${messages.app}, ${added}`}
            >
              {messages.remove}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
