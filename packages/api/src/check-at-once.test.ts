import { initTRPC } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { ZodError, z } from 'zod';
import { checkAtOnce } from './check-at-once.ts';

const t = initTRPC.create();
const waiting = z.string().refine(async () => true);
const procedure = checkAtOnce(t.procedure).use(({ next }) => next());
const caller = t.createCallerFactory(
  t.router({
    double: procedure
      .input(z.object({ count: z.coerce.number().max(10) }))
      .input(z.object({ unit: z.string().default('kg') }))
      .output(z.object({ text: z.string() }))
      .query(({ input }) => ({ text: `${input.count * 2} ${input.unit}`, secret: 'x' })),
    broken: procedure.output(z.number()).query(() => 'text' as unknown as number),
    waiting: procedure.input(waiting).query(({ input }) => input),
  }),
)({});

describe('a procedure', () => {
  it('parses inputs and output with its schemas', async () => {
    expect(await caller.double({ count: '4' })).toEqual({ text: '8 kg' });
  });

  it('refuses input that does not match', async () => {
    const refused = caller.double({ count: 11 });
    await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: expect.any(ZodError) });
    await expect(caller.broken()).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  });

  it('has no asynchronous schema', async () => {
    await expect(caller.waiting('text')).rejects.toThrow();
  });
});
