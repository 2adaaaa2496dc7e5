import type { ImportState } from '@keydence/domain';
import { type Tone, ToneBadge } from '@keydence/ui';
import { Title, UnstyledButton } from '@mantine/core';
import { useDates } from '../../lib/dates.tsx';
import { trpc } from '../../lib/trpc.ts';
import classes from './imports.module.css';
import { kindLabels, messages, stateLabels } from './messages.ts';

export const stateTones: Record<ImportState, Tone> = {
  previewed: 'neutral',
  queued: 'neutral',
  running: 'medium',
  done: 'good',
  failed: 'weak',
  cancelled: 'neutral',
};

/**
 * Newest uploads of the domain, with links to their reports. Renders nothing without uploads or on failure.
 */
export function EarlierImports({
  domainId,
  onOpen,
}: {
  domainId: string;
  onOpen: (importId: string) => void;
}) {
  const dates = useDates();
  const { data = [] } = trpc.imports.list.useQuery({ domainId });
  if (data.length === 0) return null;
  return (
    <section aria-label={messages.earlier}>
      <Title order={3} mb="xs">
        {messages.earlier}
      </Title>
      <ul className={classes.earlier}>
        {data.map(({ id, fileName, state, preview, createdAt }) => (
          <li key={id}>
            <UnstyledButton className={classes.earlierItem} onClick={() => onOpen(id)}>
              <span className={classes.fileName}>{fileName}</span>
              <span className={classes.quiet}>
                {kindLabels[preview.kind]} · {dates.day(createdAt)}
              </span>
              <ToneBadge tone={stateTones[state]}>{stateLabels[state]}</ToneBadge>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
