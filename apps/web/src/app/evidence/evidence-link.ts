import { z } from 'zod';

const evidenceKinds = ['move', 'keyword'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** The drawer in the URL: `drawer=move:<id>`. Anything else counts as closed. */
export const drawerSearch = z.object({
  drawer: z
    .string()
    .regex(/^(?:move|keyword):[\w-]{1,64}$/)
    .optional()
    .catch(undefined),
});

/** What the drawer shows; undefined while it is closed. */
export function drawnEvidenceOf(search: unknown): { kind: EvidenceKind; id: string } | undefined {
  const { drawer } = drawerSearch.parse(search);
  const kind = evidenceKinds.find((name) => drawer?.startsWith(`${name}:`));
  return drawer && kind ? { kind, id: drawer.slice(kind.length + 1) } : undefined;
}

/** Value of the `drawer` parameter. */
export function drawerOf(kind: EvidenceKind, id: string): string {
  return `${kind}:${id}`;
}
