// `npm run pictures`: the pictures of the documentation, from the running product.
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const { webServer: _, ...rest } = base;
export default defineConfig({
  ...rest,
  testMatch: 'take-pictures.ts',
  workers: 1,
  timeout: 1_800_000,
  use: { ...rest.use, actionTimeout: 30_000 },
});
