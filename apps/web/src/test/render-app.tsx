import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProviders } from '../app/app-providers.tsx';
import { createAppRouter } from '../app/router.tsx';
import { type SendFile, UploadError } from '../app/send-file.ts';
// Every signed-in page lies in it; loaded before the first test, which would otherwise wait for it.
import '../features/shell/shell-screen.tsx';
import { createFakeApi, type FakeProcedures } from './fake-api.ts';
import { createFakeAuthClient, type FakeAuthClient, makeSession } from './fake-auth-client.ts';
import { makeMoveReview, makeMoveStatus, makePlan } from './move-fixture.ts';

const refuseFile: SendFile = async () => {
  throw new UploadError('no fake for files', 500);
};

/** What every signed-in page asks; one that it cannot find would look like lost access. */
const everywhere: FakeProcedures = {
  'profile.get': () => ({
    fullName: null,
    email: 'ada@keydence.example',
    role: 'user',
    profilePictureUrl: null,
  }),
  'alerts.getReader': () => ({ isMailOn: true, unseen: 0 }),
  'moves.plan': () => makePlan(),
  'moves.review': () => makeMoveReview(),
  'moves.status': () => makeMoveStatus(),
};

interface RenderAppOptions {
  /** Path with its parameters. */
  path: string;
  procedures?: FakeProcedures;
  /** Without it, someone is signed in. */
  auth?: FakeAuthClient;
  /** Without it, no file arrives. */
  sendFile?: SendFile;
}

/** The whole application at a path, on real providers, over a fake server. */
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
