import { domainMessages } from '@keydence/domain';
import type { ZodError } from 'zod';

/** The specification's sentences about missing fields. */
const requiredTexts: Readonly<Record<string, string>> = {
  domainId: 'No domain selected',
  domain: domainMessages.required,
  domainUrl: domainMessages.required,
  competitorDomain: domainMessages.required,
  title: 'Title is required',
  description: 'Description is required',
};

/**
 * Error text for a failed field: for a missing one the specification's sentence, else the schema's
 * message.
 */
export function describeIssue(issue: ZodError['issues'][number]): string {
  const field = String(issue.path.at(-1) ?? 'input');
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid option')) {
    return `${nameField(field)} must be one of ${issue.values.join(', ')}.`;
  }
  const isMissing = issue.code === 'invalid_type' && /received (undefined|null)$/.test(issue.message);
  if (!isMissing) return issue.message;
  return requiredTexts[field] ?? `${nameField(field)} is required`;
}

/** "keywordIds" as "Keyword IDs". */
function nameField(field: string): string {
  const words = field
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\bid(s?)$/, 'ID$1');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
