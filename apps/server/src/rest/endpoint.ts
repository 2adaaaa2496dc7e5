import type { AuthedContext, createCaller } from '@keydence/api';
import type { z } from 'zod';
import type { NameExceptions } from '../http/wire-names.ts';

export type ApiCaller = ReturnType<typeof createCaller>;

/** One REST operation in domain names; `routes.ts` adds wire names and the common rules. */
export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  summary: string;
  /** 204 has no body. */
  status: 200 | 201 | 204;
  input: z.ZodObject;
  /**
   * Input field of each path parameter. All other fields come from the query (GET, DELETE) or the
   * JSON body.
   */
  params: Readonly<Record<string, string>>;
  inputNames: NameExceptions;
  output: z.ZodType;
  outputNames: NameExceptions;
  /** Field of the body with the output; null spreads the output beside `success`. */
  under: string | null;
  run: (caller: ApiCaller, input: Record<string, unknown>) => Promise<unknown>;
  /** Waits for a job: 503 if that takes too long, the client disconnects, or the process ends. */
  waitsForJob?: boolean;
  /**
   * The response contains a secret shown once and must not be stored: an `Idempotency-Key` is
   * refused.
   */
  answersSecret?: boolean;
  /**
   * Version of the current response; an unchanged version returns 304 without running the
   * operation.
   */
  readVersion?: ReadVersion<Record<string, unknown>>;
}

/** A version of a response; equal texts mean equal responses. */
export interface AnswerVersion {
  text: string;
  /** True if the version may be reused without reading it again. Once false, it stays false. */
  isCurrent(): boolean;
}

/** With `isAnew`, reads no cache. */
type ReadVersion<Input> = (
  context: AuthedContext,
  input: Input,
  options: { isAnew: boolean },
) => Promise<AnswerVersion | null>;

export type EndpointInput = Pick<Endpoint, 'method' | 'input' | 'params' | 'inputNames'>;

interface EndpointDefinition<Input extends z.ZodObject, Output extends z.ZodType> {
  method: Endpoint['method'];
  path: string;
  summary: string;
  status?: Endpoint['status'];
  input: Input;
  params?: Readonly<Record<string, keyof z.output<Input> & string>>;
  inputNames?: NameExceptions;
  output: Output;
  outputNames?: NameExceptions;
  under?: string | null;
  run: (caller: ApiCaller, input: z.output<Input>) => Promise<z.output<Output>>;
  waitsForJob?: boolean;
  answersSecret?: boolean;
  readVersion?: ReadVersion<z.output<Input>>;
}

/** Checks that input, use case and output match, then erases their types. */
export function defineEndpoint<Input extends z.ZodObject, Output extends z.ZodType>(
  definition: EndpointDefinition<Input, Output>,
): Endpoint {
  const { run, readVersion, ...rest } = definition;
  return {
    status: 200,
    params: {},
    inputNames: {},
    outputNames: {},
    under: 'data',
    ...rest,
    // The route has parsed the input with this schema.
    run: (caller, input) => run(caller, input as z.output<Input>),
    ...(readVersion && {
      readVersion: (context, input, options) => readVersion(context, input as z.output<Input>, options),
    }),
  };
}
