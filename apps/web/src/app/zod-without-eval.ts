// Stands for `zod` in the built pages (`vite.config.ts`), so that it is ready before the first schema. zod tries whether
// it may compile schemas, and a browser reports even a try to the content security policy.
import { config } from 'zod/v4';

config({ jitless: true });

export * from 'zod/v4';
