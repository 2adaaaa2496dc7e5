import { pageLook } from '../http/page-look.ts';

/**
 * Overrides for the library's style sheet: typeface, colors of both schemes, and narrow screens.
 */
export const referenceStyle = `${pageLook}
:root.dark-mode { background: var(--page); }
.top > div, .start { max-width: 1460px; }
.top a:not(.brand), .swagger-ui .info a, :root.dark-mode .swagger-ui .info a, .start a { color: var(--accent); }
.start { margin: 0 auto; padding: 28px 20px 0; }
.start h1 { margin: 0 0 4px; font-size: 28px; line-height: 1.2; }
.start > p { max-width: 80ch; margin: 0 0 16px; color: var(--soft); }
.start ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); gap: 16px; margin: 0; padding: 0; list-style: none; }
.start li { min-width: 0; padding: 16px 20px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
.start h2 { margin: 0 0 4px; font-size: 16px; }
.start li p { margin: 0; }
.start pre { margin: 8px 0 0; padding: 10px 12px; overflow-x: auto; border-radius: 8px; background: var(--card-2); color: var(--ink); font: 12px/1.5 var(--code-font); }
:root.dark-mode .swagger-ui, .swagger-ui { background: var(--page); }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .info li, .swagger-ui .info p, .swagger-ui .info h2, .swagger-ui .opblock-tag, .swagger-ui .btn, .swagger-ui select, .swagger-ui input, .swagger-ui table thead tr td, .swagger-ui table thead tr th, .swagger-ui .opblock .opblock-section-header h4, .swagger-ui .tab li, .swagger-ui .parameter__name, .swagger-ui .response-col_status { font-family: var(--text-font); }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .info h2, .swagger-ui .info p, .swagger-ui .info li, .swagger-ui .opblock-tag { color: var(--ink); }
.swagger-ui .info { max-width: 80ch; margin: 32px 0 16px; }
.swagger-ui .info .title { font-size: 22px; font-weight: 650; }
.swagger-ui .info h2 { margin: 20px 0 4px; font-size: 16px; font-weight: 650; }
.swagger-ui .info p { margin: 0; font-size: 14px; line-height: 1.55; }
.swagger-ui .info .title small { top: -2px; vertical-align: middle; border-radius: 999px; background: #4c5160; }
.swagger-ui .info .title small.version-stamp, .swagger-ui .btn.execute { border-color: #0b6b50; background-color: #0b6b50; }
.swagger-ui .wrapper { overflow-x: auto; padding-block: 4px; }
.swagger-ui .scheme-container { margin: 0 0 16px; padding: 12px 0; border-block: 1px solid var(--line); background: transparent; box-shadow: none; }
.swagger-ui .opblock-tag { border-bottom: 1px solid var(--line); font-size: 18px; font-weight: 650; }
.swagger-ui .opblock { border-radius: 10px; box-shadow: none; }
.swagger-ui .btn { border-radius: 8px; box-shadow: none; }
.swagger-ui .filter .operation-filter-input { margin: 8px 0 0; border: 1px solid var(--line-strong); border-radius: 8px; background: var(--card); color: var(--ink); }
.swagger-ui .btn.authorize { border-color: var(--accent); color: var(--accent); }
.swagger-ui .btn.authorize svg { fill: var(--accent); }
.swagger-ui .opblock .opblock-summary-method { border-radius: 6px; color: #17211e; text-shadow: none; }
.swagger-ui .parameter__in, .swagger-ui table.headers td { color: var(--ink); }
.swagger-ui .btn.cancel, :root.dark-mode .swagger-ui .opblock .opblock-section-header .try-out__btn.cancel { border-color: var(--weak); color: var(--weak); }
.swagger-ui .download-contents { background: #4c5160; }
.swagger-ui .markdown code, .swagger-ui .renderedMarkdown code, :root.dark-mode .swagger-ui .info .renderedMarkdown code { background: var(--card-2); color: var(--ink); font-family: var(--code-font); font-weight: 500; }
.swagger-ui .json-schema-2020-12-expand-deep-button { color: #3b4151; }
.swagger-ui .json-schema-2020-12__attribute--primary { color: #3f3f8f; }
.swagger-ui .json-schema-2020-12__constraint--string { color: #17211e; }
:root.dark-mode .swagger-ui .opblock.opblock-put .opblock-section-header { background: #3a2a22; }
.swagger-ui .microlight span[style*="rgb(211, 99, 99)"] { color: #f0a0a0 !important; }
.swagger-ui .response-col_links { display: none; }
.swagger-ui select, .swagger-ui input, .swagger-ui textarea { max-width: 100%; }
.swagger-ui .scheme-container select { border: 1px solid var(--line-strong); border-radius: 8px; box-shadow: none; }
`;
