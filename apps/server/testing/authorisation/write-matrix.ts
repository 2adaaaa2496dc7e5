import { columns } from './callers.ts';

type Cells = ReadonlyMap<string, Record<string, ReadonlySet<number>>>;

/**
 * Renders the matrix as a page: one row per surface, one column per caller, and the observed status
 * codes in each cell.
 */
export function writeMatrix(cells: Cells, open: Record<string, string>): string {
  const names = Object.keys(columns);
  const lines = [...cells].map(
    ([surface, row]) => `| \`${surface}\` | ${names.map((name) => writeCell(row[name])).join(' | ')} |`,
  );
  return `# Who may do what

Each cell has the status codes that the caller got for a request with the ids of one workspace, that of C2 and C10.
\`npm test\` sends all requests and fails if a response or a surface differs from this table. A change of it is a change
of access.

${Object.entries(columns)
  .map(([name, meaning]) => `- **${name}**: ${meaning}`)
  .join('\n')}

A dash: the surface takes only the caller's own ids.

An API key has at most the rights of its owner. A read-only key changes nothing and spends nothing: paid look-ups
(\`keywords.inspect\`, \`keywords.listRelated\`, \`keywords.getSearchResults\`) answer 403 with it, as they do to a viewer.

| surface | ${names.join(' | ')} |
|---|${names.map(() => '---|').join('')}
${lines.join('\n')}

## Open to all

| surface | why |
|---|---|
${Object.entries(open)
  .map(([surface, why]) => `| \`${surface}\` | ${why} |`)
  .join('\n')}
`;
}

function writeCell(statuses: ReadonlySet<number> | undefined): string {
  return statuses ? [...statuses].sort().join(', ') : '–';
}
