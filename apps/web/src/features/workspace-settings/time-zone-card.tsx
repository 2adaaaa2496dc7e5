import { Panel, SearchSelect } from '@keydence/ui';
import { Alert, Button, Text, Title } from '@mantine/core';
import { browserTimeZone } from '../../lib/dates.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useRefusal } from '../../lib/use-access.ts';
import type { Workspace } from '../../lib/use-selection.tsx';
import { timeZoneTexts as texts } from './messages.ts';

const zones = Intl.supportedValuesOf('timeZone');

/** Time zone of all dates of the workspace. Owners change it; it is read-only for others. */
export function TimeZoneCard({ workspace }: { workspace: Workspace }) {
  const { id: workspaceId, timeZone } = workspace;
  const utils = trpc.useUtils();
  const change = trpc.workspaces.setTimeZone.useMutation({ onSuccess: () => utils.invalidate() });
  const mayChange = useRefusal('change_time_zone') === null;
  const mine = browserTimeZone();
  const choose = (zone: string) => change.mutate({ workspaceId, timeZone: zone });
  return (
    <Panel label={texts.title}>
      <Title order={2} mb={4}>
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.hint}
      </Text>
      {mayChange ? (
        <SearchSelect
          label={texts.label}
          data={zones.includes(timeZone) ? zones : [timeZone, ...zones]}
          value={timeZone}
          limit={100}
          disabled={change.isPending}
          onChange={(zone) => zone && zone !== timeZone && choose(zone)}
        />
      ) : (
        <>
          <Text>{timeZone}</Text>
          <Text size="sm" c="dimmed">
            {texts.ownersOnly}
          </Text>
        </>
      )}
      {mayChange && mine !== timeZone ? (
        <Button variant="subtle" size="compact-sm" mih={32} mt={4} px={0} onClick={() => choose(mine)}>
          {texts.useMine(mine)}
        </Button>
      ) : null}
      {change.error ? (
        <Alert role="alert" color="red" variant="light" mt="sm">
          {texts.failed}
        </Alert>
      ) : null}
    </Panel>
  );
}
