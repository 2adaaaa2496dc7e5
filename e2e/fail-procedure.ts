import type { Page, Route } from '@playwright/test';

const failure = {
  error: { message: 'Something went wrong', code: -32603, data: { httpStatus: 500, appCode: 'internal' } },
};

/**
 * The server fails with this procedure and answers all others, until the returned function is called. A request that
 * is cut off instead would be asked again by itself as soon as the server is reached.
 */
export async function failProcedure(page: Page, name: string): Promise<() => Promise<void>> {
  const url = new RegExp(`/trpc/([^?]*,)?${name.replace('.', '\\.')}([,?]|$)`);
  const fail = async (route: Route) => {
    // A kept connection that the server closes at this instant is asked again, as a browser asks a query again.
    const response = await route.fetch({ maxRetries: 1 });
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    const answers = (await response.json()) as unknown[];
    answers[names.indexOf(name)] = failure;
    await route.fulfill({ response, json: answers });
  };
  await page.route(url, fail);
  return () => page.unroute(url, fail);
}
