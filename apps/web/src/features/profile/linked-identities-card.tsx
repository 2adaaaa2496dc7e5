import { Panel, QueryState, SectionHeading } from '@keydence/ui';
import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import type { UserIdentity } from '@supabase/auth-js';
import { labelOfProvider, readSignInProviders } from '../../lib/sign-in-providers.ts';
import { linkedIdentities as messages } from './linked-identities-messages.ts';
import classes from './sign-in-settings.module.css';
import { useIdentities, useLinkIdentity, useUnlinkIdentity } from './use-linked-identities.ts';

/** Sign-in methods of the user, and those that can be added. */
export function LinkedIdentitiesCard() {
  const identities = useIdentities();
  const unlink = useUnlinkIdentity();
  const link = useLinkIdentity();
  const error = unlink.error ?? link.error;
  return (
    <Panel label={messages.title}>
      <SectionHeading title={messages.title} description={messages.about} />
      {error ? (
        <Alert role="alert" color="red" variant="light" mb="sm">
          {error.message}
        </Alert>
      ) : null}
      <QueryState query={identities} errorTitle={messages.loadFailed} loading={<Skeleton height={64} />}>
        {(list) => (
          <>
            <ul className={classes.list} aria-label={messages.title}>
              {list.map((identity) => (
                <IdentityRow
                  key={identity.identity_id}
                  identity={identity}
                  isLast={list.length === 1}
                  isBusy={unlink.isPending}
                  onUnlink={() => unlink.mutate(identity)}
                />
              ))}
            </ul>
            <OfferedProviders
              linked={list.map(({ provider }) => provider)}
              isBusy={link.isPending || link.isSuccess}
              onLink={link.mutate}
            />
          </>
        )}
      </QueryState>
    </Panel>
  );
}

interface IdentityRowProps {
  identity: UserIdentity;
  isLast: boolean;
  isBusy: boolean;
  onUnlink: () => void;
}

function IdentityRow({ identity, isLast, isBusy, onUnlink }: IdentityRowProps) {
  const label = labelOfProvider(identity.provider);
  const email = identity.identity_data?.email;
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <div className={classes.name}>{label}</div>
        <Text size="sm" c="dimmed">
          {typeof email === 'string' ? email : messages.noAddress}
        </Text>
      </div>
      {isLast ? (
        <Text size="sm" c="dimmed">
          {messages.onlyOne}
        </Text>
      ) : (
        <Button
          variant="default"
          onClick={onUnlink}
          disabled={isBusy}
          aria-label={messages.unlinkLabel(label)}
        >
          {messages.unlink}
        </Button>
      )}
    </li>
  );
}

interface OfferedProvidersProps {
  linked: string[];
  isBusy: boolean;
  onLink: (provider: string) => void;
}

function OfferedProviders({ linked, isBusy, onLink }: OfferedProvidersProps) {
  const offered = readSignInProviders().filter(({ name }) => !linked.includes(name));
  if (offered.length === 0) return null;
  return (
    <Group gap="sm" mt="sm">
      {offered.map(({ name, label }) => (
        <Button key={name} variant="default" disabled={isBusy} onClick={() => onLink(name)}>
          {messages.link(label)}
        </Button>
      ))}
    </Group>
  );
}
