import { accountRouter } from './account/router.ts';
import { accountActivityRouter } from './account-activity/router.ts';
import { alertsRouter } from './alerts/router.ts';
import { apiKeysRouter } from './api-keys/router.ts';
import { auditLogRouter } from './audit-log/router.ts';
import { briefsRouter } from './briefs/router.ts';
import { competitorsRouter } from './competitors/router.ts';
import { contentPlanRouter } from './content-plan/router.ts';
import { feedbackRouter } from './feedback/router.ts';
import { gapsRouter } from './gaps/router.ts';
import { importsRouter } from './imports/router.ts';
import { invitationsRouter } from './invitations/router.ts';
import { keywordViewsRouter } from './keyword-views/router.ts';
import { keywordsRouter } from './keywords/router.ts';
import { locationsRouter } from './locations/router.ts';
import { membersRouter } from './members/router.ts';
import { movesRouter } from './moves/router.ts';
import { newsletterRouter } from './newsletter/router.ts';
import { notificationsRouter } from './notifications/router.ts';
import { overviewRouter } from './overview/router.ts';
import { pagesRouter } from './pages/router.ts';
import { predictionsRouter } from './predictions/router.ts';
import { profileRouter } from './profile/router.ts';
import { radarRouter } from './radar/router.ts';
import { keywordRefreshesRouter, refreshesRouter } from './refreshes/router.ts';
import { scheduleRouter } from './report-schedule/router.ts';
import { reportSharesRouter } from './report-shares/router.ts';
import { reportsRouter } from './reports/router.ts';
import { searchConsoleRouter } from './search-console/router.ts';
import { searchTotalsRouter } from './search-totals/router.ts';
import { sessionsRouter } from './sessions/router.ts';
import { siteChangesRouter } from './site-changes/router.ts';
import { spendingRouter } from './spending/router.ts';
import { keywordCorrectionsRouter, topicsRouter } from './topics/router.ts';
import { trackedDomainsRouter } from './tracked-domains/router.ts';
import { trendsRouter } from './trends/router.ts';
import { createCallerFactory, mergeRouters, router } from './trpc.ts';
import { workspacesRouter } from './workspaces/router.ts';

export const appRouter = router({
  account: accountRouter,
  accountActivity: accountActivityRouter,
  apiKeys: apiKeysRouter,
  auditLog: auditLogRouter,
  alerts: alertsRouter,
  briefs: briefsRouter,
  competitors: competitorsRouter,
  contentPlan: contentPlanRouter,
  feedback: feedbackRouter,
  gaps: gapsRouter,
  imports: importsRouter,
  invitations: invitationsRouter,
  keywordViews: keywordViewsRouter,
  keywords: mergeRouters(keywordsRouter, keywordCorrectionsRouter, keywordRefreshesRouter),
  locations: locationsRouter,
  members: membersRouter,
  moves: movesRouter,
  pages: pagesRouter,
  newsletter: newsletterRouter,
  notifications: notificationsRouter,
  overview: overviewRouter,
  predictions: predictionsRouter,
  profile: profileRouter,
  radar: radarRouter,
  reportShares: reportSharesRouter,
  refreshes: refreshesRouter,
  reports: reportsRouter,
  schedules: scheduleRouter,
  searchConsole: searchConsoleRouter,
  searchTotals: searchTotalsRouter,
  sessions: sessionsRouter,
  siteChanges: siteChangesRouter,
  spending: spendingRouter,
  topics: topicsRouter,
  trackedDomains: trackedDomainsRouter,
  trends: trendsRouter,
  workspaces: workspacesRouter,
});
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
