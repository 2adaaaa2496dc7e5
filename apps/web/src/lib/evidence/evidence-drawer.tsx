import { EmptyState, ErrorPanel } from '@keydence/ui';
import { Button, Drawer, Skeleton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { failureText } from '../failure-text.ts';
import { appCodeOf } from '../trpc.ts';
import { useSelection } from '../use-selection.tsx';
import classes from './evidence-drawer.module.css';
import { evidenceTexts } from './evidence-texts.ts';

interface EvidenceDrawerProps {
  isOpen?: boolean;
  onClose: () => void;
  /** False while a dialog over it has the focus. */
  isActive?: boolean;
  /** False if the opener restores the focus. */
  returnsFocus?: boolean;
  children: ReactNode;
}

/** Drawer for anything with evidence: a move or a keyword. */
export function EvidenceDrawer(props: EvidenceDrawerProps) {
  const { isOpen = true, onClose, isActive = true, returnsFocus = false, children } = props;
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="min(640px, 100%)"
      closeOnEscape={isActive}
      trapFocus={isActive}
      returnFocus={returnsFocus}
    >
      <Drawer.Overlay />
      {children}
    </Drawer.Root>
  );
}

interface EvidenceContentProps {
  title: string;
  /** Shown before the title. */
  mark?: ReactNode;
  /** Shown below the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** Heading with the link to copy, and the evidence. */
export function EvidenceContent({ title, mark, note, children }: EvidenceContentProps) {
  return (
    <Drawer.Content>
      <Drawer.Header className={classes.header ?? ''}>
        <div className={classes.heading}>
          {mark}
          <div>
            <Drawer.Title className={classes.title ?? ''}>
              <bdi>{title}</bdi>
            </Drawer.Title>
            {note ? <span className={classes.note}>{note}</span> : null}
          </div>
        </div>
        <CopyLink />
        <Drawer.CloseButton />
      </Drawer.Header>
      <Drawer.Body className={classes.body ?? ''}>{children}</Drawer.Body>
    </Drawer.Content>
  );
}

interface EvidencePendingProps {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  texts: { gone: string; goneHint: string; back: string; loadFailed: string };
  onClose: () => void;
}

/** State without evidence: loading, not found or failed. */
export function EvidencePending({ query, texts, onClose }: EvidencePendingProps) {
  const { error, isFetching, refetch } = query;
  if (!error || isFetching) {
    return (
      <div className={classes.sections} aria-busy="true">
        {[72, 96, 180, 220].map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
    );
  }
  if (appCodeOf(error) === 'not_found') {
    return (
      <EmptyState title={texts.gone} action={<Button onClick={onClose}>{texts.back}</Button>}>
        {texts.goneHint}
      </EmptyState>
    );
  }
  return <ErrorPanel title={texts.loadFailed} message={failureText(error)} onRetry={() => void refetch()} />;
}

function CopyLink() {
  const { domain } = useSelection();
  const copy = () => {
    const address = new URL(window.location.href);
    if (domain) address.searchParams.set('domain', domain.id);
    navigator.clipboard.writeText(address.href).then(
      () => notifications.show({ id: 'link-copied', message: evidenceTexts.linkCopied }),
      () => notifications.show({ id: 'link-copied', color: 'red', message: evidenceTexts.linkNotCopied }),
    );
  };
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      mih={32}
      leftSection={<IconLink size={16} stroke={1.5} aria-hidden />}
      onClick={copy}
    >
      {evidenceTexts.copyLink}
    </Button>
  );
}
