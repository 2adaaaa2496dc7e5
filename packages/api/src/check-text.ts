import { domainMessages, findTextFault } from '@keydence/domain';
import { invalidField } from './errors.ts';

/** Above the limit of any field; each schema has its own, smaller one. */
const maxTextLength = 10_000;

const messages = {
  characters: 'Text must not contain invalid characters.',
  length: 'Text is too long.',
  depth: 'The request is nested too deeply.',
};

/**
 * Refuses text that the database cannot store unchanged, in nested objects and lists and in their
 * field names.
 */
export function checkText(value: unknown, maxLength = maxTextLength): void {
  const fault = findTextFault(value, maxLength);
  if (!fault) return;
  const isDomain = fault.kind === 'characters' && /domain(url)?$/i.test(fault.path);
  throw invalidField(fault.path, isDomain ? domainMessages.format : messages[fault.kind]);
}
