import { Panel } from '@keydence/ui';
import { Alert, Switch, Text, Title } from '@mantine/core';
import { trpc } from '../../app/trpc.ts';
import { sharingTexts as texts } from './messages.ts';

/** Who may make share links and webhooks. Owners change it, others read it. */
export function SharingCard({ workspaceId }: { workspaceId: string }) {
  const utils = trpc.useUtils();
  const { data } = trpc.workspaces.getSharing.useQuery({ workspaceId }, { retry: false });
  const change = trpc.workspaces.setSharing.useMutation({
    onSuccess: (sharing) => utils.workspaces.getSharing.setData({ workspaceId }, sharing),
  });
  if (!data) return null;
  return (
    <Panel label={texts.title}>
      <Title order={2} mb={4}>
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.hint}
      </Text>
      <Switch
        label={texts.allow}
        description={data.canChange ? null : texts.ownersOnly}
        checked={data.membersMayShare}
        disabled={!data.canChange || change.isPending}
        onChange={(event) => change.mutate({ workspaceId, membersMayShare: event.currentTarget.checked })}
      />
      {change.error ? (
        <Alert role="alert" color="red" variant="light" mt="sm">
          {texts.failed}
        </Alert>
      ) : null}
    </Panel>
  );
}
