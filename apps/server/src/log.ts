import type { Logger } from '@keydence/api';
import { type DestinationStream, pino } from 'pino';
import { describeError } from './describe-error.ts';
import { redact, redactText } from './redact.ts';

/** Structured lines on the standard output, or where the caller wants them; none holds a secret. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const settings = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const log = destination ? pino(settings, destination) : pino(settings);
  // A line that is not wanted is not cleaned either.
  const at =
    (name: keyof Logger): Logger[typeof name] =>
    (fields, message) => {
      if (log.isLevelEnabled(name)) log[name](clean(fields), redactText(message));
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/** An error would hide what it holds from a look at its fields, so it is described first. */
function clean(fields: Record<string, unknown>): object {
  const described = Object.entries(fields).map(([name, value]) => [
    name,
    value instanceof Error || name === 'error' ? describeError(value) : value,
  ]);
  return redact(Object.fromEntries(described)) as object;
}
