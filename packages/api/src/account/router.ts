import { accountDeletion, deleteAccountInput } from '@keydence/domain';
import { router, sessionProcedure } from '../trpc.ts';
import { deleteAccount } from './delete-account.ts';
import { getDeletion } from './get-deletion.ts';

export const accountRouter = router({
  getDeletion: sessionProcedure.output(accountDeletion).query(({ ctx }) => getDeletion(ctx)),
  delete: sessionProcedure.input(deleteAccountInput).mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
