import { addSiteChangeInput, domainId, siteChange, siteChangeId } from '@keydence/domain';
import { z } from 'zod';
import { domainProcedure, router, settledDomainProcedure } from '../trpc.ts';
import { addSiteChange } from './add-site-change.ts';
import { deleteSiteChange } from './delete-site-change.ts';
import { listSiteChanges } from './list-site-changes.ts';

/** Days on which the site changed; its figures are not compared across them. Every member can record them. */
export const siteChangesRouter = router({
  list: domainProcedure
    .input(domainId)
    .output(z.array(siteChange))
    .query(({ ctx }) => listSiteChanges(ctx)),
  add: settledDomainProcedure
    .input(addSiteChangeInput)
    .output(siteChange)
    .mutation(({ ctx, input }) => addSiteChange(ctx, input)),
  delete: settledDomainProcedure
    .input(siteChangeId)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteSiteChange(ctx, input)),
});
