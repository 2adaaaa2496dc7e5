import { location, locations } from '@keydence/domain';
import { z } from 'zod';
import { authedProcedure, router } from '../trpc.ts';

export const locationsRouter = router({
  list: authedProcedure.output(z.array(location)).query(() => [...locations]),
});
