export { createClient, type KeydenceClient } from './create-client.ts';
export { dataOf } from './data-of.ts';
export { KeydenceError } from './keydence-error.ts';
export { rowsOf } from './rows-of.ts';
export type { components, paths } from './schema.generated.ts';
