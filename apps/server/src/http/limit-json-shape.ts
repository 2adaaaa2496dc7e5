import { AppError } from '@keydence/domain';
import type { Context, Env, MiddlewareHandler } from 'hono';

/** Smaller bodies parse in a few milliseconds, whatever they hold. */
const harmlessBytes = 64 * 1024;
const mostLevels = 64;
const mostSeparators = 20_000;

const tooLarge = 'The request body must be at most 1 MB.';
const tooComplex = `The request body holds too many values, or more than ${mostLevels} levels. Send less at a time.`;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * Refuses a large JSON body that is nested too deep or holds too many values: parsing and checking
 * 1 MB of brackets or names blocks the event loop for a tenth of a second. Use after the size
 * limit.
 * @param refuse Returns or throws the refusal.
 */
export function limitJsonShape<E extends Env>(
  refuse: (c: Context<E>, error: AppError) => Response,
): MiddlewareHandler<E> {
  return async (c, next) => {
    if (isHarmless(c)) return next();
    const { raw } = c.req;
    const body = await raw.arrayBuffer().catch((error: unknown) => {
      if (error instanceof Error && error.name === 'BodyLimitError') return null;
      throw error;
    });
    if (body === null) return refuse(c, new AppError('payload_too_large', tooLarge));
    if (isTooComplex(new Uint8Array(body))) return refuse(c, new AppError('validation_failed', tooComplex));
    c.req.raw = new Request(raw, { body });
    return next();
  };
}

function isHarmless<E extends Env>({ req }: Context<E>): boolean {
  if (req.method === 'GET' || req.method === 'HEAD') return true;
  if (req.header('content-type')?.startsWith('multipart/')) return true;
  const size = req.header('content-length');
  return size === undefined ? !req.header('transfer-encoding') : Number(size) <= harmlessBytes;
}

/** Reads only the bytes; the parser decides whether they are JSON. */
export function isTooComplex(json: Uint8Array): boolean {
  let levels = 0;
  let separators = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === quote) isInText = !isInText;
    else if (isInText) at += byte === backslash ? 1 : 0;
    else if (byte === comma) separators += 1;
    else if (opening.has(byte)) levels += 1;
    else if (closing.has(byte)) levels -= 1;
    if (levels > mostLevels || separators > mostSeparators) return true;
  }
  return false;
}
