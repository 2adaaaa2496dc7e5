export type {
  ApiContext,
  AuthedContext,
  Caller,
  DomainProbe,
  JobQueue,
  Logger,
  RateLimiter,
  RefreshJob,
  Services,
  SetupJob,
} from './context.ts';
export { asAppError, errorTable, validationError } from './errors.ts';
export { runSetup } from './jobs/run-setup.ts';
export { exportKeywords, type KeywordExport } from './keywords/export-keywords.ts';
export { getListVersion } from './keywords/get-list-version.ts';
export { runRefresh } from './refreshes/run-refresh.ts';
export { type AppRouter, appRouter, createCaller } from './router.ts';
