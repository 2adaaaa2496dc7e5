export { type ClusterCheck, checkCluster } from './cluster/check-cluster.ts';
export { describeCluster, rebalanceCluster } from './cluster/describe-cluster.ts';
export { distributeLists } from './cluster/distribute-lists.ts';
export type { Shape } from './cluster/read-shape.ts';
export { copyPacked, copyRows, packLines, toCopyLine } from './copy-rows.ts';
export { createDatabase, type DatabaseOptions } from './create-database.ts';
export { isLockTimeout, isStatementTimeout, isTransientDatabaseError } from './database-errors.ts';
export type { EmbeddedOptions } from './embedded/open-cluster.ts';
export type { Database, DatabaseHandle, Queryable, Transaction } from './handle.ts';
export { insideTransaction } from './inside-transaction.ts';
export {
  intentCodes,
  intentFromCode,
  intentsFromBits,
  intentsToBits,
  intentToCode,
  relevanceFromCode,
  relevanceToCode,
  serpFeaturesFromFlags,
  serpFeaturesToFlags,
} from './keyword-codes.ts';
export { type KeywordTable, keywordTables } from './keyword-tables.ts';
export { changeSchema, type MigrateOptions, migrate, type SchemaChange } from './migrate.ts';
export type { StatementObserver } from './observe-statements.ts';
export * as schema from './schema/index.ts';
export type { ReadRobotsFile, ReadSitemapFile } from './schema/pages.ts';
export { NewerSchemaError } from './schema-version.ts';
export type { DatabaseContents } from './transfer/describe-contents.ts';
export { inspectTarget } from './transfer/inspect-target.ts';
export type { OpenTable } from './transfer/load-contents.ts';
export { readSnapshot } from './transfer/read-snapshot.ts';
export { replaceContents } from './transfer/replace-contents.ts';
export { verifySession } from './verify-session.ts';
export { withFreeLock, withLock } from './with-lock.ts';
