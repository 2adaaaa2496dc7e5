import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

it('describes the innermost error without the statement values', () => {
  const database = Object.assign(new Error('duplicate key'), { code: '23505' });
  const query = Object.assign(
    new Error('Failed query: insert\nparams: ada@mail.example', { cause: database }),
    {
      params: ['ada@mail.example'],
    },
  );
  const described = describeError(query);
  expect(described).toMatchObject({ name: 'Error', code: '23505', message: 'duplicate key' });
  expect(JSON.stringify(described)).not.toContain('ada@');
});

it('removes the values from a query without a cause', () => {
  const described = describeError(new Error('Failed query: select\nparams: secret'));
  expect(described.message).toBe('Failed query: select');
  expect(JSON.stringify(described)).not.toContain('secret');
});

it('accepts any thrown value', () => {
  expect(describeError('text')).toEqual({ message: 'text' });
});
