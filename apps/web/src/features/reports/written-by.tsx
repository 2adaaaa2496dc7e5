import { type FallbackReason, rulesAuthor, type SectionAuthor } from '@keydence/domain';
import { Hint } from '@keydence/ui';
import { VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { authorMessages, fallbackTexts } from './author-messages.ts';
import classes from './report.module.css';
import { useReportContext } from './report-context.ts';

interface WrittenByProps {
  /** Path of the section in the report. */
  path: string;
  /** Path of the surrounding part: the label is shown only if its sections have different authors. */
  among?: string;
}

/** Author of a section, with an explanation; renders nothing in a report from before authors were stored. */
export function WrittenBy({ path, among }: WrittenByProps) {
  const { authors } = useReportContext();
  const own = authorsAt(authors, path);
  if (own.length === 0 || (among !== undefined && namesOf(authorsAt(authors, among)).length < 2)) return null;
  return (
    <span className={classes.author}>
      <Hint label={explain(own)} isPlain>
        <IconPencil size={14} stroke={1.5} aria-hidden />
        <VisuallyHidden>{authorMessages.writtenBy}</VisuallyHidden> {namesOf(own).join(', ')}
      </Hint>
    </span>
  );
}

function authorsAt(authors: readonly SectionAuthor[], path: string): SectionAuthor[] {
  return authors.filter((author) => author.path === path || author.path.startsWith(`${path}.`));
}

/** Names of the authors, models first. */
function namesOf(authors: readonly SectionAuthor[]): string[] {
  const hasRules = authors.some(({ generatedBy }) => generatedBy === rulesAuthor);
  return [...modelsOf(authors), ...(hasRules ? [authorMessages.rules] : [])];
}

function modelsOf(authors: readonly SectionAuthor[]): string[] {
  return [...new Set(authors.map(({ generatedBy }) => generatedBy).filter((name) => name !== rulesAuthor))];
}

function explain(authors: readonly SectionAuthor[]): string {
  const models = modelsOf(authors);
  const reasons = [...new Set(authors.flatMap(({ fallback }) => fallback ?? []))];
  const isAllRules = models.length === 0;
  return [
    ...models.map(authorMessages.byModel),
    ...(reasons.length > 0 ? [becauseOf(reasons, isAllRules)] : []),
    ...(isAllRules && reasons.length === 0 ? [authorMessages.byRules] : []),
  ].join(' ');
}

function becauseOf(reasons: readonly FallbackReason[], isAllRules: boolean): string {
  return authorMessages.byRulesBecause(
    reasons.map((reason) => fallbackTexts[reason]),
    isAllRules,
  );
}
