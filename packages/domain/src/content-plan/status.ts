import { z } from 'zod';

/** Stages of a plan item, from the first idea to publication. */
export const contentStatus = z.enum(['research', 'writing', 'in_review', 'ready_to_publish']);
export type ContentStatus = z.infer<typeof contentStatus>;

const labels: Record<ContentStatus, string> = {
  research: 'Research',
  writing: 'Writing',
  in_review: 'In Review',
  ready_to_publish: 'Ready to Publish',
};

export function contentStatusLabel(status: ContentStatus): string {
  return labels[status];
}
