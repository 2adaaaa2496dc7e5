import { useHotkeys } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { contentId } from '../../lib/focus-content.ts';
import { useShortcutsSetting } from '../../lib/use-shortcuts-setting.ts';
import { OpenDialogContext, type ShellDialogName } from './open-dialog.ts';
import type { Shortcut } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

// Dialogs over all sections are not part of the first load.
const loadPalette = () => import('./palette-dialog.tsx');
const loadShortcuts = () => import('./shortcuts-dialog.tsx');
const PaletteDialog = lazy(() => loadPalette().then((module) => ({ default: module.PaletteDialog })));
const ShortcutsDialog = lazy(() => loadShortcuts().then((module) => ({ default: module.ShortcutsDialog })));

/**
 * Milliseconds before the dialogs are prefetched, so that they open immediately, even without a connection.
 */
const fetchAheadMs = 3_000;

/** Renders the command palette and the list of shortcuts, and listens for their keys. */
export function ShellDialogs({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<ShellDialogName | null>(null);
  const [used, setUsed] = useState<ReadonlySet<ShellDialogName>>(new Set());
  const keepOpener = useOpenerFocus(current);
  const open = useCallback(
    (name: ShellDialogName) => {
      keepOpener();
      setUsed((before) => new Set(before).add(name));
      setCurrent(name);
    },
    [keepOpener],
  );
  const close = useCallback(() => setCurrent(null), []);
  // Works while typing, and cannot be switched off: it needs a modifier key.
  useHotkeys([['mod+K', () => (current === 'palette' ? close() : open('palette'))]], []);
  useShellShortcuts(open);
  useFetchAhead();
  return (
    <OpenDialogContext value={open}>
      {children}
      <Suspense fallback={null}>
        {used.has('palette') ? <PaletteDialog isOpen={current === 'palette'} onClose={close} /> : null}
        {used.has('shortcuts') ? <ShortcutsDialog isOpen={current === 'shortcuts'} onClose={close} /> : null}
      </Suspense>
    </OpenDialogContext>
  );
}

function useFetchAhead(): void {
  useEffect(() => {
    // A failed prefetch has no effect; a failure shows when the dialog is opened.
    const timer = setTimeout(() => void Promise.allSettled([loadPalette(), loadShortcuts()]), fetchAheadMs);
    return () => clearTimeout(timer);
  }, []);
}

/** Restores the focus to the opener of a dialog. The dialogs load too late to know it. */
function useOpenerFocus(current: ShellDialogName | null) {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (current !== null || !opener.current) return;
    const element = opener.current.isConnected ? opener.current : document.getElementById(contentId);
    opener.current = null;
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  }, [current]);
  return useCallback(() => {
    opener.current ??= document.activeElement;
  }, []);
}

function useShellShortcuts(open: (name: ShellDialogName) => void): void {
  const [isOn] = useShortcutsSetting();
  const navigate = useNavigate();
  useShortcuts(isOn, (shortcut: Shortcut) => {
    switch (shortcut.do) {
      case 'go': {
        const { section } = shortcut;
        void navigate({ to: '/dashboard', search: section === 'dashboard' ? {} : { section } });
        break;
      }
      case 'search':
        if (!focusSearch()) open('palette');
        break;
      case 'help':
        open('shortcuts');
        break;
    }
  });
}

/** Focuses the search field of the screen; false without one. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(`#${contentId} input[type="search"]`);
  field?.focus();
  field?.select();
  return field !== null;
}
