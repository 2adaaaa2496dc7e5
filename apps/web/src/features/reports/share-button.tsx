import { Button, Modal } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { reportsSearch } from './reports-search.ts';
import { ShareLinks } from './share-links.tsx';
import { shareMessages } from './share-messages.ts';

/** Opens the share links, which show the report to readers without an account. */
export function ShareButton({ domainId, generatedAt }: { domainId: string; generatedAt: string }) {
  const [{ share }, update] = useSectionSearch(reportsSearch);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconShare2 size={16} stroke={1.5} aria-hidden />}
        onClick={() => update({ share: true })}
      >
        {shareMessages.share}
      </Button>
      <Modal
        opened={share === true}
        onClose={() => update({ share: undefined })}
        title={shareMessages.title}
        size="lg"
        centered
      >
        <ShareLinks domainId={domainId} generatedAt={generatedAt} />
      </Modal>
    </>
  );
}
