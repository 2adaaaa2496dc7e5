import { Panel, SectionHeading } from '@keydence/ui';
import { useCallback, useState } from 'react';
import { ImagePicker } from '../../lib/image-picker.tsx';
import { TimedStatus } from '../../lib/timed-status.tsx';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSendFile } from '../../lib/use-send-file.tsx';
import { messages } from './messages.ts';

export type Profile = RouterOutputs['profile']['get'];

export function PictureCard({ profile }: { profile: Profile }) {
  const { profile: cached } = trpc.useUtils();
  const sendFile = useSendFile();
  const removal = trpc.profile.removeAvatar.useMutation();
  const [note, setNote] = useState<string | null>(null);
  const forgetNote = useCallback(() => setNote(null), []);
  const upload = async (file: File, onProgress: (percent: number) => void) => {
    setNote(null);
    await sendFile({ path: '/api/users/profile/avatar', field: 'avatar', file, onProgress });
    await cached.get.invalidate();
    setNote(messages.pictureUpdated);
  };
  const remove = async () => {
    setNote(null);
    cached.get.setData(undefined, await removal.mutateAsync());
    setNote(messages.pictureRemoved);
  };
  return (
    <Panel label={messages.picture}>
      <SectionHeading title={messages.picture} />
      <ImagePicker
        label={messages.pictureLabel}
        url={profile.profilePictureUrl}
        initial={(profile.fullName ?? profile.email).charAt(0).toUpperCase()}
        hint={messages.pictureHint}
        failedTitle={messages.uploadFailed}
        upload={upload}
        remove={remove}
      />
      <TimedStatus text={note} onGone={forgetNote} />
    </Panel>
  );
}
