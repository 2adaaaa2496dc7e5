import type { IdentityContext } from './context.ts';

type UseCases = Record<string, (ctx: IdentityContext, ...rest: never[]) => unknown>;
/** The calls of use cases without their first argument. */
export type Bound<U> = {
  [K in keyof U]: U[K] extends (ctx: IdentityContext, ...rest: infer R) => infer O
    ? (...rest: R) => O
    : never;
};

/** Calls of use cases in a context. */
export function bindTo<U extends UseCases>(ctx: IdentityContext, useCases: U): Bound<U> {
  const bound = Object.entries(useCases).map(([name, call]) => [
    name,
    (...rest: never[]) => call(ctx, ...rest),
  ]);
  return Object.fromEntries(bound) as Bound<U>;
}
