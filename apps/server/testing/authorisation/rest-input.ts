import type { TenantIds } from './tenant.ts';

export interface RestInput {
  path: string;
  body?: object;
  /** A file in the named form field. */
  file?: { field: string; content: Uint8Array };
}

export type Write = (ids: TenantIds) => RestInput;

export const read =
  (path: string): Write =>
  (ids) => ({ path: `${path}?domain_id=${ids.domainId}` });
export const change =
  (path: string, body: (ids: TenantIds) => object = () => ({})): Write =>
  (ids) => ({
    path,
    body: { domain_id: ids.domainId, ...body(ids) },
  });
