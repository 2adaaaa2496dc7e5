import { feedbackCategories, feedbackDescriptionMaxLength, feedbackTitleMaxLength } from '@keydence/domain';
import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { CategoryIcon } from './category-icon.tsx';
import classes from './draft-form.module.css';
import type { DraftErrors, FeedbackDraft } from './feedback-draft.ts';
import { categoryLabels, formTexts } from './messages.ts';

interface DraftFieldsProps {
  draft: FeedbackDraft;
  errors: DraftErrors;
  onChange: (changes: Partial<FeedbackDraft>) => void;
  /** Shown below the title. */
  belowTitle?: ReactNode;
}

/** Title, category and description of new or edited feedback. */
export function DraftFields({ draft, errors, onChange, belowTitle }: DraftFieldsProps) {
  return (
    <>
      <TextInput
        name="title"
        label={formTexts.title}
        placeholder={formTexts.titlePlaceholder}
        required
        data-autofocus
        autoComplete="off"
        // Twice the limit: an overlong paste gets an error message instead of being cut.
        maxLength={2 * feedbackTitleMaxLength}
        value={draft.title}
        error={errors.title}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget: { value } }) => onChange({ title: value })}
      />
      {belowTitle}
      <fieldset className={classes.categoryChoice}>
        <legend>{formTexts.category}</legend>
        <div className={classes.categoryCards}>
          {feedbackCategories.map((category) => (
            <label key={category} className={classes.categoryCard}>
              <input
                type="radio"
                name="category"
                value={category}
                checked={draft.category === category}
                onChange={() => onChange({ category })}
              />
              <CategoryIcon category={category} />
              {categoryLabels[category]}
            </label>
          ))}
        </div>
      </fieldset>
      <Textarea
        name="description"
        label={formTexts.description}
        placeholder={formTexts.descriptionPlaceholder}
        required
        rows={5}
        resize="vertical"
        maxLength={2 * feedbackDescriptionMaxLength}
        value={draft.description}
        error={errors.description}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget: { value } }) => onChange({ description: value })}
      />
    </>
  );
}
