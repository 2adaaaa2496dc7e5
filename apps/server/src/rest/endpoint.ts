import type { AuthedContext, createCaller } from '@keydence/api';
import type { z } from 'zod';
import type { NameExceptions } from './wire-names.ts';

export type ApiCaller = ReturnType<typeof createCaller>;

/** One REST operation, told in the domain's words; `routes.ts` gives it the wire's names and the common rules. */
export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` for parameters. */
  path: string;
  summary: string;
  /** 204 answers without a body. */
  status: 200 | 201 | 204;
  input: z.ZodObject;
  /** Which input field each path parameter is. All other fields come from the query (GET, DELETE) or the JSON body. */
  params: Readonly<Record<string, string>>;
  inputNames: NameExceptions;
  output: z.ZodType;
  outputNames: NameExceptions;
  /** The field of the body that holds the output; null spreads it beside `success`. */
  under: string | null;
  run: (caller: ApiCaller, input: Record<string, unknown>) => Promise<unknown>;
  /** It waits for a job: 503 when that takes long, when the client leaves, and when the process ends. */
  waitsForJob?: boolean;
  /** The answer holds a secret that is told once, so it is not kept: an `Idempotency-Key` is refused. */
  answersSecret?: boolean;
  /** What stands for the answer's present state; the same version is answered with 304, without running. */
  readVersion?: ReadVersion<Record<string, unknown>>;
}

/** A version of an answer; the texts of two are the same while the answer is. */
export interface AnswerVersion {
  text: string;
  /** Whether the caller may still be told so without asking anew. Once it is not current, it never is again. */
  isCurrent(): boolean;
}

/** Asked with `isAnew`, it takes nothing from memory. */
type ReadVersion<Input> = (
  context: AuthedContext,
  input: Input,
  options: { isAnew: boolean },
) => Promise<AnswerVersion | null>;

/** What of an operation tells how its input is read. */
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

/** Checks that input, use case and output fit together, then forgets their types. */
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
    // The route has parsed the input with this very schema.
    run: (caller, input) => run(caller, input as z.output<Input>),
    ...(readVersion && {
      readVersion: (context, input, options) => readVersion(context, input as z.output<Input>, options),
    }),
  };
}
