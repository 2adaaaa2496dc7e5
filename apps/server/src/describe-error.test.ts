import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

it('tells the innermost error without the values of the statement', () => {
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

it('cuts the values off a query that has no cause', () => {
  const described = describeError(new Error('Failed query: select\nparams: secret'));
  expect(described.message).toBe('Failed query: select');
  expect(JSON.stringify(described)).not.toContain('secret');
});

it('takes anything that is thrown', () => {
  expect(describeError('text')).toEqual({ message: 'text' });
});
