import { Panel } from '@keydence/ui';
import { Title } from '@mantine/core';
import { ImagePicker } from '../../lib/image-picker.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useSendFile } from '../../lib/use-send-file.tsx';
import { logoTexts as texts } from './messages.ts';
import type { Workspace } from './use-workspace-form.ts';

/** Logo of the workspace, shown next to its name on every screen. */
export function LogoCard({ workspace: { id, name, iconUrl } }: { workspace: Workspace }) {
  const utils = trpc.useUtils();
  const sendFile = useSendFile();
  const removal = trpc.workspaces.removeIcon.useMutation();
  const upload = async (file: File, onProgress: (percent: number) => void) => {
    await sendFile({ path: `/api/companies/${id}/icon`, field: 'image', file, onProgress });
    await utils.workspaces.invalidate();
  };
  const remove = async () => {
    await removal.mutateAsync({ workspaceId: id });
    await utils.workspaces.invalidate();
  };
  return (
    <Panel label={texts.title}>
      <Title order={2} mb="sm">
        {texts.title}
      </Title>
      <ImagePicker
        label={texts.label}
        url={iconUrl}
        initial={([...name.trim()][0] ?? '').toUpperCase()}
        shape="square"
        hint={texts.hint}
        failedTitle={texts.failed}
        upload={upload}
        remove={remove}
      />
    </Panel>
  );
}
