import { act, fireEvent, screen } from '@testing-library/react';

const controls = [
  'button',
  '[role="menuitem"]',
  '[role="tab"]',
  'input[type="checkbox"]',
  'input[type="radio"]',
  'form',
].join(',');
const fields = 'input:not([type]), input[type="text"], input[type="url"], input[type="email"], textarea';
const layers = '[role="dialog"], [role="menu"]';
const off = '[disabled], [aria-disabled="true"], [data-disabled]';

interface PressOptions {
  /** Number of requests so far; the screen is idle when it stops growing. */
  countRequests: () => number;
  /** Restores the screen that a control has navigated away from. */
  restore: () => Promise<unknown>;
  /** False when the screen, or the drawer above it, has been left. Default: always true. */
  isThere?: () => boolean;
  /** Names of controls to skip, which an earlier call has clicked. */
  known?: readonly string[];
  /** Of the test, which ends by its time limit: the next test would lose its screen to the clicks. */
  signal: AbortSignal;
}

/**
 * Clicks each enabled control of the screen and of every dialog and menu that it opens, once, with some text
 * in all fields; submits forms as the Enter key does. Skips links and the frame around the screen. @returns
 * names of the known and the clicked controls.
 */
export async function pressEverything({
  countRequests,
  restore,
  isThere = () => true,
  known = [],
  signal,
}: PressOptions): Promise<string[]> {
  const pressed = new Set(known);
  let isRestored = false;
  for (;;) {
    await rest(countRequests);
    signal.throwIfAborted();
    if (!isThere()) {
      await act(async () => void (await restore()));
      await rest(countRequests);
      if (!isThere()) throw new Error('The screen does not open a second time.');
    }
    const next = findControls().find((control) => !pressed.has(nameOf(control)));
    if (!next) {
      if (document.querySelector(layers)) {
        await leaveLayer(restore);
        await rest(countRequests);
        if (!isThere()) return [...pressed];
      } else if (isRestored) return [...pressed];
      else await act(async () => void (await restore()));
      // Filters may have hidden controls, so the initial screen is restored and searched again.
      isRestored = !document.querySelector(layers);
      continue;
    }
    isRestored = false;
    pressed.add(nameOf(next));
    fillFields();
    await act(async () => {
      if (next instanceof HTMLFormElement) fireEvent.submit(next);
      else fireEvent.click(next);
    });
    await rest(countRequests);
    if (!document.querySelector('main')) await restore();
  }
}

/** Controls of the topmost layer, else of the screen. Controls that close a layer come last. */
function findControls(): Element[] {
  const place =
    [...document.querySelectorAll(layers)].at(-1) ?? document.querySelector('main') ?? document.body;
  const found = [...place.querySelectorAll(controls)].filter(
    (control) => !control.matches(off) && !control.closest('fieldset[disabled]'),
  );
  const isClose = (control: Element) => /close|cancel/i.test(nameOf(control));
  return [...found.filter((control) => !isClose(control)), ...found.filter(isClose)];
}

/** Stable name of a control across renders. */
function nameOf(control: Element): string {
  const layer = control.closest(layers)?.querySelector('h2')?.textContent ?? '';
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : control.textContent;
  return `${layer} ${control.tagName} ${control.getAttribute('aria-label') ?? label ?? ''}`.trim();
}

function fillFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(fields))
    if (!field.matches('[readonly], [disabled]') && field.value === '')
      fireEvent.change(field, { target: { value: 'rye flour' } });
}

/** Closes the topmost dialog or menu after all its controls were clicked. */
async function leaveLayer(restore: () => Promise<unknown>): Promise<void> {
  const before = document.querySelectorAll(layers).length;
  const layer = [...document.querySelectorAll(layers)].at(-1);
  const close = [...(layer?.querySelectorAll('button') ?? [])].find((button) =>
    /close|cancel/i.test(nameOf(button)),
  );
  await act(async () => {
    if (close) fireEvent.click(close);
    else fireEvent.keyDown(layer ?? document.body, { key: 'Escape' });
  });
  if (document.querySelectorAll(layers).length === before) await act(async () => void (await restore()));
}

/** Matches a screen or part that is loading. */
const loading = '[aria-busy="true"], [data-loading], .mantine-Skeleton-root[data-visible]';

const maxTurns = 400;

/** Waits until no request is pending, nothing is loading, and the screen stops changing. */
async function rest(countRequests: () => number): Promise<void> {
  const look = () => `${countRequests()} ${document.body.textContent}`;
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const before = look();
    await act(async () => {
      for (let step = 0; step < 3; step += 1) await new Promise((resolve) => setTimeout(resolve));
    });
    const isLoading = document.querySelector(loading) || screen.queryByText('Loading…');
    if (look() === before && !isLoading) return;
  }
  throw new Error('The screen keeps loading.');
}
