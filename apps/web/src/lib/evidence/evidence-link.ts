import { z } from 'zod';

const evidenceKinds = ['move', 'keyword'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** State of the drawer in the URL: `drawer=move:<id>`. Any other value means closed. */
export const drawerSearch = z.object({
  drawer: z
    .string()
    .regex(/^(?:move|keyword):[\w-]{1,64}$/)
    .optional()
    .catch(undefined),
});

/** Content of the drawer; undefined while it is closed. */
export function drawnEvidenceOf(search: unknown): { kind: EvidenceKind; id: string } | undefined {
  const { drawer } = drawerSearch.parse(search);
  const kind = evidenceKinds.find((name) => drawer?.startsWith(`${name}:`));
  return drawer && kind ? { kind, id: drawer.slice(kind.length + 1) } : undefined;
}

/** Value of the `drawer` parameter. */
export function drawerOf(kind: EvidenceKind, id: string): string {
  return `${kind}:${id}`;
}
