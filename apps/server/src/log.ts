import type { Logger } from '@keydence/api';
import { type DestinationStream, pino } from 'pino';
import { describeError } from './describe-error.ts';
import { redact, redactText } from './redact.ts';

/** Structured lines on the standard output, or to another destination; secrets are removed. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const settings = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const log = destination ? pino(settings, destination) : pino(settings);
  // Lines below the level are not cleaned.
  const at =
    (name: keyof Logger): Logger[typeof name] =>
    (fields, message) => {
      if (log.isLevelEnabled(name)) log[name](clean(fields), redactText(message));
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/** An error hides its contents from field redaction, so it is described first. */
function clean(fields: Record<string, unknown>): object {
  const described = Object.entries(fields).map(([name, value]) => [
    name,
    value instanceof Error || name === 'error' ? describeError(value) : value,
  ]);
  return redact(Object.fromEntries(described)) as object;
}
