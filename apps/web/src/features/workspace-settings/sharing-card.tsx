import { Panel } from '@keydence/ui';
import { Alert, Switch, Text, Title } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { useRefusal } from '../../lib/use-access.ts';
import type { Workspace } from '../../lib/use-selection.tsx';
import { sharingTexts as texts } from './messages.ts';

/** Roles that may create share links and webhooks. Owners change it; it is read-only for others. */
export function SharingCard({ workspace }: { workspace: Workspace }) {
  const { id: workspaceId, membersMayShare } = workspace;
  const utils = trpc.useUtils();
  const change = trpc.workspaces.setSharing.useMutation({ onSuccess: () => utils.workspaces.invalidate() });
  const mayChange = useRefusal('change_sharing') === null;
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
        description={mayChange ? null : texts.ownersOnly}
        checked={membersMayShare}
        disabled={!mayChange || change.isPending}
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
