import { columns } from './callers.ts';

type Cells = ReadonlyMap<string, Record<string, ReadonlySet<number>>>;

/** The matrix as a page: one row a surface, one column a caller, in each cell the status codes that were seen. */
export function writeMatrix(cells: Cells, open: Record<string, string>): string {
  const names = Object.keys(columns);
  const lines = [...cells].map(
    ([surface, row]) => `| \`${surface}\` | ${names.map((name) => writeCell(row[name])).join(' | ')} |`,
  );
  return `# Who may do what

Each cell is what the server answered to that caller, with the ids of another's workspace in it; \`npm test\` asks all
of them anew and fails when an answer, or a surface, is not in this table. A change of it is a change of access.

${Object.entries(columns)
  .map(([name, meaning]) => `- **${name}**: ${meaning}`)
  .join('\n')}

A dash stands where the ids are the caller's own, so that nobody else can be meant.

An API key has at most the rights of its owner. A read-only key changes nothing and spends nothing: paid look-ups
(\`keywords.inspect\`, \`keywords.listRelated\`, \`keywords.getSearchResults\`) answer 403 with it, as they do to a viewer.

| surface | ${names.join(' | ')} |
|---|${names.map(() => '---|').join('')}
${lines.join('\n')}

## For anybody

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
