import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { makeDomain, makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { draftStorageKey } from '../../lib/onboarding-draft.ts';

const ready = {
  state: 'ready',
  step: null,
  stepsDone: 8,
  stepsTotal: 8,
  message: 'Ready.',
  dataSource: 'sample',
};
const running = {
  ...ready,
  state: 'setting_up',
  step: 'competitors',
  stepsDone: 2,
  message: 'Identifying your competitors…',
};
const sample = {
  domainName: 'acme.example',
  title: 'Acme',
  description: 'A sample site.',
  locationCodes: [2840],
};

/** Draft stored at a step. */
function draftAt(step: string) {
  const requestId = '6f1c1f0e-7e0a-4a43-9a55-1d6a4b1f8c11';
  return { step, name: 'Acme', domain: 'acme.example', locationCode: 2840, requestId, created: null };
}

/** Server that stores the workspaces created on it. */
function makeServer(status: () => unknown = () => ready) {
  const workspaces: unknown[] = [];
  const created: unknown[] = [];
  return {
    created,
    procedures: {
      'workspaces.list': () => workspaces,
      'workspaces.create': (input: { name: string; domainUrl: string }) => {
        created.push(input);
        const domains = [makeDomain('d1', { domainName: input.domainUrl })];
        const workspace = { ...makeWorkspace('w1', []), name: input.name, domains };
        workspaces.push(workspace);
        return workspace;
      },
      'trackedDomains.listSamples': () => [sample],
      'trackedDomains.validate': ({ domain }: { domain: string }) => ({
        valid: domain === 'acme.example',
        message: domain === 'acme.example' ? 'Domain exists' : 'Domain does not exist or is not reachable',
        domainName: domain,
      }),
      'trackedDomains.getStatus': status,
      'spending.estimateSetup': () => ({ isPaid: false, expectedUsd: 0, upToUsd: 0, leftUsd: 25 }),
    },
  };
}

describe('the onboarding', () => {
  it('opens automatically without a workspace', async () => {
    const { router } = renderApp({ path: '/dashboard', procedures: makeServer().procedures });
    expect(await screen.findByLabelText('Company name')).toBeVisible();
    expect(router.state.location.pathname).toBe('/onboarding');
  });

  it('leads through three steps to the dashboard, with the Enter key', async () => {
    const server = makeServer();
    const { router, user } = renderApp({ path: '/onboarding', procedures: server.procedures });
    await user.type(await screen.findByLabelText('Company name'), 'Acme{Enter}');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '66');
    await user.type(screen.getByLabelText('Domain'), 'acme.example');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    expect(await screen.findByText('Domain exists')).toBeVisible();
    await user.type(screen.getByLabelText('Domain'), '{Enter}');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(server.created).toMatchObject([{ name: 'Acme', domainUrl: 'acme.example' }]);
  });

  it('announces each step to screen readers, and keeps the focus in it', async () => {
    let refuse: () => void = () => {};
    const refusal = new Promise<void>((resolve) => (refuse = resolve));
    const { procedures } = makeServer();
    localStorage.setItem(draftStorageKey, JSON.stringify({ ...draftAt('company'), name: '' }));
    const { user } = renderApp({
      path: '/onboarding',
      procedures: {
        ...procedures,
        'workspaces.create': async () => {
          await refusal;
          throw new ApiFailure('domain_unreachable', 422, 'The domain is not reachable');
        },
      },
    });
    const step = (name: string) => screen.findByRole('group', { name });
    expect(within(await step('What is your company called?')).getByRole('textbox')).toHaveFocus();
    await user.keyboard('Acme{Enter}');
    expect(within(await step('Which website do you want to grow?')).getByRole('textbox')).toHaveFocus();
    expect(await screen.findByText('Domain exists')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(within(await step('Where are your customers?')).getByRole('combobox')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Create workspace' }));
    const creating = within(await step('Creating your workspace…'));
    await waitFor(() => expect(creating.getByRole('heading')).toHaveFocus());
    refuse();
    expect(within(await step('Where are your customers?')).getByRole('combobox')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('The domain is not reachable');
  });

  it('keeps the focus on the creation, from the samples to the progress', async () => {
    let answer: (samples: unknown) => void = () => {};
    const samples = new Promise((resolve) => (answer = resolve));
    const server = makeServer(() => running);
    const { user } = renderApp({
      path: '/onboarding',
      procedures: { ...server.procedures, 'trackedDomains.listSamples': () => samples },
    });
    const button = await screen.findByRole('button', { name: 'Explore with sample data' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    answer([sample]);
    const heading = await screen.findByRole('heading', { name: 'Your numbers are on their way' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(await screen.findByText(/Identifying your competitors/)).toBeVisible();
    expect(heading).toHaveFocus();
  });

  it('shows the cost of live figures before the workspace is created', async () => {
    const asked: unknown[] = [];
    localStorage.setItem(draftStorageKey, JSON.stringify(draftAt('location')));
    renderApp({
      path: '/onboarding',
      procedures: {
        ...makeServer().procedures,
        'spending.estimateSetup': (input: unknown) => {
          asked.push(input);
          return { isPaid: true, expectedUsd: null, upToUsd: 2.1301, leftUsd: 25 };
        },
      },
    });
    expect(await screen.findByText(/this setup costs at most \$2\.13\. \$25\.00 left/)).toBeVisible();
    expect(asked[0]).toEqual({ domain: 'acme.example', locationCode: 2840 });
  });

  it('names missing input', async () => {
    const { user } = renderApp({ path: '/onboarding', procedures: makeServer().procedures });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Company name is required')).toBeVisible();
    await user.type(screen.getByLabelText('Company name'), 'Acme{Enter}');
    const field = screen.getByLabelText('Domain');
    await user.type(field, '{Enter}');
    expect(screen.getByText('Domain is required')).toBeVisible();
    await user.type(field, 'not a domain{Enter}');
    expect(screen.getByText('Please wait while we verify your domain...')).toBeVisible();
    expect(await screen.findByText('Not in correct domain format (e.g., example.com)')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'gone.example');
    expect(await screen.findByText('Domain does not exist or is not reachable')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Company name')).toHaveValue('Acme');
  });

  it('offers three options for a domain that does not respond', async () => {
    const server = makeServer();
    localStorage.setItem(draftStorageKey, JSON.stringify({ ...draftAt('domain'), domain: 'gone.invalid' }));
    let checks = 0;
    const { user } = renderApp({
      path: '/onboarding',
      procedures: {
        ...server.procedures,
        'trackedDomains.validate': () => {
          checks += 1;
          return {
            valid: false,
            message: 'Domain does not exist or is not reachable',
            domainName: 'gone.invalid',
          };
        },
      },
    });
    const again = await screen.findByRole('button', { name: 'Check again' });
    await user.click(again);
    await waitFor(() => expect(checks).toBe(2));
    expect(again).toHaveFocus();
    const anyway = await screen.findByRole('button', { name: 'Add it anyway' });
    expect(screen.getByRole('button', { name: 'Explore with sample data' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await user.click(anyway);
    expect(await screen.findByRole('button', { name: 'Explore with sample data' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Create workspace' }));
    await waitFor(() =>
      expect(server.created).toMatchObject([{ domainUrl: 'gone.invalid', acceptUnreachable: true }]),
    );
  });

  it('returns to the location with the message when the creation fails', async () => {
    localStorage.setItem(
      draftStorageKey,
      JSON.stringify({ step: 'location', name: 'Acme', domain: 'acme.example', locationCode: 2276 }),
    );
    const { procedures } = makeServer();
    const { user } = renderApp({
      path: '/onboarding',
      procedures: {
        ...procedures,
        'workspaces.create': () => {
          throw new ApiFailure('domain_unreachable', 422, 'Domain does not exist or is not reachable');
        },
      },
    });
    expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveValue('Germany');
    await user.click(screen.getByRole('button', { name: 'Create workspace' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Domain does not exist or is not reachable');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Germany');
  });

  it('shows a fixed sentence when a failed creation has no reason', async () => {
    localStorage.setItem(draftStorageKey, JSON.stringify(draftAt('location')));
    const { procedures } = makeServer();
    const { user } = renderApp({
      path: '/onboarding',
      procedures: {
        ...procedures,
        'workspaces.create': () => {
          throw new ApiFailure('internal', 500, 'Something went wrong. Please try again.');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Create workspace' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create company. Please try again.');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  });

  it('repeats the request with the same id after a reload during the creation', async () => {
    const draft = draftAt('creating');
    localStorage.setItem(draftStorageKey, JSON.stringify(draft));
    const server = makeServer(() => running);
    renderApp({ path: '/onboarding', procedures: server.procedures });
    expect(await screen.findByText(/Identifying your competitors/)).toBeVisible();
    expect(server.created).toMatchObject([{ name: 'Acme', requestId: draft.requestId }]);
    expect(screen.getByRole('progressbar', { name: 'Progress of the set-up' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
  });

  it('still knows of the requested creation after the page is left during it', async () => {
    let breakOff: () => void = () => {};
    const end = new Promise<void>((resolve) => (breakOff = resolve));
    localStorage.setItem(draftStorageKey, JSON.stringify(draftAt('location')));
    const { user } = renderApp({
      path: '/onboarding',
      procedures: {
        ...makeServer().procedures,
        'workspaces.create': async () => {
          await end;
          throw new ApiFailure('unavailable', 503, 'The service is temporarily unavailable.');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Create workspace' }));
    expect(await screen.findByRole('heading', { name: 'Creating your workspace…' })).toBeVisible();
    window.dispatchEvent(new Event('beforeunload'));
    breakOff();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(JSON.parse(localStorage.getItem(draftStorageKey) ?? '')).toMatchObject({ step: 'creating' });
  });

  it('resumes at the progress of the setup', async () => {
    const created = { workspaceId: 'w1', domainId: 'd1' };
    localStorage.setItem(draftStorageKey, JSON.stringify({ ...draftAt('creating'), created }));
    const server = makeServer(() => running);
    renderApp({ path: '/onboarding', procedures: server.procedures });
    expect(await screen.findByText(/Identifying your competitors/)).toBeVisible();
    expect(server.created).toEqual([]);
  });

  it('restarts from the user menu, although an older setup was left open', async () => {
    localStorage.setItem(
      draftStorageKey,
      JSON.stringify({
        step: 'creating',
        name: 'Old',
        domain: 'old.example',
        locationCode: 2840,
        created: null,
      }),
    );
    const server = makeServer();
    server.procedures['workspaces.create']({ name: 'Old', domainUrl: 'old.example' });
    const { user } = renderApp({ path: '/dashboard?section=profile', procedures: server.procedures });
    await user.click(await screen.findByRole('button', { name: /User menu/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'New workspace' }));
    expect(await screen.findByLabelText('Company name')).toHaveValue('');
  });

  it('starts with sample data in one click and shows the progress', async () => {
    const server = makeServer(() => running);
    const { user } = renderApp({ path: '/onboarding', procedures: server.procedures });
    await user.click(await screen.findByRole('button', { name: 'Explore with sample data' }));
    expect(await screen.findByText(/Identifying your competitors/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Setup of acme.example' })).toHaveAttribute(
      'aria-valuenow',
      '2',
    );
    expect(server.created).toEqual([
      {
        name: 'Sample workspace',
        domainUrl: 'acme.example',
        locationName: 'United States',
        requestId: expect.any(String),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
  });
});
