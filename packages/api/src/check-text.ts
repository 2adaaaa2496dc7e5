import { domainMessages, findTextFault } from '@keydence/domain';
import { invalidField } from './errors.ts';

/** Longer than any field of the product; each schema has its own, smaller limit. */
const maxTextLength = 10_000;

const messages = {
  characters: 'Text must not contain invalid characters.',
  length: 'Text is too long.',
  depth: 'The request is nested too deeply.',
};

/** Refuses text that the database cannot store as it is, in nested objects and lists and in the names of their fields. */
export function checkText(value: unknown, maxLength = maxTextLength): void {
  const fault = findTextFault(value, maxLength);
  if (!fault) return;
  const isDomain = fault.kind === 'characters' && /domain(url)?$/i.test(fault.path);
  throw invalidField(fault.path, isDomain ? domainMessages.format : messages[fault.kind]);
}
