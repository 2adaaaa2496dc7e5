export { type DomainContext, getDomainScope } from './access/get-domain-scope.ts';
export { getWorkspaceScope } from './access/get-workspace-scope.ts';
export { type ProcedureMeta, requireKeyAccess } from './access/require-key-access.ts';
export { type ExportPart, exportAccount } from './account/export-account.ts';
export { claimDeliveries } from './alerts/claim-deliveries.ts';
export { runAlertCheck } from './alerts/run-alert-check.ts';
export { runDelivery } from './alerts/run-delivery.ts';
export { sendKeyReminders } from './api-keys/send-key-reminders.ts';
export { exportAuditLog } from './audit-log/export-audit-log.ts';
export { purgeAuditEntries } from './audit-log/purge-audit-entries.ts';
export { runBrief } from './briefs/run-brief.ts';
export { checkText } from './check-text.ts';
export { acceptConfirmation } from './confirmations/accept-confirmation.ts';
export { createConfirmation } from './confirmations/create-confirmation.ts';
export { lockFacts } from './console-facts/ensure-text-numbers.ts';
export { findConsoleState } from './console-facts/find-console-state.ts';
export { readPages, readPairs } from './console-facts/read-figures.ts';
export { readPageWeeks, readPairWeeks } from './console-facts/read-weeks.ts';
export { runFactsFetch } from './console-facts/run-fetch.ts';
export { storeSlice } from './console-facts/store-slice.ts';
export type {
  AlertCheckJob,
  ApiContext,
  AuthedContext,
  BriefJob,
  Caller,
  ConsoleFetchJob,
  DeliveryJob,
  DomainProbe,
  FileStore,
  ImportJob,
  JobQueue,
  Logger,
  MovesJob,
  PictureEncoder,
  PostAnswer,
  RadarJob,
  RateLimiter,
  RefreshJob,
  Services,
  SessionKeeper,
  SetupJob,
  SiteReadJob,
  TextSealer,
  TopicJob,
  WebhookPoster,
} from './context.ts';
export { asAppError, errorTable, invalidField, validationError } from './errors.ts';
export { type FeedbackDrift, findDrift as findFeedbackDrift } from './feedback/find-drift.ts';
export { completeSiteRates } from './gains/complete-site-rates.ts';
export { orderGains } from './gains/order-gains.ts';
export { exportGaps } from './gaps/export-gaps.ts';
export { createImport } from './imports/create-import.ts';
export { runImport } from './imports/run-import.ts';
export { getListVersion, type ListVersion } from './keyword-lists/get-list-version.ts';
export { exportKeywords } from './keywords/export-keywords.ts';
export { exportMoves } from './moves/export-moves.ts';
export { judgeMoves } from './moves/judge-moves.ts';
export { runMoves } from './moves/run-moves.ts';
export { startDueMoves } from './moves/start-due-moves.ts';
export { exportSubscribers } from './newsletter/export-subscribers.ts';
export { purgeSubscriptions } from './newsletter/purge-subscriptions.ts';
export { exportPages } from './pages/export-pages.ts';
export { politeCrawl } from './pages/limit-crawl.ts';
export { runSiteRead } from './pages/run-site-read.ts';
export { isPictureName, picturePath } from './pictures/create-picture-name.ts';
export { removePicture } from './pictures/remove-picture.ts';
export { exportPredictions } from './predictions/export-predictions.ts';
export { recordCheckpoints } from './predictions/record-checkpoints.ts';
export { replaceAvatar } from './profile/replace-avatar.ts';
export { exportRadar } from './radar/export-radar.ts';
export { startDuePolls } from './radar/queue-polls.ts';
export { runRadar } from './radar/run-radar.ts';
export { runRefresh } from './refreshes/run-refresh.ts';
export { finishRuns } from './report-schedule/finish-runs.ts';
export { startDueRuns } from './report-schedule/start-due-runs.ts';
export { type AppRouter, appRouter, createCaller } from './router.ts';
export { runSetup } from './setup/run-setup.ts';
export { createCallLedger } from './spending/create-call-ledger.ts';
export { exportTopics } from './topics/export-topics.ts';
export { findTopicTurn } from './topics/find-turn.ts';
export { runTopics } from './topics/run-topics.ts';
export { replaceIcon } from './workspaces/replace-icon.ts';
