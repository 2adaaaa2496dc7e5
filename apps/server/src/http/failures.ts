import type { Logger } from '@keydence/api';
import { AppError, type FieldError } from '@keydence/domain';
import { isDatabaseTrouble } from '@keydence/identity';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';

const internalMessage = 'Something went wrong. Please try again.';

/** What a thrown value means to the caller: an expected failure stands, everything else is unavailable or internal. */
export function toAppError(thrown: unknown): AppError {
  for (const error of causes(thrown)) {
    if (error instanceof AppError) return error;
    if (error instanceof z.ZodError) return toValidationError(error);
  }
  if (isDatabaseTrouble(thrown)) {
    return new AppError('unavailable', 'The service is temporarily unavailable. Please try again.', {
      retryAfterSeconds: 2,
    });
  }
  return new AppError('internal', internalMessage);
}

/** All fields that failed; the first one gives the message. */
export function toValidationError(error: z.ZodError): AppError {
  const errors: FieldError[] = error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));
  return new AppError('validation_failed', errors[0]?.message ?? 'Invalid input', { errors });
}

/** Logs what the caller is not told. Drizzle's message holds the statement's values, so only its cause is written. */
export function logUnexpected(log: Logger, thrown: unknown, fields: Record<string, unknown>): void {
  const chain = causes(thrown).filter((error) => !(error instanceof TRPCError));
  const innermost = chain.at(-1);
  const stack = chain.map((error) => (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)));
  log.error(
    {
      ...fields,
      errorName: innermost?.name,
      errorCode: (innermost as { code?: unknown } | undefined)?.code,
      errorMessage: innermost?.message.split('\nparams:')[0],
      stack: stack[0]?.slice(0, 12).map((line) => line.trim()),
    },
    'unexpected error',
  );
}

function causes(thrown: unknown): Error[] {
  const chain: Error[] = [];
  for (let error = thrown; error instanceof Error && chain.length < 8; error = error.cause) chain.push(error);
  return chain;
}
