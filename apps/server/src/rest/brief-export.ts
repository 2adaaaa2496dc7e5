import type { OpenAPIHono } from '@hono/zod-openapi';
import { createCaller } from '@keydence/api';
import {
  AppError,
  briefExportFormat,
  briefId,
  composeBriefDocument,
  writeBriefHtml,
  writeBriefMarkdown,
} from '@keydence/domain';
import { writeBriefDocx } from '../briefs/write-docx.ts';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import type { EndpointInput } from './endpoint.ts';
import { describeFile } from './openapi.ts';
import { readInput } from './read-input.ts';

export const briefExportPath = '/api/seo/briefs/{id}/export';

const exportBriefInput = briefId.extend({ format: briefExportFormat.default('md') });

const definition: EndpointInput = {
  method: 'get',
  input: exportBriefInput,
  params: { id: 'briefId' },
  inputNames: {},
};

const contentTypes = {
  md: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** `GET /api/seo/briefs/{id}/export`: a brief as Markdown, as one HTML file, or as a document of Word. */
export function addBriefExport(routes: OpenAPIHono<AppEnv>, edge: Edge): void {
  routes.get('/api/seo/briefs/:id/export', async (c) => {
    const context = await createContext(edge, c);
    if (context.caller instanceof AppError) throw context.caller;
    const input = exportBriefInput.parse(await readInput(c, definition));
    const detail = await createCaller(context).briefs.get(input);
    const blocks = composeBriefDocument(detail);
    const { title } = detail.brief;
    const files = {
      md: () => writeBriefMarkdown(blocks),
      html: () => writeBriefHtml(blocks, title),
      docx: () => new Uint8Array(writeBriefDocx(blocks)),
    };
    return c.body(files[input.format](), 200, {
      'Content-Type': contentTypes[input.format],
      'Content-Disposition': `attachment; filename="brief-${toFileName(title)}.${input.format}"`,
      'X-Content-Type-Options': 'nosniff',
    });
  });
  describeFile(routes.openAPIRegistry, {
    ...definition,
    path: briefExportPath,
    summary: 'A brief as Markdown, as one HTML file, or as a document of Word',
    contentType: 'application/octet-stream',
  });
}

function toFileName(title: string): string {
  const name = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  return name.replaceAll('-', '') === '' ? 'page' : name;
}
