import { defaultShareDays, type ShareDays, shareDayOptions } from '@keydence/domain';
import { ErrorPanel } from '@keydence/ui';
import { Button, CopyButton, NativeSelect, Skeleton, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { useDates } from '../../lib/dates.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { useRefusal } from '../../lib/use-access.ts';
import { shareMessages } from './share-messages.ts';
import classes from './shares.module.css';
import { type Share, useShares } from './use-shares.ts';

interface ShareLinksProps {
  domainId: string;
  generatedAt: string;
}

/** Creates a link to the report, and lists active links with a button to revoke each. */
export function ShareLinks({ domainId, generatedAt }: ShareLinksProps) {
  const dates = useDates();
  const refusal = useRefusal('share');
  const shares = useShares(domainId);
  return (
    <div className={classes.shares}>
      <Text>{shareMessages.explanation(dates.day(generatedAt))}</Text>
      {refusal === null ? (
        <NewLink url={shares.newUrl} isBusy={shares.isCreating} onCreate={shares.create} />
      ) : (
        <Text c="dimmed">{refusal}</Text>
      )}
      {shares.failure ? (
        <Text c="red" role="alert">
          {shares.failure}
        </Text>
      ) : null}
      <div>
        <Title order={3} mb={4}>
          {shareMessages.active}
        </Title>
        <ActiveLinks shares={shares} />
      </div>
    </div>
  );
}

interface NewLinkProps {
  url: string | null;
  isBusy: boolean;
  onCreate: (days: ShareDays) => void;
}

function NewLink({ url, isBusy, onCreate }: NewLinkProps) {
  const [days, setDays] = useState<ShareDays>(defaultShareDays);
  return (
    <>
      <div className={classes.row}>
        <NativeSelect
          label={shareMessages.expiry}
          value={String(days)}
          data={shareDayOptions.map((option) => ({
            value: String(option),
            label: shareMessages.days(option),
          }))}
          onChange={(event) => {
            const chosen = shareDayOptions.find((option) => String(option) === event.currentTarget.value);
            setDays(chosen ?? defaultShareDays);
          }}
        />
        <Button loading={isBusy} onClick={() => onCreate(days)}>
          {shareMessages.create}
        </Button>
      </div>
      {url ? (
        <div className={classes.row} role="status">
          <TextInput
            className={classes.url ?? ''}
            label={shareMessages.linkLabel}
            description={shareMessages.created}
            value={url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={url}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? shareMessages.copied : shareMessages.copy}
              </Button>
            )}
          </CopyButton>
        </div>
      ) : null}
    </>
  );
}

function ActiveLinks({ shares }: { shares: ReturnType<typeof useShares> }) {
  const dates = useDates();
  const { query, revoke, revokingId } = shares;
  if (query.error && !query.data)
    return (
      <ErrorPanel
        title={shareMessages.loadFailed}
        message={failureText(query.error)}
        onRetry={query.refetch}
      />
    );
  if (!query.data) return <Skeleton height={56} />;
  if (query.data.data.length === 0) return <Text c="dimmed">{shareMessages.none}</Text>;
  return (
    <ul className={classes.list} aria-label={shareMessages.active}>
      {query.data.data.map((share) => (
        <li key={share.id}>
          <ShareText share={share} />
          <Allowed>
            <Button
              variant="default"
              size="compact-md"
              mih={32}
              loading={revokingId === share.id}
              aria-label={`${shareMessages.revoke}: report of ${dates.day(share.reportDate)}, made ${dates.day(share.createdAt)}`}
              onClick={() => revoke(share.id)}
            >
              {shareMessages.revoke}
            </Button>
          </Allowed>
        </li>
      ))}
    </ul>
  );
}

function ShareText({ share }: { share: Share }) {
  const dates = useDates();
  const by = share.isMine ? shareMessages.you : (share.createdBy ?? shareMessages.somebody);
  return (
    <div>
      <div>
        Report of {dates.day(share.reportDate)}, until {dates.day(share.expiresAt)}
      </div>
      <Text size="xs" c="dimmed">
        Made by {by} on {dates.day(share.createdAt)}.{' '}
        {share.lastOpenedAt
          ? shareMessages.opened(share.openCount, dates.day(share.lastOpenedAt))
          : shareMessages.neverOpened}
      </Text>
    </div>
  );
}
