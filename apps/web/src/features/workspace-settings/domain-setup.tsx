import { BrandProgress } from '@keydence/ui';
import { Button, Text } from '@mantine/core';
import { Allowed } from '../../lib/allowed.tsx';
import { trpc } from '../../lib/trpc.ts';
import type { TrackedDomain } from '../../lib/use-selection.tsx';
import { useSetupStatus } from '../../lib/use-setup-status.ts';
import { domainTexts, messages } from './messages.ts';
import classes from './workspace-settings.module.css';

/** Live progress of a domain's setup; or the reason it ended without figures, with a retry. */
export function DomainSetup({ domain }: { domain: TrackedDomain }) {
  if (domain.state === 'setting_up') return <Running domain={domain} />;
  if (domain.state === 'failed' || domain.dataSource === null) return <Ended domainId={domain.id} />;
  return null;
}

function Running({ domain: { id, domainName } }: { domain: TrackedDomain }) {
  const { data } = useSetupStatus(id);
  if (!data) return null;
  const { stepsDone, stepsTotal, message } = data;
  return (
    <div className={classes.setup}>
      <BrandProgress done={stepsDone} total={stepsTotal} label={domainTexts.setupOf(domainName)} />
      <Text size="sm" role="status">
        {message} <span>{domainTexts.step(Math.min(stepsDone + 1, stepsTotal), stepsTotal)}</span>
      </Text>
    </div>
  );
}

function Ended({ domainId }: { domainId: string }) {
  const utils = trpc.useUtils();
  const status = trpc.trackedDomains.getStatus.useQuery({ domainId });
  const retry = trpc.trackedDomains.retrySetup.useMutation({
    onSuccess: () =>
      Promise.all([utils.trackedDomains.getStatus.invalidate(), utils.workspaces.invalidate()]),
  });
  return (
    <div className={classes.setup}>
      <Text size="sm">{retry.error?.message ?? status.data?.message}</Text>
      <Allowed action="spend">
        <div>
          <Button
            variant="default"
            size="compact-md"
            mih={32}
            loading={retry.isPending}
            onClick={() => retry.mutate({ domainId })}
          >
            {messages.tryAgain}
          </Button>
        </div>
      </Allowed>
    </div>
  );
}
