import { EmptyState, ErrorPanel } from '@keydence/ui';
import { Button, Drawer, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { appCodeOf } from '../../lib/trpc.ts';
import type { ItemAction } from './item-action.ts';
import { ItemDetails } from './item-details.tsx';
import classes from './item-drawer.module.css';
import { itemTexts, messages } from './messages.ts';
import { useItem } from './use-item.ts';

interface ItemDrawerProps {
  /** Id of the open item; null while closed. */
  itemId: string | null;
  /** Id of its linked comment. */
  commentId: string | undefined;
  /** True while a dialog is open over the drawer and receives the keys. */
  isBeneath: boolean;
  onClose: () => void;
  onAct: (action: ItemAction) => void;
  /** Focus target if the opener is gone or was a link from another page. */
  findFallback: () => HTMLElement | null;
}

/** Complete item with its comments, over the board; a link can open items that the list does not show. */
export function ItemDrawer(props: ItemDrawerProps) {
  const { itemId, commentId, isBeneath, onClose, onAct, findFallback } = props;
  const [isAsking, setIsAsking] = useState(false);
  const keepFocus = () => {
    if (document.activeElement === document.body) findFallback()?.focus({ preventScroll: true });
  };
  const isFront = !isBeneath && !isAsking;
  return (
    <Drawer.Root
      opened={itemId !== null}
      onClose={onClose}
      position="right"
      size="min(680px, 100%)"
      closeOnEscape={isFront}
      onExitTransitionEnd={keepFocus}
    >
      <Drawer.Overlay />
      {itemId === null ? null : (
        <ItemContent key={itemId} {...{ itemId, commentId, onClose, onAct }} onAskingChange={setIsAsking} />
      )}
    </Drawer.Root>
  );
}

interface ItemContentProps extends Pick<ItemDrawerProps, 'commentId' | 'onClose' | 'onAct'> {
  itemId: string;
  /** Title of the merged item that redirected here. */
  mergedTitle?: string;
  /** Called when a dialog about a comment opens or closes. */
  onAskingChange: (isAsking: boolean) => void;
}

/** Item, or the one that it was merged into. */
function ItemContent(props: ItemContentProps) {
  const { itemId, mergedTitle, onClose } = props;
  const query = useItem(itemId);
  const { data } = query;
  if (data?.mergedIntoId && mergedTitle === undefined) {
    return (
      <ItemContent {...props} key={data.mergedIntoId} itemId={data.mergedIntoId} mergedTitle={data.title} />
    );
  }
  return (
    <Drawer.Content>
      <Drawer.Header>
        <Drawer.Title className={classes.title ?? ''}>{data?.title ?? itemTexts.untitled}</Drawer.Title>
        <Drawer.CloseButton aria-label={messages.close} size="lg" />
      </Drawer.Header>
      <Drawer.Body>
        {mergedTitle === undefined ? null : (
          <p role="status" className={classes.note}>
            {itemTexts.merged(mergedTitle)}
          </p>
        )}
        {data ? <ItemDetails {...props} item={data} /> : <ItemPending query={query} onClose={onClose} />}
      </Drawer.Body>
    </Drawer.Content>
  );
}

interface ItemPendingProps {
  query: ReturnType<typeof useItem>;
  onClose: () => void;
}

/** State without an item: loading, not found or failed. */
function ItemPending({ query: { error, isFetching, refetch }, onClose }: ItemPendingProps) {
  if (!error || isFetching) {
    return (
      <div className={classes.details} aria-busy="true">
        <Skeleton height={64} />
        <Skeleton height={120} />
        <Skeleton height={240} />
      </div>
    );
  }
  if (appCodeOf(error) === 'not_found') {
    return (
      <EmptyState title={itemTexts.gone} action={<Button onClick={onClose}>{itemTexts.back}</Button>}>
        {itemTexts.goneHint}
      </EmptyState>
    );
  }
  return <ErrorPanel title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />;
}
