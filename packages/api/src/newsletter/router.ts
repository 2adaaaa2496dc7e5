import { newsletterToken, subscribeInput } from '@keydence/domain';
import { z } from 'zod';
import { publicProcedure, router } from '../trpc.ts';
import { acceptSubscription } from './accept-subscription.ts';
import { addSubscription } from './add-subscription.ts';
import { endSubscription } from './end-subscription.ts';

/** Public; the last two require a link from an e-mail. */
export const newsletterRouter = router({
  subscribe: publicProcedure
    .input(subscribeInput)
    .output(z.void())
    .mutation(({ ctx, input }) => addSubscription(ctx, input)),
  confirm: publicProcedure
    .input(newsletterToken)
    .output(z.void())
    .mutation(({ ctx, input }) => acceptSubscription(ctx, input)),
  unsubscribe: publicProcedure
    .input(newsletterToken)
    .output(z.void())
    .mutation(({ ctx, input }) => endSubscription(ctx, input)),
});
