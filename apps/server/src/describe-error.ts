/** An error as log fields: message and place, without values. */
export function describeError(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { message: String(thrown) };
  const innermost = innermostOf(thrown);
  const { code } = innermost as { code?: unknown };
  return {
    name: innermost.name,
    ...(typeof code === 'string' && { code }),
    // Drizzle appends a statement's values after this word.
    message: innermost.message.split('\nparams:')[0],
    stack: (innermost.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .map((line) => line.trim()),
  };
}

function innermostOf(error: Error, depth = 0): Error {
  return error.cause instanceof Error && depth < 8 ? innermostOf(error.cause, depth + 1) : error;
}
