import { BeatLoader } from '@keydence/ui';
import { Anchor, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { SetupProgress } from '../../app/setup-progress.tsx';
import { trpc } from '../../app/trpc.ts';
import type { Draft } from './use-draft.ts';

interface CreatingStepProps {
  draft: Draft;
  onFinish: () => void;
}

/** The workspace is being made; then its domain is set up before one's eyes. */
export function CreatingStep({ draft, onFinish }: CreatingStepProps) {
  if (!draft.created) return <BeatLoader label="Creating your workspace…" />;
  return <Following domainId={draft.created.domainId} domainName={draft.domain} onFinish={onFinish} />;
}

function Following(props: { domainId: string; domainName: string; onFinish: () => void }) {
  const { domainId, domainName, onFinish } = props;
  // The same query that the progress fills; here only its end matters.
  const { data } = trpc.trackedDomains.getStatus.useQuery({ domainId }, { enabled: false });
  const hasEnded = data !== undefined && data.state !== 'setting_up';
  useEffect(() => {
    if (hasEnded) onFinish();
  }, [hasEnded, onFinish]);
  return (
    <Stack gap="sm">
      <SetupProgress domainId={domainId} domainName={domainName} />
      <Anchor component="button" type="button" onClick={onFinish} underline="always">
        Go on to the dashboard
      </Anchor>
    </Stack>
  );
}
