import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProviders } from '../src/app/app-providers.tsx';
import { createAppRouter } from '../src/app/router.tsx';
import { type SendFile, UploadError } from '../src/lib/send-file.ts';
// Frame of every signed-in page; loaded before the first test, so that no test waits for it.
import '../src/app/shell/shell-screen.tsx';
import { createFakeApi, type FakeProcedures } from './fake-api.ts';
import { createFakeAuthClient, type FakeAuthClient, makeSession } from './fake-auth-client.ts';
import { makeMoveReview, makeMoveStatus, makePlan } from './move-fixture.ts';

const refuseFile: SendFile = async () => {
  throw new UploadError('no fake for files', 500);
};

/** Procedures that every signed-in page calls; a missing one would look like lost access. */
const everywhere: FakeProcedures = {
  'profile.get': () => ({
    fullName: null,
    email: 'ada@keydence.example',
    role: 'user',
    profilePictureUrl: null,
  }),
  'alerts.getReader': () => ({ isMailOn: true, unseen: 0 }),
  'notifications.countUnread': () => ({ unread: 0 }),
  'moves.plan': () => makePlan(),
  'moves.review': () => makeMoveReview(),
  'moves.status': () => makeMoveStatus(),
};

interface RenderAppOptions {
  /** Path with its parameters. */
  path: string;
  procedures?: FakeProcedures;
  /** By default, a user is signed in. */
  auth?: FakeAuthClient;
  /** By default, every upload fails. */
  sendFile?: SendFile;
}

/** Renders the whole application at a path, with real providers over a fake server. */
export function renderApp({ path, procedures = {}, auth, sendFile = refuseFile }: RenderAppOptions) {
  const client = auth ?? createFakeAuthClient(makeSession());
  const services = { auth: client, api: createFakeApi({ ...everywhere, ...procedures }), sendFile };
  const router = createAppRouter({ auth: client }, createMemoryHistory({ initialEntries: [path] }));
  render(
    <AppProviders services={services} env="test" retryDelayMs={0}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { router, auth: client, user: userEvent.setup() };
}
