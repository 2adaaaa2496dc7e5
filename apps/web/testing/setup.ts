import './react-traces.ts';
import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import './browser-gaps.ts';
import './short-query-errors.ts';

// The first screen of a file is imported while its test already waits, which is slow on a busy machine.
configure({ asyncUtilTimeout: 8_000 });
vi.setConfig({ testTimeout: 30_000 });

// Reset the window for the next test.
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  notifications.clean();
  notifications.cleanQueue();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

// Reset it for the worker's next file too, without a partly loaded screen.
afterAll(async () => {
  await vi.dynamicImportSettled();
  document.title = '';
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
});
