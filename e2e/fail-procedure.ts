import type { Page, Route } from '@playwright/test';

const failure = {
  error: { message: 'Something went wrong', code: -32603, data: { httpStatus: 500, appCode: 'internal' } },
};

/**
 * Makes the server fail this procedure, and no other, until the returned function is called. An
 * aborted request would be retried automatically once the server is reachable.
 */
export async function failProcedure(page: Page, name: string): Promise<() => Promise<void>> {
  const url = new RegExp(`/trpc/([^?]*,)?${name.replace('.', '\\.')}([,?]|$)`);
  const fail = async (route: Route) => {
    // If the server closes a kept connection at this moment, the request is retried, as a browser
    // retries a query.
    const response = await route.fetch({ maxRetries: 1 });
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    const answers = (await response.json()) as unknown[];
    answers[names.indexOf(name)] = failure;
    await route.fulfill({ response, json: answers });
  };
  const running = new Set<Promise<void>>();
  const handle = (route: Route) => {
    const handled = fail(route).finally(() => running.delete(handled));
    running.add(handled);
    return handled;
  };
  await page.route(url, handle);
  return async () => {
    await page.unroute(url, handle);
    // A request that the page has repeated in the meantime still gets the failure, before the next step.
    await Promise.allSettled(running);
  };
}
