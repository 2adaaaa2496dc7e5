import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const appPaths = /^\/(signin|auth|onboarding|dashboard|invitations|oauth)(\/|\?|$)/;

/** In development every path of the application gets `app.html`, as the server does it in production. */
const appFallback: Plugin = {
  name: 'app-fallback',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url && appPaths.test(request.url) && !request.url.startsWith('/auth/v1')) {
        request.url = '/app.html';
      }
      next();
    });
  },
};

/** Parts of the chart library that have styles and are in use; the build fails if one is missing. */
const styledCharts = [
  'grid-chart',
  'ChartBrush/ChartBrush',
  'ChartLegend/ChartLegend',
  'ChartTooltip/ChartTooltip',
];

/** Leaves out the styles of charts that are not in use: the library has one style sheet for all. */
const chartStyles: Plugin = {
  name: 'chart-styles',
  enforce: 'pre',
  transform(css, id) {
    const [, folder] = /^(.*@mantine\/charts\/)styles\.css/.exec(id) ?? [];
    if (folder === undefined) return null;
    const modules = styledCharts.map((name) => readFileSync(`${folder}esm/${name}.module.mjs`, 'utf8'));
    const used = new Set(modules.join(' ').match(componentClass));
    return splitRules(css)
      .filter((rule) => (rule.match(componentClass) ?? []).every((name) => used.has(name)))
      .join('');
  },
};

const componentClass = /\bm_[0-9a-f]{6,8}\b/g;

/** The rules of a style sheet; a media query is one rule. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] !== '}' || --depth > 0) continue;
    rules.push(css.slice(from, at + 1));
    from = at + 1;
  }
  return rules;
}

const backend = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), appFallback, chartStyles],
  resolve: {
    alias: [
      { find: /^zod$/, replacement: fileURLToPath(new URL('src/app/zod-without-eval.ts', import.meta.url)) },
    ],
  },
  server: {
    port: 5173,
    proxy: { '/trpc': backend, '/api': backend, '/auth/v1': backend, '/dev': backend, '/files': backend },
  },
  build: {
    outDir: 'dist',
    // Read by `prerender.mjs` for the budgets of the public pages, and removed.
    manifest: true,
    rolldownOptions: {
      input: { landing: 'index.html', legal: 'legal.html', notice: 'notice.html', app: 'app.html' },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'data', test: /node_modules[\\/](@tanstack|@trpc|@supabase|zod)[\\/]/, priority: 2 },
          ],
        },
      },
    },
  },
});
