import type { StoryWork } from '@keydence/domain';
import type { StoryPage, StoryRoles } from './story-pages.ts';

/** Days ago of the checks before today, oldest first. */
export const checkDays = [70, 56, 42, 28, 14] as const;

/** How ranks of a page were on an earlier day, as a factor of today's; above 1 they were worse. */
type Course = (daysAgo: number) => number;

/** A change within two weeks that is there since the work was done. */
const since =
  (done: number, before: number): Course =>
  (daysAgo) => {
    const share = Math.min(1, Math.max(0, (daysAgo - (done - settleDays)) / settleDays));
    return before ** share;
  };
const settleDays = 6;

const done = { worked: 63, helped: 62, fell: 36, unchanged: 35, merged: 38, recent: 20 } as const;

const enteredDaysAgo = 8;

/** Ranks of the story's pages in relation to today's. */
export function coursesOf(roles: StoryRoles): ReadonlyMap<string, Course> {
  const courses: [StoryPage | null | undefined, Course][] = [
    [roles.worked, since(done.worked, 1.8)],
    [roles.helped, since(done.helped, 1.15)],
    [roles.fell, since(done.fell, 0.64)],
    [roles.decaying, (daysAgo) => 0.5 ** Math.min(1, Math.max(0, (daysAgo - 20) / 36))],
    [roles.entering, since(enteredDaysAgo, 5)],
    [roles.merged?.[0], since(done.merged, 1.35)],
  ];
  return new Map(courses.flatMap(([page, course]) => (page ? [[page.url, course] as const] : [])));
}

/** Decisions of the sample site's members about its moves, oldest first. */
export function worksOf(roles: StoryRoles): StoryWork[] {
  const update = (page: StoryPage | null, decided: number, day: number): StoryWork[] =>
    page ? [{ verb: 'update', page: page.url, decided, done: day, skipReason: null }] : [];
  const [kept] = roles.merged ?? [];
  return [
    ...update(roles.worked, 70, done.worked),
    ...update(roles.helped, 70, done.helped),
    { verb: 'write', page: null, decided: 70, done: 60, skipReason: null },
    ...update(roles.fell, 42, done.fell),
    ...update(roles.unchanged, 42, done.unchanged),
    ...(kept
      ? [{ verb: 'merge', page: kept.url, decided: 42, done: done.merged, skipReason: null } as const]
      : []),
    ...update(roles.recent, 28, done.recent),
    ...(roles.skipped
      ? [
          {
            verb: 'update',
            page: roles.skipped.url,
            decided: 14,
            done: null,
            skipReason: 'too_much_work',
          } as const,
        ]
      : []),
  ];
}

export const mergedDaysAgo = done.merged;
