import {
  type AuthedContext,
  createImport,
  getDomainScope,
  getWorkspaceScope,
  replaceAvatar,
  replaceIcon,
  requireKeyAccess,
} from '@keydence/api';
import {
  AppError,
  importLimits,
  importRun,
  importTooLarge,
  newAvatar,
  newIcon,
  pictureMaxBytes,
  pictureSizeText,
} from '@keydence/domain';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { overheadBytes, readUpload, type UploadedFile, type UploadField } from '../files/read-upload.ts';
import { createUploadGate, type UploadGate } from '../files/upload-gate.ts';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import { toWire } from './to-wire.ts';

export interface UploadEndpoint extends UploadField {
  method: 'post';
  path: string;
  summary: string;
  output: z.ZodObject;
  /** Field of the body with the output; if omitted, the output is spread beside `success`. */
  under?: string;
  /** Forbids API keys; read-only keys are always refused. */
  keys?: 'never';
  /** Files processed in parallel, and as many of the maximum size in memory. */
  atOnce: number;
  refused: { tooLarge: string; wrongKind: string };
  /** Checks the caller's permission before any byte is read; returns the processing function. */
  open: (
    context: AuthedContext,
    id: string,
  ) => Promise<(file: UploadedFile, signal: AbortSignal) => Promise<object>>;
}

const picture = {
  maxBytes: pictureMaxBytes,
  tooLarge: pictureSizeText,
  atOnce: 8,
  refused: {
    tooLarge: 'The file is over 5 MB.',
    wrongKind: 'No multipart form, or a file whose bytes are not an allowed picture.',
  },
};

export const uploadEndpoints: readonly UploadEndpoint[] = [
  {
    method: 'post',
    path: '/api/users/profile/avatar',
    summary: "Change the caller's profile picture: JPEG, PNG, GIF or WebP, at most 5 MB",
    ...picture,
    keys: 'never',
    field: 'avatar',
    output: newAvatar,
    open: async (context) => (file) => replaceAvatar(context, file.content),
  },
  {
    method: 'post',
    path: '/api/companies/{id}/icon',
    summary: "Change a workspace's logo: JPEG, PNG, GIF or WebP, at most 5 MB",
    ...picture,
    field: 'image',
    output: newIcon,
    open: async (context, id) => {
      const workspace = await getWorkspaceScope(context, id);
      return (file) => replaceIcon({ ...context, workspace }, file.content);
    },
  },
  {
    method: 'post',
    path: '/api/seo/domains/{id}/imports',
    summary:
      'Upload an export of a keyword tool, a table or a list, as text, .xlsx or zip, at most 20 MB: what is in it, not imported yet',
    field: 'file',
    maxBytes: importLimits.fileBytes,
    tooLarge: importTooLarge,
    atOnce: 2,
    refused: {
      tooLarge: 'The file is over 20 MB, unzips to over 100 MB, or has over 200,000 rows.',
      wrongKind: 'No multipart form, or a file that is no text, spreadsheet or zip archive.',
    },
    output: importRun,
    under: 'data',
    open: async (context, id) => {
      const domain = await getDomainScope(context, { domainId: id });
      return ({ content, name }, signal) =>
        createImport({ ...context, domain }, { content, fileName: name, signal });
    },
  },
];

/** Mounted before the limit for JSON bodies, which is smaller than a file and buffers the body. */
export function uploadRoutes(edge: Edge): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const endpoint of uploadEndpoints) {
    const { atOnce, maxBytes } = endpoint;
    const gate = createUploadGate({ files: atOnce, bytes: atOnce * (maxBytes + overheadBytes) });
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
  requireKeyAccess(caller, { keys: endpoint.keys, isChange: true });
  const store = await endpoint.open({ ...context, caller, isChange: true }, c.req.param('id') ?? '');
  await services.rateLimiter.take('upload_minute', caller.userId);
  const stored = await gate({
    read: (count) => readUpload(c.req.raw, endpoint, count),
    store: (file) => store(file, c.req.raw.signal),
  });
  const body = toWire(endpoint.output.parse(stored), {}) as object;
  return c.json({ success: true, ...(endpoint.under ? { [endpoint.under]: body } : body) });
}
