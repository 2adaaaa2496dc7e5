import { within } from './call.ts';
import type { TenantIds } from './rest-input.ts';

type Read = (ids: TenantIds) => object;

const ofDomain =
  (more: object = {}): Read =>
  ({ domainId }) => ({ domainId, ...more });
const ofMove =
  (more: object = {}): Read =>
  ({ domainId, moveId }) => ({ domainId, moveId, ...more });
const ofMoves =
  (): Read =>
  ({ domainId, moveId }) => ({ domainId, moveIds: [moveId] });

export const moveProcedureCalls = within<object>('workspace', {
  'moves.plan': ofDomain(),
  'moves.list': ofDomain(),
  'moves.get': ofMove(),
  'moves.review': ofDomain(),
  'moves.status': ofDomain(),
  'moves.watch': ofDomain(),
  'moves.accept': ofMoves(),
  'moves.skip': ofMove({ reason: 'not_now' }),
  'moves.restore': ofMoves(),
  'moves.markDone': ({ domainId, doneMoveId }) => ({ domainId, moveId: doneMoveId }),
  'moves.setCapacity': ofDomain({ hours: 12 }),
  'moves.rebuild': ofDomain(),
  'moves.cancel': ofDomain(),
});
