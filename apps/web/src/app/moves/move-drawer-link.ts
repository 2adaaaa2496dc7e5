import { z } from 'zod';

/** The drawer in the URL: `drawer=move:<id>`. Anything else counts as closed. */
export const drawerSearch = z.object({
  drawer: z
    .string()
    .regex(/^move:[\w-]{1,64}$/)
    .optional()
    .catch(undefined),
});

/** The move whose drawer is open; undefined while none is. */
export function drawnMoveOf(search: unknown): string | undefined {
  return drawerSearch.parse(search).drawer?.slice('move:'.length);
}

/** Value of the `drawer` parameter. */
export function drawerOf(moveId: string): string {
  return `move:${moveId}`;
}
