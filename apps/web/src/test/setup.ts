import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import './browser-gaps.ts';
import './tell-misses.ts';

// The first screen of a file is imported while its test already waits; a busy machine takes a while.
configure({ asyncUtilTimeout: 8_000 });
vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  cleanup();
  notifications.clean();
  notifications.cleanQueue();
  localStorage.clear();
  sessionStorage.clear();
});

// The next file of the worker finds the window as this one did, and no screen half loaded.
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.title = '';
  document.head.replaceChildren();
  document.body.replaceChildren();
});
