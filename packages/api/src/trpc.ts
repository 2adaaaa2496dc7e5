import { AppError } from '@keydence/domain';
import { initTRPC } from '@trpc/server';
import type { ApiContext } from './context.ts';
import { toTrpcError } from './errors.ts';

const t = initTRPC.context<ApiContext>().create({
  errorFormatter({ shape, error, ctx }) {
    const appError = error.cause instanceof AppError ? error.cause : null;
    const { stack: _stack, ...data } = shape.data;
    return {
      ...shape,
      data: {
        ...data,
        appCode: appError?.code ?? (error.code === 'BAD_REQUEST' ? 'validation_failed' : 'internal'),
        retryAfterSeconds: appError?.details.retryAfterSeconds ?? null,
        requestId: ctx?.requestId ?? null,
      },
    };
  },
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Turns an expected failure into its transport error, in one place for every procedure. */
const withAppErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof AppError) throw toTrpcError(result.error.cause);
  return result;
});

export const publicProcedure = t.procedure.use(withAppErrors);

export const authedProcedure = publicProcedure.use(({ ctx, next }) => {
  if (ctx.caller instanceof AppError) throw ctx.caller;
  return next({ ctx: { ...ctx, caller: ctx.caller } });
});
