import type { BriefExportFormat } from '@keydence/domain';
import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useAuth } from '../../lib/auth-provider.tsx';
import { notifyError } from '../../lib/notify-error.ts';
import { saveFile } from '../../lib/save-file.ts';

const formats: readonly { format: BriefExportFormat; label: string }[] = [
  { format: 'docx', label: 'Word (DOCX)' },
  { format: 'md', label: 'Markdown' },
  { format: 'html', label: 'HTML' },
];

export function BriefExport({ domainId, briefId }: { domainId: string; briefId: string }) {
  const { client } = useAuth();
  const [isSaving, setIsSaving] = useState(false);
  const save = async (format: BriefExportFormat) => {
    setIsSaving(true);
    try {
      const token = (await client.getSession()).data.session?.access_token ?? '';
      const response = await fetch(
        `/api/seo/briefs/${briefId}/export?${new URLSearchParams({ domain_id: domainId, format })}`,
        { headers: { authorization: `Bearer ${token}` } },
      );
      if (!response.ok) throw new Error(`The server answered with ${response.status}. Try again.`);
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
      saveFile(await response.blob(), name ?? `brief.${format}`);
    } catch (error) {
      notifyError('Could not export the brief', error);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={isSaving}
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(({ format, label }) => (
          <Menu.Item key={format} onClick={() => void save(format)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
