// Replaces `zod` in the built pages (`vite.config.ts`), so that it runs before the first schema. zod tests
// whether it may compile schemas, and a browser reports even a test to the content security policy.
import { config } from 'zod/v4';

config({ jitless: true });

export * from 'zod/v4';
