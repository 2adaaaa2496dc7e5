import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDraws } from './random-draws.ts';

/** A generated site on this machine; each page is computed from its number. */
export interface LocalSite {
  port: number;
  countRequests(): number;
  close(): Promise<void>;
}

const perFolder = 100;
const wordsOfPage = 1_050;
const contentLinks = 13;

/**
 * A home page, folders of 100 pages, and pages of about 19 KB with a menu of up to 45 links. Folders
 * have no description.
 */
export async function startLocalSite(size: number): Promise<LocalSite> {
  const menu = Array.from(
    { length: Math.min(45, countFolders(size)) },
    (_, at) => `<li><a href="/folder-${at}">Folder ${at}</a></li>`,
  ).join('');
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const path = request.url ?? '/';
    const etag = `"${path}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    const body = writePage(path, size, menu);
    const status = body === null ? 404 : 200;
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...(body && { etag }) });
    response.end(body ?? '<h1>Not found</h1>');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    countRequests: () => requests,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const countFolders = (size: number) => Math.max(1, Math.floor(size / (perFolder + 1)));

function writePage(path: string, size: number, menu: string): string | null {
  const folders = countFolders(size);
  if (path === '/')
    return frame(
      'Home',
      menu,
      listOf(folders, (at) => `/folder-${at}`),
    );
  const folder = Number(/^\/folder-(\d+)$/.exec(path)?.[1] ?? -1);
  const isFolder = folder >= 0 && folder < folders;
  if (isFolder)
    return frame(
      `Folder ${folder}`,
      menu,
      listOf(perFolder, (at) => pagePath(folder * perFolder + at)),
    );
  const page = Number(/^\/page-(\d+)$/.exec(path)?.[1] ?? -1);
  if (page < 0 || page >= folders * perFolder) return null;
  return frame(`Page ${page}`, menu, writeText(page, folders * perFolder));
}

const pagePath = (page: number) => `/page-${page}`;

function listOf(count: number, pathOf: (at: number) => string): string {
  const items = Array.from(
    { length: count },
    (_, at) => `<li><a href="${pathOf(at)}">${pathOf(at)}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function frame(name: string, menu: string, main: string): string {
  return `<!doctype html><html lang="en"><head><title>${name} of the bench</title>
${main.startsWith('<ul>') ? '' : `<meta name="description" content="All about ${name}.">`}</head><body><nav><ul>${menu}</ul></nav>
<main><h1>${name}</h1>${main}</main><footer><a href="/">Home</a></footer></body></html>`;
}

function writeText(page: number, pages: number): string {
  const { between } = createDraws(page + 1);
  const draw = () => between(0, 1);
  const word = () => {
    const at = Math.floor(draw() ** 2 * 20_000);
    return `${syllables[at % 20]}${syllables[Math.floor(at / 20) % 20]}${syllables[Math.floor(at / 400) % 20]}`;
  };
  const paragraphs: string[] = [];
  for (let part = 0; part < 15; part += 1) {
    const words = Array.from({ length: wordsOfPage / 15 }, word);
    const to = Math.floor(draw() * pages);
    if (part < contentLinks) words[10] = `<a href="${pagePath(to)}">${word()} ${word()}</a>`;
    if (part % 4 === 0) paragraphs.push(`<h2>${word()} ${word()}</h2>`);
    paragraphs.push(`<p class="text">${words.join(' ')}.</p>`);
  }
  return paragraphs.join('\n');
}

const syllables = 'ba be bi bo bu da de di do du ka ke ki ko ku ma me mi mo mu'.split(' ');
