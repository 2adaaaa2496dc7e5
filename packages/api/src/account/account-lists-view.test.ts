import { schema } from '@keydence/db';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { accountLists } from './account-lists-view.ts';

/** Tables that refer to a person but are in no list of the export, with the reason. */
const exceptions: Record<string, string> = {
  users: 'the profile of the export is this row',
  flow_states: 'a sign-in that is on its way: secrets that end within minutes',
  one_time_tokens: 'hashes of codes that end within the hour',
  oauth_authorizations: 'a consent that is on its way: secrets that end within minutes',
  passkey_challenges: 'a passkey that is being made: hashes that end within minutes',
  search_console_flows: 'an agreement with Google that is on its way: secrets that end within minutes',
  known_devices: 'browsers of earlier sign-ins: hashes that say nothing of the browser',
  address_changes: 'an address that can be restored for a week: the hash of a link',
  confirmations: 'what an assistant has announced: hashes that end within minutes',
  alert_webhooks: 'it belongs to the workspace, whose screens list it; the person only made it',
  keyword_views: 'it belongs to the workspace, whose screens list it; the person only made it',
  idempotency_keys: 'answers of the API that are kept for a day, so that they can be given again',
};

const personal = ['email', 'phone'];

/** Tables that refer to a person or hold a personal address or number. */
const tablesOfPeople = Object.values<unknown>(schema)
  .flatMap((one) => (is(one, PgTable) ? [getTableConfig(one)] : []))
  .filter(
    ({ columns, foreignKeys }) =>
      columns.some(({ name }) => personal.includes(name)) ||
      foreignKeys.some((key) =>
        ['users', 'workspace_members'].includes(getTableConfig(key.reference().foreignTable).name),
      ),
  )
  .map(({ name }) => name)
  .sort();

it('exports every table that refers to a person, or gives the reason', () => {
  const exported = Object.values(accountLists).map(({ table }) => getTableConfig(table).name);
  expect([...new Set([...exported, ...Object.keys(exceptions)])].sort()).toEqual(tablesOfPeople);
});

it('has an exception only for tables without a list', () => {
  const exported = new Set(Object.values(accountLists).map(({ table }) => getTableConfig(table).name));
  expect(Object.keys(exceptions).filter((name) => exported.has(name))).toEqual([]);
});
