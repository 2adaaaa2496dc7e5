import { EmptyState, ErrorPanel, VerbChip } from '@keydence/ui';
import { Button, Drawer, Skeleton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconLink } from '@tabler/icons-react';
import { failureText } from '../../../app/failure-text.ts';
import { drawerSearch, drawnMoveOf } from '../../../app/moves/move-drawer-link.ts';
import { appCodeOf, trpc } from '../../../app/trpc.ts';
import { useReturnFocus } from '../../../app/use-return-focus.ts';
import { useSectionSearch } from '../../../app/use-section-search.ts';
import { useSelection } from '../../../app/use-selection.tsx';
import classes from './drawer.module.css';
import { drawerTexts as texts } from './drawer-messages.ts';
import { MoveDecision } from './move-decision.tsx';
import { MoveEvidence } from './move-evidence.tsx';

/** The evidence of the move that the URL names, over any screen of its domain. */
export function MoveDrawer() {
  const [search, update] = useSectionSearch(drawerSearch);
  const { domain } = useSelection();
  const moveId = drawnMoveOf(search);
  useReturnFocus();
  if (moveId === undefined || !domain) return null;
  const close = () => void update({ drawer: undefined });
  return (
    <Drawer.Root opened onClose={close} position="right" size="min(560px, 100%)" returnFocus={false}>
      <Drawer.Overlay />
      <Content key={moveId} domainId={domain.id} moveId={moveId} onClose={close} />
    </Drawer.Root>
  );
}

interface ContentProps {
  domainId: string;
  moveId: string;
  onClose: () => void;
}

function Content({ domainId, moveId, onClose }: ContentProps) {
  const { data: move, error, isFetching, refetch } = trpc.moves.get.useQuery({ domainId, moveId });
  return (
    <Drawer.Content>
      <Drawer.Header className={classes.header ?? ''}>
        <div className={classes.heading}>
          {move ? <VerbChip verb={move.verb} /> : null}
          <Drawer.Title>
            <bdi>{move?.title ?? texts.title}</bdi>
          </Drawer.Title>
        </div>
        <CopyLink />
        <Drawer.CloseButton />
      </Drawer.Header>
      <Drawer.Body className={classes.body ?? ''}>
        {move ? (
          <>
            <MoveEvidence move={move} />
            <MoveDecision move={move} />
          </>
        ) : (
          <Pending error={isFetching ? null : error} onRetry={() => void refetch()} onClose={onClose} />
        )}
      </Drawer.Body>
    </Drawer.Content>
  );
}

/** Instead of the evidence: on its way, not there, or failed. */
function Pending({ error, onRetry, onClose }: { error: unknown; onRetry: () => void; onClose: () => void }) {
  if (!error) {
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
  return <ErrorPanel title={texts.loadFailed} message={failureText(error)} onRetry={onRetry} />;
}

function CopyLink() {
  const { domain } = useSelection();
  const copy = () => {
    const address = new URL(window.location.href);
    if (domain) address.searchParams.set('domain', domain.id);
    navigator.clipboard.writeText(address.href).then(
      () => notifications.show({ id: 'link-copied', message: texts.linkCopied }),
      () => notifications.show({ id: 'link-copied', color: 'red', message: texts.linkNotCopied }),
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
      {texts.copyLink}
    </Button>
  );
}
