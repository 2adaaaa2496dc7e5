export type { ApiContext, Caller, DomainProbe, JobQueue, Logger, RateLimiter, Services } from './context.ts';
export { errorTable } from './errors.ts';
export { type AppRouter, appRouter, createCaller } from './router.ts';
