import { expect, test } from 'vitest';
import { createDatabase } from './create-database.ts';

test.each(['', 'embedded:', 'mysql://localhost/keydence', 'data/pg'])(
  'rejects the address "%s"',
  async (url) => {
    await expect(createDatabase(url)).rejects.toThrow('must be postgres://… or embedded:<folder>');
  },
);
