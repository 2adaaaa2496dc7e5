import { BrandLoader } from '@keydence/ui';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router';
import { z } from 'zod';
import type { AuthClient } from '../lib/auth-client.ts';
import { forgetOnboardingDraft } from '../lib/onboarding-draft.ts';
import { forgetReturnPath, rememberReturnPath } from '../lib/return-path.ts';
import { owesSecondFactor } from '../lib/second-factor.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PageError } from './page-error.tsx';
import { RootLayout } from './root-layout.tsx';

export interface RouterContext {
  auth: AuthClient;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: NotFoundScreen,
});

/** Sends visitors without a session to the sign-in and stores the requested path. */
async function requireSession({ context, location }: { context: RouterContext; location: { href: string } }) {
  const { data } = await context.auth.getSession();
  if (data.session && !(await owesSecondFactor(context.auth))) return forgetReturnPath();
  rememberReturnPath(location.href);
  if (data.session) throw redirect({ to: '/signin/two-factor', replace: true });
  throw redirect({ to: '/signin', replace: true });
}

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signin',
  component: lazyRouteComponent(() => import('../features/sign-in/sign-in-screen.tsx'), 'SignInScreen'),
});

const twoFactorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signin/two-factor',
  beforeLoad: async ({ context }) => {
    const { data } = await context.auth.getSession();
    if (!data.session) throw redirect({ to: '/signin', replace: true });
  },
  component: lazyRouteComponent(() => import('../features/sign-in/two-factor-screen.tsx'), 'TwoFactorScreen'),
});

const authCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/callback',
  component: lazyRouteComponent(
    () => import('../features/auth-callback/auth-callback-screen.tsx'),
    'AuthCallbackScreen',
  ),
});

const text = z.coerce.string().catch('');

const authConfirmRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/confirm',
  validateSearch: z.object({ token_hash: text, type: text, email: text, redirect_to: text }),
  component: lazyRouteComponent(
    () => import('../features/auth-confirm/auth-confirm-screen.tsx'),
    'AuthConfirmScreen',
  ),
});

const onboardingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/onboarding',
  /** `fresh` starts a further workspace, regardless of the previous one. */
  validateSearch: z.object({ fresh: z.boolean().optional().catch(undefined) }),
  beforeLoad: async (match) => {
    await requireSession(match);
    if (!match.search.fresh) return;
    forgetOnboardingDraft();
    throw redirect({ to: '/onboarding', search: {}, replace: true });
  },
  component: lazyRouteComponent(
    () => import('../features/onboarding/onboarding-screen.tsx'),
    'OnboardingScreen',
  ),
});

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  // Each section validates its own parameters through `useSectionSearch`.
  validateSearch: z.looseObject({
    section: z.coerce.string().optional(),
    /** Domain of the page, if there are several. */
    domain: z.coerce.string().optional(),
  }),
  search: { middlewares: [retainSearchParams(['domain'])] },
  beforeLoad: async (match) => {
    await requireSession(match);
    const { section, ...rest } = match.search;
    if (section === 'dashboard') throw redirect({ to: '/dashboard', search: rest, replace: true });
    // Predictions were a separate section before.
    if (section === 'predictions') {
      throw redirect({
        to: '/dashboard',
        search: { ...rest, section: 'review', tab: 'predictions' },
        replace: true,
      });
    }
  },
  component: lazyRouteComponent(() => import('./shell/shell-screen.tsx'), 'ShellScreen'),
});

const shareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/share/$token',
  component: lazyRouteComponent(
    () => import('../features/reports/shared-report-screen.tsx'),
    'SharedReportScreen',
  ),
});

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitations/$token',
  component: lazyRouteComponent(
    () => import('../features/invitation/invitation-screen.tsx'),
    'InvitationScreen',
  ),
});

const consentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/oauth/consent',
  validateSearch: z.object({ authorization_id: text }),
  beforeLoad: requireSession,
  component: lazyRouteComponent(
    () => import('../features/oauth-consent/consent-screen.tsx'),
    'ConsentScreen',
  ),
});

const searchConsoleCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search-console/callback',
  validateSearch: z.object({ state: z.string().catch(''), code: z.string().catch('') }),
  beforeLoad: requireSession,
  component: lazyRouteComponent(
    () => import('../features/search-console-callback/search-console-callback-screen.tsx'),
    'SearchConsoleCallbackScreen',
  ),
});

const routeTree = rootRoute.addChildren([
  signInRoute,
  twoFactorRoute,
  authCallbackRoute,
  authConfirmRoute,
  onboardingRoute,
  dashboardRoute,
  shareRoute,
  invitationRoute,
  consentRoute,
  searchConsoleCallbackRoute,
]);

/**
 * @param history replaces the browser's history in tests.
 */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // Every page starts at its top; Back returns to the old position. Filters keep the position
    // (`useSectionSearch`).
    scrollRestoration: true,
    defaultPendingComponent: () => <BrandLoader />,
    defaultErrorComponent: PageError,
    ...(history ? { history } : {}),
  });
}
export type AppRouterInstance = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouterInstance;
  }
}
