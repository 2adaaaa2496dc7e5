export { isDoomed } from './break-transactions.ts';
export { createEmptyDatabase, createTestDatabase, isCluster } from './create-test-database.ts';
export { killEmbedded } from './kill-embedded.ts';
export { type Coordinator, openCoordinator } from './open-coordinator.ts';
export type { Node } from './own-cluster.ts';
export { type OwnServer, startOwnServer } from './own-server.ts';
export { stripParameters } from './strip-parameters.ts';
