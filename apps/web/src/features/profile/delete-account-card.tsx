import { Panel, SectionHeading } from '@keydence/ui';
import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { deletionTexts as texts } from './messages.ts';

/** Permanent deletion of the account; the dialog lists the consequences before anything is typed. */
export function DeleteAccountCard() {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <Panel label={texts.title}>
      <SectionHeading title={texts.title} description={texts.intro} />
      <Button variant="light" color="red" onClick={open}>
        {texts.open}
      </Button>
      <Modal opened={isOpen} onClose={close} title={texts.title} size="lg">
        <DeleteAccountForm onCancel={close} />
      </Modal>
    </Panel>
  );
}
