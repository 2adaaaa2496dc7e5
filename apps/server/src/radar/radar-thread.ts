// The entry of a thread that reads sitemaps of competitors and compares them. It gets one task at a time, and no secret.
import { serveTasks } from '../pages/serve-tasks.ts';
import {
  type RadarTask,
  workOnAssignment,
  workOnComparison,
  workOnListing,
  workOnNames,
} from './radar-work.ts';

async function work(task: RadarTask): Promise<unknown> {
  switch (task.kind) {
    case 'listing':
      return workOnListing(task.source);
    case 'compare':
      return workOnComparison(task.input);
    case 'names':
      return workOnNames(task.html, task.contentType);
    case 'assign':
      return workOnAssignment(task.input);
  }
}

serveTasks(work);
