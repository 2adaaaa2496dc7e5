import type { Logger } from '@keydence/api';
import { pino } from 'pino';
import { describeError } from './describe-error.ts';

const secretFields = ['authorization', 'cookie', 'token', 'password', 'params'];

/** Structured lines on the standard output. Fields that could carry a secret are cut wherever they turn up. */
export function createLog(level: string): Logger {
  const log = pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { error: describeError },
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`]), remove: true },
  });
  return {
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => log.error(fields, message),
  };
}
