import type { Transaction } from '@keydence/db';
import { AppError } from '@keydence/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { removeKeywords } from '../keywords/remove-keywords.ts';
import { restoreTexts } from '../keywords/restore-texts.ts';
import { bumpListVersion } from './bump-list-version.ts';
import { lockList } from './lock-list.ts';
import { storeKeywords } from './store-keywords.ts';

const now = new Date('2026-11-21T12:00:00Z');
const gone = 424_242;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ now: () => now });
});
afterAll(() => services.database.close());

type Write = (tx: Transaction, listId: number) => Promise<unknown>;

const writes: [string, Write][] = [
  ['takes its lock', lockList],
  ['raises its version', bumpListVersion],
  [
    'stores collected keywords',
    (tx, listId) => storeKeywords(tx, listId, { ranked: [], ideas: [], isComplete: true, checkedAt: now }),
  ],
  ['removes keywords', (tx, listId) => removeKeywords(tx, { listId, ids: [1], now })],
  ['restores keywords', (tx, listId) => restoreTexts(tx, { listId, wanted: new Map(), now })],
];

describe('a write to a list that was deleted', () => {
  it.each(writes)('stops where it %s', async (_, write) => {
    const written = services.database.db.transaction((tx) => write(tx, gone));
    await expect(written).rejects.toThrow(new AppError('not_found', 'Not found'));
  });
});
