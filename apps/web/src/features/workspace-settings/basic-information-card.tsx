import { FactList, Panel } from '@keydence/ui';
import { Alert, Text, TextInput, Title } from '@mantine/core';
import { useDates } from '../../lib/dates.tsx';
import { useRefusal } from '../../lib/use-access.ts';
import { basicTexts } from './messages.ts';
import type { Workspace, WorkspaceForm } from './use-workspace-form.ts';

interface BasicInformationCardProps {
  workspace: Workspace;
  form: WorkspaceForm;
}

/** Name of the workspace, read-only or in edit mode. */
export function BasicInformationCard({ workspace, form }: BasicInformationCardProps) {
  const mayChange = useRefusal() === null;
  return (
    <Panel label={basicTexts.title}>
      <Title order={2} mb="sm">
        {basicTexts.title}
      </Title>
      {form.isEditing && mayChange ? <NameField form={form} /> : <Facts workspace={workspace} />}
      <Text role="status" size="sm" c="dimmed" mt="xs">
        {form.isSaved ? basicTexts.saved : null}
      </Text>
    </Panel>
  );
}

function Facts({ workspace: { name, createdAt } }: { workspace: Workspace }) {
  const dates = useDates();
  return (
    <>
      <FactList columns={1} facts={[{ name: basicTexts.name, value: name }]} />
      <Text size="sm" c="dimmed" mt="xs">
        {basicTexts.created(dates.day(createdAt, 'medium'))}
      </Text>
    </>
  );
}

function NameField({ form }: { form: WorkspaceForm }) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <TextInput
        label={basicTexts.name}
        autoFocus
        maxLength={200}
        autoComplete="organization"
        value={form.name}
        error={form.error}
        errorProps={{ role: 'alert' }}
        onChange={(event) => form.change(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && form.cancel()}
      />
      {form.failure ? (
        <Alert role="alert" color="red" variant="light" mt="sm">
          {form.failure}
        </Alert>
      ) : null}
    </form>
  );
}
