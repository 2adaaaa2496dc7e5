import { type AuthedContext, getWorkspaceScope, replaceAvatar, replaceIcon } from '@keydence/api';
import { AppError, newAvatar, newIcon } from '@keydence/domain';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { readUpload } from '../files/read-upload.ts';
import { createUploadGate, type UploadGate } from '../files/upload-gate.ts';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import { toWire } from './to-wire.ts';

/** One REST operation that takes a picture in a field of a multipart form. */
export interface UploadEndpoint {
  method: 'post';
  /** With `{name}` for parameters. */
  path: string;
  summary: string;
  field: string;
  output: z.ZodObject;
  /** Checks what the caller may before a byte of the file is read; returns what to do with the file. */
  open: (context: AuthedContext, id: string) => Promise<(file: Uint8Array) => Promise<object>>;
}

export const uploadEndpoints: readonly UploadEndpoint[] = [
  {
    method: 'post',
    path: '/api/users/profile/avatar',
    summary: "Change the caller's profile picture: JPEG, PNG, GIF or WebP, at most 5 MB",
    field: 'avatar',
    output: newAvatar,
    open: async (context) => (file) => replaceAvatar(context, file),
  },
  {
    method: 'post',
    path: '/api/companies/{id}/icon',
    summary: "Change a workspace's logo: JPEG, PNG, GIF or WebP, at most 5 MB",
    field: 'image',
    output: newIcon,
    open: async (context, id) => {
      const workspace = await getWorkspaceScope(context, id);
      return (file) => replaceIcon({ ...context, workspace }, file);
    },
  },
];

/** Mounted before the limit for JSON bodies, which is smaller than a picture and keeps the whole body. */
export function uploadRoutes(edge: Edge): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const gate = createUploadGate();
  for (const endpoint of uploadEndpoints) {
    routes.post(endpoint.path.replace('{id}', ':id'), (c) => answer(c, endpoint, { edge, gate }));
  }
  return routes;
}

async function answer(
  c: Context<AppEnv>,
  endpoint: UploadEndpoint,
  { edge, gate }: { edge: Edge; gate: UploadGate },
): Promise<Response> {
  const context = await createContext(edge, c);
  const { caller, services } = context;
  if (caller instanceof AppError) throw caller;
  const store = await endpoint.open({ ...context, caller }, c.req.param('id') ?? '');
  await services.rateLimiter.take('upload_minute', caller.userId);
  const stored = await gate(async () => store(await readUpload(c.req.raw, endpoint.field)));
  return c.json({ success: true, ...(toWire(endpoint.output.parse(stored), {}) as object) });
}
