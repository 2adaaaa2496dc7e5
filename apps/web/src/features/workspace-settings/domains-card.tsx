import { Panel } from '@keydence/ui';
import { Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { FillHint } from '../../lib/fill-hint.tsx';
import { useRefusal } from '../../lib/use-access.ts';
import type { TrackedDomain } from '../../lib/use-selection.tsx';
import { AddDomainForm } from './add-domain-form.tsx';
import { DomainRow } from './domain-row.tsx';
import { domainTexts as texts } from './messages.ts';
import { RemoveDomainDialog } from './remove-domain-dialog.tsx';
import type { Workspace } from './use-workspace-form.ts';
import classes from './workspace-settings.module.css';

/** Tracked websites with state, source and market; adds and removes them. */
export function DomainsCard({ workspace }: { workspace: Workspace }) {
  const mayChange = useRefusal() === null;
  const [leaving, setLeaving] = useState<TrackedDomain | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel label={texts.title}>
      <Title order={2} mb={4} ref={heading} tabIndex={-1}>
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {workspace.domains.length === 0 ? <FillHint>{texts.none}</FillHint> : texts.hint}
      </Text>
      {workspace.domains.length > 0 ? (
        <ul className={classes.rows} aria-label={texts.list}>
          {workspace.domains.map((domain) => (
            <DomainRow
              key={domain.id}
              domain={domain}
              canRemove={mayChange}
              onRemove={() => setLeaving(domain)}
            />
          ))}
        </ul>
      ) : null}
      {mayChange ? <AddDomainForm workspaceId={workspace.id} /> : null}
      <RemoveDomainDialog
        domain={leaving}
        onClose={() => setLeaving(null)}
        onRemoved={() => heading.current?.focus()}
      />
    </Panel>
  );
}
