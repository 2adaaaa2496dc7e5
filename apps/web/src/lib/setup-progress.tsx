import { BrandLoader, BrandProgress, ErrorPanel } from '@keydence/ui';
import { Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useAnnouncement } from './announcement.ts';
import type { RouterOutputs } from './trpc.ts';
import { useFocusOnUnmount } from './use-focus-on-unmount.ts';
import { useSetupStatus } from './use-setup-status.ts';

type SetupStatus = RouterOutputs['trackedDomains']['getStatus'];

interface SetupProgressProps {
  domainId: string;
  domainName: string;
  /** Retry delay that the API asked for. */
  retryAfterMs?: number;
}

/**
 * Live progress of a domain's setup; every screen shows it while the API responds "not ready". Its end is
 * announced, because the figures that replace it are silent.
 */
export function SetupProgress({ domainId, domainName, retryAfterMs = 0 }: SetupProgressProps) {
  const { data, error, refetch } = useSetupStatus(domainId, retryAfterMs);
  const announce = useAnnouncement();
  const isReady = data?.state === 'ready';
  useEffect(() => {
    if (isReady) announce(`${domainName} is set up.`);
  }, [isReady, domainName, announce]);
  useFocusOnUnmount();
  if (!data && error) {
    return <ErrorPanel title="Progress is not available" message={error.message} onRetry={() => refetch()} />;
  }
  if (!data) return <BrandLoader label="Looking up the progress…" />;
  return <SetupSteps status={data} domainName={domainName} />;
}

function SetupSteps({ status, domainName }: { status: SetupStatus; domainName: string }) {
  const { stepsDone, stepsTotal, message } = status;
  return (
    <Stack gap="md" maw={480} mx="auto" py="lg">
      <div>
        <Title order={2}>Setting up {domainName}</Title>
        <Text c="dimmed" mt={4}>
          This runs on the server. You can leave this page and come back.
        </Text>
      </div>
      <BrandProgress done={stepsDone} total={stepsTotal} label={`Setup of ${domainName}`} />
      <div role="status">
        <Text fw={600}>{message}</Text>
        <Text c="dimmed" size="sm" className="kd-figures">
          Step {Math.min(stepsDone + 1, stepsTotal)} of {stepsTotal}
        </Text>
      </div>
    </Stack>
  );
}
