import { EmptyState, Panel, QueryState, Refreshing, SectionHeading } from '@keydence/ui';
import { Button, Skeleton } from '@mantine/core';
import { IconTerminal2 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../lib/confirm-dialog.tsx';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { apiKeyTexts as texts } from './api-key-messages.ts';
import { ApiKeyRow } from './api-key-row.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import classes from './profile.module.css';
import { profileSearch } from './profile-search.ts';
import { type ApiKey, useApiKeys } from './use-api-keys.ts';

/** API keys with which programs act for the user. */
export function ApiKeysCard() {
  const { query, isRefetching, creation, revoke, isRevoking } = useApiKeys();
  const [{ key }, update] = useSectionSearch(profileSearch);
  const [leaving, setLeaving] = useState<ApiKey | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const isRevoked = useRef(false);
  const create = <Button onClick={() => update({ key: 'new' })}>{texts.create}</Button>;
  const isEmpty = query.data?.data.length === 0;
  return (
    <Panel label={texts.title}>
      <div ref={heading} tabIndex={-1}>
        <SectionHeading
          title={texts.title}
          description={texts.about}
          actions={query.data && !isEmpty ? create : null}
        />
      </div>
      <QueryState
        query={query}
        errorTitle={texts.loadFailed}
        loading={<Skeleton height={64} />}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState
            title={texts.empty}
            icon={<IconTerminal2 size={22} stroke={1.5} aria-hidden />}
            action={create}
          >
            {texts.emptyHint}
          </EmptyState>
        }
      >
        {({ data }) => (
          <Refreshing isOn={isRefetching}>
            <ul className={classes.sessions} aria-label={texts.title}>
              {data.map((apiKey) => (
                <ApiKeyRow key={apiKey.id} apiKey={apiKey} onRevoke={() => setLeaving(apiKey)} />
              ))}
            </ul>
          </Refreshing>
        )}
      </QueryState>
      <CreateKeyDialog
        isOpen={key === 'new'}
        creation={creation}
        onClose={() => update({ key: undefined })}
      />
      <ConfirmDialog
        isOpen={leaving !== null}
        title={texts.revokeTitle}
        confirmLabel={texts.revoke}
        isBusy={isRevoking}
        onConfirm={() =>
          leaving &&
          revoke(leaving, (hasWorked) => {
            isRevoked.current = hasWorked;
            setLeaving(null);
          })
        }
        onClose={() => setLeaving(null)}
        // The clicked button disappears with its row.
        onClosed={() => {
          if (isRevoked.current) heading.current?.focus();
          isRevoked.current = false;
        }}
      >
        {leaving ? texts.revokeWarning(leaving.name) : null}
      </ConfirmDialog>
    </Panel>
  );
}
