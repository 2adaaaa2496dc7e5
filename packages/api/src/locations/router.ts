import { location } from '@keydence/domain';
import { z } from 'zod';
import { stub } from '../stub.ts';
import { authedProcedure, router } from '../trpc.ts';

export const locationsRouter = router({
  list: authedProcedure.output(z.array(location)).query(() => stub()),
});
