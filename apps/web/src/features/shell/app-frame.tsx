import { Wordmark } from '@keydence/ui';
import { ActionIcon, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { contentId } from '../../app/focus-content.ts';
import classes from './app-frame.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** Sidebar, top bar and content. On small screens the sidebar slides in over the content. */
export function AppFrame({ children }: { children: ReactNode }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const { href } = useLocation();
  const [openedAt, setOpenedAt] = useState(href);
  // Going somewhere closes the drawer.
  useEffect(close, [href]);
  return (
    <div className={classes.frame}>
      <a className="kd-skip" href={`#${contentId}`}>
        Skip to content
      </a>
      <aside className={classes.sidebar} aria-label="Sidebar">
        <Sidebar />
      </aside>
      <Drawer
        opened={isOpen}
        onClose={close}
        // A new page takes the focus; closed without one, it goes back to the button.
        returnFocus={openedAt === href}
        size={288}
        title={<Wordmark size={18} />}
        closeButtonProps={{ 'aria-label': 'Close menu', size: 'lg' }}
        hiddenFrom="md"
      >
        <Sidebar hasTitle={false} />
      </Drawer>
      <div className={classes.column}>
        <TopBar
          menuButton={
            <ActionIcon
              className={classes.burger ?? ''}
              variant="default"
              size={36}
              onClick={() => {
                setOpenedAt(href);
                open();
              }}
              aria-label="Open menu"
              aria-expanded={isOpen}
            >
              <IconMenu2 size={20} stroke={1.5} />
            </ActionIcon>
          }
        />
        <main id={contentId} tabIndex={-1} className={classes.content}>
          {children}
        </main>
      </div>
    </div>
  );
}
