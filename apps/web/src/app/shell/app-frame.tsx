import { Wordmark } from '@keydence/ui';
import { ActionIcon, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { contentId } from '../../lib/focus-content.ts';
import classes from './app-frame.module.css';
import { BottomBar } from './bottom-bar.tsx';
import { DomainSwitcher } from './domain-switcher.tsx';
import { mainGroups, Navigation } from './navigation.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useFrameSize } from './use-frame-size.ts';

/** Navigation, top bar and content. Below the full width, the sidebar slides in over the content. */
export function AppFrame({ children }: { children: ReactNode }) {
  const size = useFrameSize();
  const [isOpen, { open, close }] = useDisclosure(false);
  const { href } = useLocation();
  const [openedAt, setOpenedAt] = useState(href);
  // Navigation closes the drawer.
  useEffect(close, [href]);
  const openMenu = () => {
    setOpenedAt(href);
    open();
  };
  const menuButton = <MenuButton isOpen={isOpen} onOpen={openMenu} />;
  return (
    <div className={classes.frame} data-size={size}>
      <a className="kd-skip" href={`#${contentId}`}>
        Skip to content
      </a>
      {size === 'full' ? (
        <aside className={classes.sidebar} aria-label="Sidebar">
          <Sidebar />
        </aside>
      ) : null}
      {size === 'rail' ? (
        <aside className={classes.rail} aria-label="Sidebar">
          {menuButton}
          <Navigation groups={mainGroups} label="Main" isRail />
          <div className={classes.railEnd}>
            <Navigation groups={['settings']} label="Settings" isRail />
          </div>
        </aside>
      ) : null}
      <Drawer
        opened={isOpen}
        onClose={close}
        // After navigation the new page takes the focus; otherwise it returns to the button.
        returnFocus={openedAt === href}
        size={288}
        title={<Wordmark size={18} />}
        closeButtonProps={{ 'aria-label': 'Close menu', size: 'lg' }}
        hiddenFrom="md"
      >
        <Sidebar hasTitle={false} />
      </Drawer>
      <div className={classes.column}>
        <TopBar menuButton={size === 'bar' ? menuButton : null} />
        {size === 'full' ? null : <DomainSwitcher isLine />}
        <main id={contentId} tabIndex={-1} className={classes.content}>
          {children}
        </main>
      </div>
      {size === 'bar' ? <BottomBar isMenuOpen={isOpen} onMore={openMenu} /> : null}
    </div>
  );
}

function MenuButton({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  return (
    <ActionIcon variant="default" size={36} onClick={onOpen} aria-label="Open menu" aria-expanded={isOpen}>
      <IconMenu2 size={20} stroke={1.5} />
    </ActionIcon>
  );
}
