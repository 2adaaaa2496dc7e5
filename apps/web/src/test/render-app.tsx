import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProviders } from '../app/app-providers.tsx';
import { createAppRouter } from '../app/router.tsx';
// Every signed-in page lies in it; loaded before the first test, which would otherwise wait for it.
import '../features/shell/shell-screen.tsx';
import { createFakeApi, type FakeProcedures } from './fake-api.ts';
import { createFakeAuthClient, type FakeAuthClient, makeSession } from './fake-auth-client.ts';

interface RenderAppOptions {
  /** Path with its parameters. */
  path: string;
  procedures?: FakeProcedures;
  /** Without it, someone is signed in. */
  auth?: FakeAuthClient;
}

/** The whole application at a path, on real providers, over a fake server. */
export function renderApp({ path, procedures = {}, auth }: RenderAppOptions) {
  const client = auth ?? createFakeAuthClient(makeSession());
  const services = { auth: client, api: createFakeApi(procedures) };
  const router = createAppRouter({ auth: client }, createMemoryHistory({ initialEntries: [path] }));
  render(
    <AppProviders services={services} env="test" retryDelayMs={0}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { router, auth: client, user: userEvent.setup() };
}
