import { apiKeyId, apiKeyList, createApiKeyInput, createdApiKey } from '@keydence/domain';
import { router, sessionProcedure } from '../trpc.ts';
import { createKey } from './create-key.ts';
import { deleteKey } from './delete-key.ts';
import { listKeys } from './list-keys.ts';

export const apiKeysRouter = router({
  list: sessionProcedure.output(apiKeyList).query(({ ctx }) => listKeys(ctx)),
  create: sessionProcedure
    .meta({ keys: 'never', isForViewers: true })
    .input(createApiKeyInput)
    .output(createdApiKey)
    .mutation(({ ctx, input }) => createKey(ctx, input)),
  delete: sessionProcedure.input(apiKeyId).mutation(({ ctx, input }) => deleteKey(ctx, input)),
});
