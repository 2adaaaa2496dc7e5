// The entry of a thread that reads the pages of briefs. It gets one piece of work at a time, and holds no secret.
import { serveTasks } from '../pages/serve-tasks.ts';
import { type BriefTask, check, compose, readPageForBrief } from './brief-work.ts';

function work(task: BriefTask): unknown {
  switch (task.kind) {
    case 'read':
      return readPageForBrief(task.page, task.language);
    case 'compose':
      return compose(task.input);
    case 'check':
      return check(task.input);
  }
}

serveTasks(work);
