import { Panel, QueryState, SectionHeading } from '@keydence/ui';
import { Button, List, Skeleton, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../lib/confirm-dialog.tsx';
import { useDates } from '../../lib/dates.tsx';
import { describeScope } from '../../lib/oauth-scopes.ts';
import { readPageSetting } from '../../lib/page-setting.ts';
import { connectedAppsTexts as texts } from './connected-apps-messages.ts';
import classes from './sign-in-settings.module.css';
import { type ConnectedApp, useConnectedApps, useDisconnectApp } from './use-connected-apps.ts';

/**
 * Applications with the user's permission, each with a button to revoke it. Renders nothing if none can be
 * connected.
 */
export function ConnectedAppsCard() {
  return readPageSetting('connected-apps') === null ? null : <OfferedApps />;
}

function OfferedApps() {
  const apps = useConnectedApps();
  const [left, setLeft] = useState<ConnectedApp | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  return (
    <Panel label={texts.title}>
      <div ref={heading} tabIndex={-1}>
        <SectionHeading title={texts.title} description={texts.about} />
      </div>
      <QueryState query={apps} errorTitle={texts.loadFailed} loading={<Skeleton height={64} />}>
        {(list) =>
          list.length === 0 ? (
            <Text c="dimmed">{texts.empty}</Text>
          ) : (
            <ul className={classes.list} aria-label={texts.title}>
              {list.map((app) => (
                <AppRow key={app.client.id} app={app} onDisconnect={() => setLeft(app)} />
              ))}
            </ul>
          )
        }
      </QueryState>
      <DisconnectDialog
        app={left}
        onClose={() => setLeft(null)}
        // The button that opened the dialog is gone with its row.
        onClosed={() => heading.current?.focus()}
      />
    </Panel>
  );
}

function AppRow({ app, onDisconnect }: { app: ConnectedApp; onDisconnect: () => void }) {
  const { client, scopes, granted_at, last_used_at } = app;
  const dates = useDates();
  const used = last_used_at ? dates.moment(last_used_at) : null;
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <div className={classes.name}>{client.name}</div>
        <Text size="sm" c="dimmed">
          {texts.usedOn(dates.moment(granted_at), used)}
        </Text>
        <Text size="sm">{texts.reads}</Text>
        <List size="sm">
          {scopes.map((scope) => (
            <List.Item key={scope}>{describeScope(scope)}</List.Item>
          ))}
        </List>
      </div>
      <Button variant="default" aria-label={texts.disconnectLabel(client.name)} onClick={onDisconnect}>
        {texts.disconnect}
      </Button>
    </li>
  );
}

interface DisconnectDialogProps {
  /** Null while closed. */
  app: ConnectedApp | null;
  onClose: () => void;
  onClosed: () => void;
}

function DisconnectDialog({ app, onClose, onClosed }: DisconnectDialogProps) {
  const { mutate, isPending, error, reset } = useDisconnectApp(({ client }) => {
    notifications.show({ message: texts.disconnected(client.name) });
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen={app !== null}
      title={texts.disconnectTitle(app?.client.name ?? '')}
      confirmLabel={texts.disconnect}
      cancelLabel={texts.cancel}
      isBusy={isPending}
      failure={error?.message}
      returnsFocus={false}
      onConfirm={() => app && mutate(app)}
      onClosed={onClosed}
      onClose={() => {
        reset();
        onClose();
      }}
    >
      {texts.disconnectWarning}
    </ConfirmDialog>
  );
}
