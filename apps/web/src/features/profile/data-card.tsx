import { Panel, SectionHeading } from '@keydence/ui';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useAuth } from '../../lib/auth-provider.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { dataTexts as texts } from './messages.ts';

const fileName = 'keydence-account.json';

/** Export of all the user's data as a file. */
export function DataCard() {
  const { client } = useAuth();
  const download = useMutation({
    mutationFn: async () => {
      const accessToken = (await client.getSession()).data.session?.access_token ?? '';
      const response = await fetch('/api/users/profile/export', {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      if (!response.ok) throw new Error(`answered with ${response.status}`);
      saveFile(await response.blob(), fileName);
    },
    onSuccess: () => notifications.show({ message: texts.downloaded(fileName) }),
    onError: () => notifications.show({ color: 'red', message: texts.failed }),
  });
  return (
    <Panel label={texts.title}>
      <SectionHeading title={texts.title} description={texts.intro} />
      <Button
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {texts.download}
      </Button>
    </Panel>
  );
}
