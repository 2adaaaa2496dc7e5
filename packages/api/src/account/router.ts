import { accountDeletion, deleteAccountInput } from '@keydence/domain';
import { authedProcedure, router } from '../trpc.ts';
import { deleteAccount } from './delete-account.ts';
import { getDeletion } from './get-deletion.ts';

export const accountRouter = router({
  getDeletion: authedProcedure.output(accountDeletion).query(({ ctx }) => getDeletion(ctx)),
  delete: authedProcedure.input(deleteAccountInput).mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
