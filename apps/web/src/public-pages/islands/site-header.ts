import { dashboardLabel } from '../../features/public-frame/messages.ts';
import { sessionStorageKey } from '../../lib/session-storage-key.ts';

const wideScreen = '(min-width: 900px)';

/**
 * Blurs the bar once the page has scrolled, opens the menu as a dialog, and adapts the button for signed-in
 * users.
 */
export function moveHeader(header: HTMLElement): void {
  // Reading the scroll position would force an early layout.
  const top = new IntersectionObserver(([entry]) =>
    header.classList.toggle('is-scrolled', entry?.isIntersecting === false),
  );
  const mark = document.querySelector('.page-top');
  if (mark) top.observe(mark);
  if (isSignedIn()) leadToDashboard(header);
  const menu = header.querySelector('dialog');
  const opener = header.querySelector<HTMLButtonElement>('.bar-menu');
  if (menu && opener) moveMenu(menu, opener);
}

/** True if the application's storage has a session; the application checks its validity. */
function isSignedIn(): boolean {
  try {
    return localStorage.getItem(sessionStorageKey) !== null;
  } catch {
    // Storage may be blocked; then there is no session.
    return false;
  }
}

function leadToDashboard(header: HTMLElement): void {
  for (const link of header.querySelectorAll<HTMLAnchorElement>('[data-account]')) {
    link.href = '/dashboard';
    link.textContent = dashboardLabel;
  }
}

/**
 * Opens the menu as a modal dialog: the browser makes the page inert, closes it on Escape and restores the
 * focus.
 */
function moveMenu(menu: HTMLDialogElement, opener: HTMLButtonElement): void {
  menu.removeAttribute('popover');
  opener.removeAttribute('popovertarget');
  opener.addEventListener('click', () => menu.showModal());
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a, button')) menu.close();
  });
  menu.addEventListener('keydown', keepFocusInside);
  matchMedia(wideScreen).addEventListener('change', ({ matches }) => {
    if (matches) menu.close();
  });
}

/** Wraps the focus from the last stop to the first and back, skipping the browser's own buttons. */
function keepFocusInside(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof Element)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
  const [first, last] = [stops[0], stops.at(-1)];
  const isLeaving = document.activeElement === (event.shiftKey ? first : last);
  if (!isLeaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
