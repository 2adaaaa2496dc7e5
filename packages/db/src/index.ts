export { createDatabase, type DatabaseOptions } from './create-database.ts';
export { isDatabaseTrouble, isLockTimeout } from './database-trouble.ts';
export type { EmbeddedOptions } from './embedded/open-cluster.ts';
export type { Database, DatabaseHandle, Queryable, Transaction } from './handle.ts';
export { intentFromCode, intentToCode, serpFeaturesFromFlags, serpFeaturesToFlags } from './keyword-codes.ts';
export { type KeywordTable, keywordTables } from './keyword-tables.ts';
export { type MigrateOptions, migrate } from './migrate.ts';
export type { StatementObserver } from './observe-statements.ts';
export * as schema from './schema/index.ts';
