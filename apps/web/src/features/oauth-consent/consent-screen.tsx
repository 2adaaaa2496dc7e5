import { BrandLoader, EmptyState, ErrorPanel } from '@keydence/ui';
import { Alert, Button, Group, List, Stack, Text, Title } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { LinkButton } from '../../lib/link-button.tsx';
import { describeScope } from '../../lib/oauth-scopes.ts';
import { PublicFrame } from '../../lib/public-frame.tsx';
import { messages } from './messages.ts';
import { type AuthorizationRequest, RequestGone, useDecide, useRequest } from './use-consent.ts';

/** Consent screen of a third-party application for the signed-in user. */
export function ConsentScreen() {
  const { authorization_id: id } = useSearch({ from: '/oauth/consent' });
  const { data, error, refetch } = useRequest(id);
  if (!data && !error) return <BrandLoader />;
  return (
    <PublicFrame>
      {data && 'client' in data ? (
        <Request id={id} request={data} />
      ) : data ? (
        <Text role="status">{messages.leaving}</Text>
      ) : error instanceof RequestGone ? (
        <EmptyState
          title={messages.goneTitle}
          action={
            <LinkButton to="/dashboard" variant="default">
              {messages.goneAction}
            </LinkButton>
          }
        >
          {messages.goneHint}
        </EmptyState>
      ) : (
        <ErrorPanel title={messages.loadFailed} message={error?.message} onRetry={() => void refetch()} />
      )}
    </PublicFrame>
  );
}

function Request({ id, request }: { id: string; request: AuthorizationRequest }) {
  const { client, user, scope, redirect_uri } = request;
  const { mutate: decide, isPending, isSuccess, variables, error } = useDecide(id);
  const isBusy = isPending || isSuccess;
  const { host, protocol } = new URL(redirect_uri);
  return (
    <Stack gap="md">
      <Title order={1} style={{ overflowWrap: 'anywhere' }}>
        {messages.title(client.name)}
      </Title>
      <Text>{messages.gets}</Text>
      <List>
        {scope.split(' ').map((name) => (
          <List.Item key={name}>{describeScope(name)}</List.Item>
        ))}
      </List>
      <Text c="dimmed">{messages.nothingElse}</Text>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {messages.goesTo(/^https?:$/.test(protocol) ? host : `${protocol}//${host}`)}
      </Text>
      {user.email ? (
        <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {messages.signedInAs(user.email)}
        </Text>
      ) : null}
      {error ? (
        <Alert role="alert" color="red" variant="light">
          {error.message}
        </Alert>
      ) : null}
      <Group grow>
        <Button
          size="md"
          variant="default"
          disabled={isBusy && variables !== 'deny'}
          loading={isBusy && variables === 'deny'}
          onClick={() => decide('deny')}
        >
          {messages.deny}
        </Button>
        <Button
          size="md"
          disabled={isBusy && variables !== 'approve'}
          loading={isBusy && variables === 'approve'}
          onClick={() => decide('approve')}
        >
          {messages.allow}
        </Button>
      </Group>
    </Stack>
  );
}
