import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDatabasePlus } from '@tabler/icons-react';
import { CostNote } from '../../lib/cost-note.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRefusal } from '../../lib/use-access.ts';
import { type TrackedDomain, useSelection, type Workspace } from '../../lib/use-selection.tsx';
import { fillInTexts as texts } from './messages.ts';
import classes from './refetch-buttons.module.css';

/** Fills in missing intents and difficulties; absent without a live source, without gaps, and for viewers. */
export function FillInButton() {
  const { workspace, domain } = useSelection();
  const refusal = useRefusal('spend');
  return workspace && domain && refusal === null ? <FillIn workspace={workspace} domain={domain} /> : null;
}

const action = 'complete_keywords';

function FillIn({ workspace, domain }: { workspace: Workspace; domain: TrackedDomain }) {
  const utils = trpc.useUtils();
  const payment = { workspaceId: workspace.id, domainId: domain.id };
  const { data: estimate } = trpc.spending.estimate.useQuery({ ...payment, action });
  const { mutate, isPending } = trpc.keywords.complete.useMutation({
    onSuccess: ({ completed, remaining }) => {
      notifications.show({ message: texts.done(completed, remaining) });
    },
    // Stays until closed: the user may not have been looking.
    onError: (error) => {
      const message = `${failureText(error)} ${texts.nextStep}`;
      notifications.show({ color: 'red', title: texts.failed, message, autoClose: false });
    },
    onSettled: () =>
      Promise.all([
        utils.keywords.invalidate(),
        utils.overview.invalidate(),
        utils.reports.invalidate(),
        utils.spending.invalidate(),
      ]),
  });
  if (!estimate?.isPaid || estimate.expectedUsd === 0) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDatabasePlus size={16} stroke={1.5} aria-hidden />}
        loading={isPending}
        onClick={() => mutate({ domainId: domain.id })}
      >
        {texts.fillIn}
      </Button>
      <div className={classes.cost}>
        <CostNote {...payment} actions={[{ action, name: texts.fillIn }]} />
      </div>
    </>
  );
}
