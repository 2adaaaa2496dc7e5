import { AppError, addSiteChangeInput, type SiteChange } from '@keydence/domain';
import { z } from 'zod';
import { findDomain } from './find-domain.ts';
import { defineChangeTool, defineReadTool, type Tool, type ToolContext } from './tool.ts';
import { domainId } from './tool-input.ts';

const { changedOn, text } = addSiteChangeInput.shape;
const changeId = z.string().describe('The id of a site change, as list_site_changes has it.');

export const siteChangeTools: readonly Tool[] = [
  defineReadTool({
    name: 'list_site_changes',
    title: 'Site changes',
    description:
      'Days on which the site of a domain changed, as its members noted them, the newest first. Figures before and after such a day are not compared.',
    input: z.object({ domain_id: domainId }),
    run: async ({ api }, input) => ({
      data: { siteChanges: await api.siteChanges.list({ domainId: input.domain_id }) },
    }),
  }),
  defineChangeTool({
    name: 'add_site_change',
    title: 'Note a site change',
    description:
      'Notes a change of the site, such as a redesign or a new host. Figures before and after its day are not compared, and the moves are computed again.',
    isDestructive: false,
    input: z.object({
      domain_id: domainId,
      changed_on: changedOn.describe('The day on which it was live, YYYY-MM-DD.'),
      text: text.describe('What changed, in a few words.'),
    }),
    announce: async (tools, input) => {
      const domain = await findDomain(tools, input.domain_id);
      const noted = await tools.api.siteChanges.list({ domainId: input.domain_id });
      return {
        wouldNote: { changedOn: input.changed_on, text: input.text },
        notedOnThatDay: noted.filter((change) => change.changedOn === input.changed_on),
        domain: domain.name,
      };
    },
    run: async ({ api }, input) => ({
      data: {
        siteChange: await api.siteChanges.add({
          domainId: input.domain_id,
          changedOn: input.changed_on,
          text: input.text,
        }),
      },
    }),
  }),
  defineChangeTool({
    name: 'delete_site_change',
    title: 'Delete a site change',
    description:
      'Deletes a noted change of the site. Figures are compared across its day again, and the moves are computed again.',
    isDestructive: true,
    input: z.object({ domain_id: domainId, change_id: changeId }),
    announce: async (tools, input) => {
      const domain = await findDomain(tools, input.domain_id);
      const wouldDelete = await findChange(tools, { domainId: input.domain_id, changeId: input.change_id });
      return { wouldDelete, domain: domain.name };
    },
    run: async ({ api }, input) => {
      await api.siteChanges.delete({ domainId: input.domain_id, changeId: input.change_id });
      return { data: { deletedId: input.change_id } };
    },
  }),
];

async function findChange(
  { api }: ToolContext,
  { domainId: id, changeId: wanted }: { domainId: string; changeId: string },
): Promise<SiteChange> {
  const change = (await api.siteChanges.list({ domainId: id })).find((one) => one.id === wanted);
  if (!change) throw new AppError('not_found', 'This site change does not exist.');
  return change;
}
