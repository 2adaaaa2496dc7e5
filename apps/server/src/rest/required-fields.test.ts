import { validationError } from '@keydence/api';
import { domainMessages } from '@keydence/domain';
import { expect, it } from 'vitest';
import { fieldsOf } from './read-input.ts';
import { endpoints } from './routes.ts';

/** Validation error of each missing field, with only the path given. */
const missing = endpoints.flatMap((endpoint) => {
  const path = Object.fromEntries(Object.values(endpoint.params).map((field) => [field, 'x']));
  const { error } = endpoint.input.safeParse(path);
  const given = new Set(Object.keys(path));
  return (error ? (validationError(error).details.errors ?? []) : [])
    .filter(({ path: field }) => !given.has(field.split('.')[0] ?? ''))
    .map(({ path: field, message }) => ({
      operation: `${endpoint.method.toUpperCase()} ${endpoint.path}`,
      field,
      message,
    }));
});

it('answers no missing field with a sentence of the validator', () => {
  expect(missing.length).toBeGreaterThan(20);
  const strange = missing.filter(({ message }) => /invalid|expected|received|undefined/i.test(message));
  expect(strange).toEqual([]);
});

it('answers every missing domain_id with "No domain selected"', () => {
  const reading = endpoints.filter((endpoint) =>
    fieldsOf(endpoint).some(({ field }) => field === 'domainId'),
  );
  const required = missing.filter(({ field }) => field === 'domainId');
  expect(reading.length).toBeGreaterThan(5);
  expect(required.length).toBeGreaterThan(5);
  expect(new Set(required.map(({ message }) => message))).toEqual(new Set(['No domain selected']));
});

it.each([
  ['POST /api/companies', 'name', 'Company name is required'],
  ['POST /api/seo/domains/validate', 'domain', domainMessages.required],
  ['POST /api/feedback', 'title', 'Title is required'],
  ['POST /api/feedback', 'description', 'Description is required'],
])('%s without %s: %s', (operation, field, message) => {
  expect(missing).toContainEqual({ operation, field, message });
});
