import { Modal, Skeleton, Text } from '@mantine/core';
import { formMessages as texts } from './messages.ts';
import { newRule } from './rule-draft.ts';
import { RuleForm } from './rule-form.tsx';
import { toFields, type useRules } from './use-alerts.ts';

interface RuleDialogProps {
  domainId: string;
  rules: ReturnType<typeof useRules>;
  /** Id of a rule, or `new`; undefined while the dialog is closed. */
  ruleId: string | undefined;
  onClose: () => void;
}

/** Creates or changes a rule. */
export function RuleDialog({ domainId, rules, ruleId, onClose }: RuleDialogProps) {
  const { data } = rules.query;
  const rule = data?.find(({ id }) => id === ruleId);
  const isNew = ruleId === 'new';
  return (
    <Modal
      opened={ruleId !== undefined}
      onClose={onClose}
      title={isNew ? texts.newTitle : texts.editTitle}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
      centered
    >
      {isNew || rule ? (
        <RuleForm
          key={ruleId}
          domainId={domainId}
          fields={rule ? toFields(rule) : newRule}
          isSaving={rules.isSaving}
          onSave={(fields) => rules.save(fields, rule?.id ?? null)}
          onSaved={onClose}
        />
      ) : data && ruleId !== undefined ? (
        <Text>{texts.gone}</Text>
      ) : (
        <Skeleton height={320} />
      )}
    </Modal>
  );
}
