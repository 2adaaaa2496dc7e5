import { anchorOf, escapeHtml } from './render-page.mjs';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * @typedef {{ name: string, in: string, required?: boolean, description?: string }} Parameter
 * @typedef {{ content?: Record<string, { example?: unknown }> }} Body
 * @typedef {{ summary?: string, description?: string, tags?: string[], parameters?: Parameter[], requestBody?: Body, responses?: Record<string, Body> }} Operation
 */

/**
 * The page of all REST operations, each with its parameters and a request to copy.
 * @param {{ paths: Record<string, Record<string, Operation>> }} document
 */
export function renderReference(document) {
  /** @type {Map<string, { method: string, path: string, operation: Operation }[]>} */
  const tags = new Map();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const tag = operation.tags?.[0] ?? 'Other';
      tags.set(tag, [...(tags.get(tag) ?? []), { method, path, operation }]);
    }
  }
  const parts = [{ heading: 'REST reference', anchor: 'rest-reference', text: '' }];
  const sections = [...tags]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, operations]) => {
      const rendered = operations.map(({ method, path, operation }) => {
        const heading = `${method.toUpperCase()} ${path}`;
        const anchor = anchorOf(heading.replaceAll('/', '-'));
        const summary = operation.summary ?? '';
        parts.push({ heading, anchor, text: `${tag} ${summary} ${operation.description ?? ''}` });
        return `<h3 id="${anchor}"><code>${escapeHtml(heading)}</code></h3>\n<p>${escapeHtml(summary)}</p>\n${renderParameters(operation)}<pre tabindex="0"><code>${escapeHtml(composeRequest(method, path, operation))}</code></pre>${renderResponse(operation)}`;
      });
      return `<h2 id="${anchorOf(tag)}">${escapeHtml(tag)}</h2>\n${rendered.join('\n')}`;
    });
  const intro =
    '<p>Every operation of the REST API. Each server shows the same with its schemas at <code>/api/docs</code>.</p>';
  return { html: `<h1 id="rest-reference">REST reference</h1>\n${intro}\n${sections.join('\n')}`, parts };
}

/** @param {Operation} operation */
function renderParameters({ parameters = [] }) {
  const named = parameters.filter((parameter) => parameter.name);
  if (named.length === 0) return '';
  const hasMeanings = named.some(({ description }) => description);
  const rows = named.map(({ name, in: place, required, description = '' }) => {
    const meaning = hasMeanings ? `<td>${escapeHtml(description)}</td>` : '';
    return `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', required' : ''}</td>${meaning}</tr>`;
  });
  const head = `<th>Parameter</th><th>In</th>${hasMeanings ? '<th>Meaning</th>' : ''}`;
  return `<div class="table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>\n`;
}

/** The longest example that is shown, in lines; a list of few rows fits. */
const exampleLines = 40;

/** @param {Operation} operation */
function renderResponse({ responses = {} }) {
  const [status, body] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const example = body?.content?.['application/json']?.example;
  if (example === undefined) return '';
  const lines = JSON.stringify(example, null, 2).split('\n');
  const shown = lines.length > exampleLines ? [...lines.slice(0, exampleLines), '…'] : lines;
  return `\n<details><summary>Response ${status}</summary><pre tabindex="0"><code>${escapeHtml(shown.join('\n'))}</code></pre></details>`;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {Operation} operation
 */
function composeRequest(method, path, { parameters = [], requestBody }) {
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const search = query.length > 0 ? `?${query.map(({ name }) => `${name}=…`).join('&')}` : '';
  const verb = method === 'get' ? '' : ` -X ${method.toUpperCase()}`;
  if (requestBody?.content?.['multipart/form-data'])
    return `curl${verb} -H "Authorization: Bearer kd_…" -F file=@… \\\n  "$KEYDENCE_URL${path}${search}"`;
  const example = requestBody?.content?.['application/json']?.example ?? {};
  const body = requestBody ? ` \\\n  --json '${JSON.stringify(example).replaceAll("'", "'\\''")}'` : '';
  return `curl${verb} -H "Authorization: Bearer kd_…"${body} \\\n  "$KEYDENCE_URL${path}${search}"`;
}
