import { pageLook } from '../http/page-look.ts';

export const mailboxStyle = `${pageLook}
.top > div, main { max-width: 1080px; }
main { display: grid; gap: 24px; align-items: start; margin: 0 auto; padding: 24px 20px 48px; overflow-wrap: anywhere; }
main > * { min-width: 0; }
@media (min-width: 860px) {
  main { grid-template-columns: 340px minmax(0, 1fr); }
  .intro { grid-column: 1 / -1; }
  main > nav { grid-row: 2; }
}
h1 { margin: 0; font-size: 28px; }
h2 { margin: 0 0 4px; font-size: 18px; }
.intro p, .meta, time { color: var(--soft); font-size: 14px; }
.intro p { margin: 4px 0 16px; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
input, button { min-height: 40px; padding: 0 12px; border: 1px solid var(--line-strong); border-radius: 8px; background: var(--card); color: inherit; font: inherit; }
input { flex: 1 1 120px; min-width: 0; }
input::placeholder { color: var(--soft); opacity: 1; }
button { cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
article, ol { padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
pre { margin: 16px 0 0; white-space: pre-wrap; font: 14px/1.6 ui-monospace, Menlo, Consolas, monospace; }
a { color: var(--accent); }
.button { display: inline-block; padding: 10px 20px; border-radius: 8px; background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none; }
.code { margin: 16px 0; font: 700 32px/1.2 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 6px; }
.empty { padding: 48px 24px; border: 1px dashed var(--line); border-radius: 12px; text-align: center; color: var(--soft); }
ol { margin: 8px 0 0; padding: 8px; list-style: none; }
li a { display: flex; flex-wrap: wrap; gap: 4px 12px; padding: 10px 12px; border-radius: 8px; color: inherit; text-decoration: none; }
li a:hover { background: var(--card-2); }
li a[aria-current] { background: var(--accent-soft); }
li time { margin-left: auto; }
`;
