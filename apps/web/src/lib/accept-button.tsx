import { Button } from '@mantine/core';
import { IconCheck, IconTargetArrow } from '@tabler/icons-react';
import { acceptTexts as texts } from './accept-messages.ts';
import { useAcceptOpportunity } from './use-accept-opportunity.ts';
import { useRefusal } from './use-access.ts';

/** Accepts one opportunity: adds it to the content plan and stores its current prediction. */
export function AcceptButton({ keywordText }: { keywordText: string }) {
  const { accept, isPending, ...opportunities } = useAcceptOpportunity();
  const isAccepted = opportunities.isAccepted(keywordText);
  const refusal = useRefusal();
  if (refusal !== null && !isAccepted) return null;
  const Icon = isAccepted ? IconCheck : IconTargetArrow;
  const label = isAccepted ? texts.accepted : texts.accept;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      mih={32}
      leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
      aria-label={`${label}: ${keywordText}`}
      aria-disabled={isAccepted || isPending}
      onClick={isAccepted ? undefined : () => accept(keywordText)}
    >
      {label}
    </Button>
  );
}
