import type { Endpoint } from './endpoint.ts';
import { toWire } from './to-wire.ts';

export function answerBody(endpoint: Endpoint, result: unknown): Record<string, unknown> {
  const output = toWire(result, endpoint.outputNames);
  return { success: true, ...(endpoint.under === null ? (output as object) : { [endpoint.under]: output }) };
}
