import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import classes from './notification-bell.module.css';
import { notificationTexts as texts } from './notification-texts.ts';
import { notificationPollMs } from './use-notifications.ts';

const NotificationPanel = lazy(async () => ({
  default: (await import('./notification-panel.tsx')).NotificationPanel,
}));

const mostShown = 99;

/** Opens the notifications of the domain, and shows the number of unread ones. */
export function NotificationBell() {
  const { domain } = useSelection();
  if (!domain) return null;
  return <DomainBell key={domain.id} domainId={domain.id} />;
}

function DomainBell({ domainId }: { domainId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    bell.current?.focus({ preventScroll: true });
  };
  const { data } = trpc.notifications.countUnread.useQuery(
    { domainId },
    { refetchInterval: notificationPollMs },
  );
  const unread = data?.unread ?? 0;
  const arrived = useArrived(data?.unread);
  return (
    <>
      <Tooltip label={texts.title}>
        <ActionIcon
          ref={bell}
          variant="default"
          size={36}
          style={{ overflow: 'visible' }}
          aria-label={texts.bell(unread)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => {
            setIsUsed(true);
            setIsOpen(true);
          }}
        >
          <IconBell size={18} stroke={1.5} aria-hidden />
          {unread > 0 ? (
            <span className={classes.count} aria-hidden="true">
              {unread > mostShown ? `${mostShown}+` : unread}
            </span>
          ) : null}
        </ActionIcon>
      </Tooltip>
      <VisuallyHidden role="status">{arrived > 0 ? texts.arrived(arrived) : ''}</VisuallyHidden>
      <Suspense fallback={null}>
        {isUsed ? (
          <NotificationPanel
            domainId={domainId}
            isOpen={isOpen}
            onClose={close}
            onLeave={() => setIsOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** Increase of the count since the request before; 0 at first, and after marks. */
function useArrived(unread: number | undefined): number {
  const before = useRef<number | undefined>(undefined);
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    if (unread === undefined) return;
    setArrived(before.current === undefined ? 0 : Math.max(0, unread - before.current));
    before.current = unread;
  }, [unread]);
  return arrived;
}
