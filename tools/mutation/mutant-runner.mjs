import { setMaxListeners } from 'node:events';
import { configureGlobal } from 'fast-check';
import { inject, TestRunner } from 'vitest';
import { getFn } from 'vitest/suite';

/** A change can make a loop endless: microseconds of processor time, and times of the unchanged test, that it may take. */
const mostTime = 100_000;
const mostTimes = 10;
/** Steps between two looks at the clock. */
const stepsOfLook = 256;

const noMutant = '';
let active = noMutant;
let endsAt = Number.POSITIVE_INFINITY;
let isLate = false;
let stepCount = 0;
/** Mutants that code reached while the sources loaded; it cannot run again. */
const loaded = new Set();
/** Mutants reached by the running test, or outside of tests, as while a test file makes its rows. */
let covered = loaded;
/** Mutants that no test has killed yet. */
let areSourcesLoaded = false;
const alive = new Set(inject('mutants'));

// The smallest example that a mutant fails is of no interest, and takes seconds to find.
configureGlobal({ endOnFailure: true });

// The names that Stryker's instrumenter writes into the code.
globalThis.stryMutAct_9fa48 = (id) => {
  stepCount += 1;
  if (stepCount % stepsOfLook === 0 && timeUsed() > endsAt) {
    isLate = true;
    throw new Error('This change makes the test run on.');
  }
  return id === active;
};
globalThis.stryCov_9fa48 = (...ids) => {
  if (active === noMutant) for (const id of ids) covered.add(id);
  return true;
};

/**
 * Runs each test as it is, and again with each mutant that it reaches and that no test has killed yet, all in one
 * process that has loaded the code once. `meta.reached`, `meta.killed` (by an assertion or an error) and `meta.late` (by
 * the end of its time) of a test have the mutants' ids. A test that
 * fails when it is repeated without a change, such as after a mutant filled a cache, is marked `meta.isUnrepeatable` and
 * stops there.
 */
export default class MutantRunner extends TestRunner {
  async importFile(path, source) {
    // Constants of files that no test loads must not look like untested rules.
    if (!areSourcesLoaded) {
      areSourcesLoaded = true;
      for (const file of inject('files')) await super.importFile(file, 'collect');
      covered = new Set();
    }
    return super.importFile(path, source);
  }

  onCollected(files) {
    for (const file of files) file.meta.loaded = [...loaded];
    loaded.clear();
  }

  async runTask(test) {
    const run = getFn(test);
    // Each run of an asynchronous test listens for the end of its time.
    setMaxListeners(0, test.context.signal);
    covered = new Set();
    const startedAt = timeUsed();
    await run();
    const reached = [...covered];
    covered = new Set();
    const limit = mostTime + mostTimes * (timeUsed() - startedAt);
    test.meta.reached = reached;
    test.meta.killed = [];
    test.meta.late = [];
    const isRepeatable = async () => (await runWith(noMutant, run, Number.POSITIVE_INFINITY)) === 'passed';
    test.meta.isUnrepeatable = !(await isRepeatable());
    for (const id of reached.filter((mutant) => alive.has(mutant))) {
      if (test.meta.isUnrepeatable) return;
      const result = await runWith(id, run, limit);
      if (result === 'passed') continue;
      test.meta[result].push(id);
      alive.delete(id);
      test.meta.isUnrepeatable = !(await isRepeatable());
    }
  }
}

/** `passed`, `killed` or `late`. */
async function runWith(id, run, limit) {
  active = id;
  isLate = false;
  endsAt = timeUsed() + limit;
  try {
    await run();
    return isLate ? 'late' : 'passed';
  } catch {
    return isLate ? 'late' : 'killed';
  } finally {
    active = noMutant;
    endsAt = Number.POSITIVE_INFINITY;
  }
}

function timeUsed() {
  const { user, system } = process.cpuUsage();
  return user + system;
}
