import { BrandLoader } from '@keydence/ui';
import { Anchor, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { SetupProgress } from '../../lib/setup-progress.tsx';
import { trpc } from '../../lib/trpc.ts';
import { StepHeading } from './step-heading.tsx';
import type { Draft } from './use-draft.ts';

interface CreatingStepProps {
  draft: Draft;
  onFinish: () => void;
}

/** Creates the workspace, then shows its domain's setup. One heading keeps the focus throughout. */
export function CreatingStep({ draft: { created, domain }, onFinish }: CreatingStepProps) {
  return (
    <Stack gap="md">
      <StepHeading
        title={created ? 'Your numbers are on their way' : 'Creating your workspace…'}
        hint="The dashboard opens automatically when this is done."
      />
      {created ? (
        <Following domainId={created.domainId} domainName={domain} onFinish={onFinish} />
      ) : (
        <BrandLoader label="One moment…" />
      )}
    </Stack>
  );
}

function Following(props: { domainId: string; domainName: string; onFinish: () => void }) {
  const { domainId, domainName, onFinish } = props;
  // Same query that the progress fills; only its end matters here.
  const { data } = trpc.trackedDomains.getStatus.useQuery({ domainId }, { enabled: false });
  const hasEnded = data !== undefined && data.state !== 'setting_up';
  useEffect(() => {
    if (hasEnded) onFinish();
  }, [hasEnded, onFinish]);
  return (
    <Stack gap="sm">
      <SetupProgress domainId={domainId} domainName={domainName} />
      <Anchor component="button" type="button" onClick={onFinish} underline="always">
        Continue to the dashboard
      </Anchor>
    </Stack>
  );
}
