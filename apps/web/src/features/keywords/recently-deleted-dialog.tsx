import { shortenVolume } from '@keydence/domain';
import { EmptyState, Paging, QueryState, Refreshing } from '@keydence/ui';
import { Button, Group, Modal, Skeleton, Text } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useRef } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { countKeywords } from '../../lib/count-keywords.ts';
import { type Dates, useDates } from '../../lib/dates.tsx';
import { useRefusal } from '../../lib/use-access.ts';
import { bulkMessages as texts } from './bulk-messages.ts';
import { messages } from './messages.ts';
import classes from './selection.module.css';
import { type DeletedKeyword, type DeletedKeywordList, useDeletedKeywords } from './use-deleted-keywords.ts';
import { useRestoreKeywords } from './use-restore-keywords.ts';

interface RecentlyDeletedDialogProps {
  /** Visible page; undefined while the dialog is closed. */
  page: number | undefined;
  onPage: (page: number) => void;
  onClose: () => void;
}

/** Keywords that can still be restored, most recently deleted first. */
export function RecentlyDeletedDialog({ page, onPage, onClose }: RecentlyDeletedDialogProps) {
  const query = useDeletedKeywords(page);
  return (
    <Modal opened={page !== undefined} onClose={onClose} title={texts.recentlyDeleted} size="lg">
      <Text size="sm" c="dimmed">
        {texts.recentHint}
      </Text>
      <QueryState
        query={query}
        errorTitle={texts.recentFailed}
        loading={<DeletedSkeleton />}
        isEmpty={({ pagination }) => pagination.total === 0}
        empty={
          <EmptyState
            title={texts.noneDeleted}
            action={<Button onClick={onClose}>{messages.close}</Button>}
          />
        }
      >
        {(list) => (
          <Refreshing isOn={query.isFetching}>
            <DeletedPage list={list} onPage={onPage} />
          </Refreshing>
        )}
      </QueryState>
    </Modal>
  );
}

type DeletedPageProps = Pick<RecentlyDeletedDialogProps, 'onPage'> & { list: DeletedKeywordList };

function DeletedPage({ list, onPage }: DeletedPageProps) {
  const mayChange = useRefusal() === null;
  const { restore, restoring } = useRestoreKeywords();
  const dates = useDates();
  const count = useRef<HTMLParagraphElement>(null);
  const { total, page, limit } = list.pagination;
  const now = new Date();
  const bringBack = (ids: string[]) => {
    restore(ids);
    // The clicked button disappears with its row.
    count.current?.focus();
    if (ids.length === list.data.length && page > 1) onPage(page - 1);
  };
  return (
    <>
      <Group justify="space-between" mt="sm">
        <p ref={count} tabIndex={-1} className={classes.count}>
          {countKeywords(total)}
        </p>
        {mayChange && list.data.length > 1 ? (
          <Button
            variant="subtle"
            size="compact-sm"
            mih={32}
            onClick={() => bringBack(list.data.map(({ id }) => id))}
          >
            {texts.restorePage(list.data.length)}
          </Button>
        ) : null}
      </Group>
      <ul className={classes.deleted} aria-label={texts.recentlyDeleted}>
        {list.data.map((keyword) => (
          <li key={keyword.id}>
            <span className={classes.deletedText}>
              {keyword.keywordText}
              <small>{describe(keyword, now, dates)}</small>
            </span>
            <Allowed>
              <Button
                variant="light"
                size="compact-sm"
                mih={32}
                leftSection={<IconRestore size={16} stroke={1.5} aria-hidden />}
                loading={restoring.includes(keyword.id)}
                aria-label={texts.restoreOne(keyword.keywordText)}
                onClick={() => bringBack([keyword.id])}
              >
                {texts.restore}
              </Button>
            </Allowed>
          </li>
        ))}
      </ul>
      <Paging page={page} limit={limit} total={total} onChange={onPage} />
    </>
  );
}

function describe({ searchVolume, deletedAt }: DeletedKeyword, now: Date, dates: Dates): string {
  const day = texts.deletedAt(dates.freshness(deletedAt, now));
  return searchVolume === null ? day : `${texts.searches(shortenVolume(searchVolume))} · ${day}`;
}

function DeletedSkeleton() {
  return (
    <ul className={classes.deleted} aria-label={texts.loadingDeleted}>
      {['70%', '50%', '60%'].map((width) => (
        <li key={width}>
          <Skeleton height={36} width={width} />
          <Skeleton height={32} width={96} />
        </li>
      ))}
    </ul>
  );
}
