import { Button, Text, TextInput } from '@mantine/core';
import { spendingTexts as texts } from './spending-messages.ts';
import { useSavedNote } from './use-saved-note.ts';
import { type Spending, useBudget } from './use-spending.ts';
import classes from './workspace-settings.module.css';

/** Budget: owners change it; other members read who can. */
export function BudgetForm({ workspaceId, spending }: { workspaceId: string; spending: Spending }) {
  const note = useSavedNote();
  const budget = useBudget(workspaceId, spending, note.show);
  if (!spending.canSetBudget) {
    return (
      <Text size="sm" c="dimmed" className={classes.part ?? ''}>
        {texts.ownersOnly}
      </Text>
    );
  }
  return (
    <form
      noValidate
      className={classes.part}
      onSubmit={(event) => {
        event.preventDefault();
        budget.submit();
      }}
    >
      <div className={classes.formRow}>
        <TextInput
          className={classes.grow ?? ''}
          label={texts.budget}
          description={texts.most(spending.maxBudgetUsd)}
          type="number"
          min={0}
          max={spending.maxBudgetUsd}
          step={1}
          inputMode="decimal"
          leftSection="$"
          value={budget.text}
          error={budget.refusal}
          errorProps={{ role: 'alert' }}
          onChange={(event) => budget.type(event.currentTarget.value)}
        />
        <Button type="submit" loading={budget.isSaving}>
          {texts.save}
        </Button>
      </div>
      <Text role="status" size="sm" className={classes.saved ?? ''}>
        {note.isShown ? texts.saved : null}
      </Text>
    </form>
  );
}
