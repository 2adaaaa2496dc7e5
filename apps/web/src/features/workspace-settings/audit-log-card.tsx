import { Panel } from '@keydence/ui';
import { Button, Text, Title } from '@mantine/core';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import type { Workspace } from '../../lib/use-selection.tsx';
import { auditTexts as texts } from './audit-log-messages.ts';
import { auditLogSearch } from './audit-log-search.ts';

/** Link to the audit log; for owners. */
export function AuditLogCard({ role }: { role: Workspace['role'] }) {
  const [, update] = useSectionSearch(auditLogSearch);
  if (role !== 'owner') return null;
  return (
    <Panel label={texts.title}>
      <Title order={2} mb={4}>
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.cardText}
      </Text>
      <Button variant="default" onClick={() => void update({ show: 'audit-log' })}>
        {texts.open}
      </Button>
    </Panel>
  );
}
