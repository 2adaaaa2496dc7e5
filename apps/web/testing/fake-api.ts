import { type ApiClient, createApiClient } from '../src/app/api-client.ts';

type Handler = (input: never) => unknown;

/** Responses by procedure path (`workspaces.list`); throw an `ApiFailure` for an error response. */
export type FakeProcedures = Record<string, Handler>;

/** Error response with an API error code. */
export class ApiFailure extends Error {
  readonly appCode: string;
  readonly httpStatus: number;

  readonly retryAfterSeconds: number | null;

  constructor(
    appCode: string,
    httpStatus: number,
    message: string,
    { retryAfterSeconds = null }: { retryAfterSeconds?: number | null } = {},
  ) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
    this.appCode = appCode;
    this.httpStatus = httpStatus;
  }
}

function readInputs(url: URL, body: unknown): Record<string, unknown> {
  if (typeof body === 'string') return JSON.parse(body);
  return JSON.parse(url.searchParams.get('input') ?? '{}');
}

async function answerOne(path: string, handler: Handler | undefined, input: unknown) {
  try {
    if (!handler) throw new ApiFailure('not_found', 404, `no fake for ${path}`);
    return { result: { data: await handler(input as never) } };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { appCode, httpStatus, message, retryAfterSeconds } = error;
    const data = { code: 'X', path, appCode, httpStatus, retryAfterSeconds, requestId: 'r' };
    return { error: { code: -32000, message, data } };
  }
}

/** Real client over a server in memory: batching, headers and error decoding are the product's own. */
export function createFakeApi(procedures: FakeProcedures): ApiClient {
  return createApiClient({
    url: 'http://localhost/trpc',
    getAccessToken: async () => 'access',
    fetch: async (address, init) => {
      const url = new URL(String(address));
      const paths = url.pathname.replace('/trpc/', '').split(',');
      const inputs = readInputs(url, init?.body);
      const answers = await Promise.all(
        paths.map((path, index) => answerOne(path, procedures[path], inputs[index])),
      );
      return Response.json(answers);
    },
  });
}
