import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface FaultResult {
  fault: string;
  runs: number;
  criterion: string;
  figures: Record<string, number | string>;
  isMet: boolean;
}

/** One run as stored in `results`. */
export interface RecordedRun {
  name: string;
  isShort: boolean;
  date: string;
  command: string;
  machine: string;
  faults: FaultResult[];
}

/** Faults covered by tests in each `npm test`, with the files of those tests. */
const heldByTests: [fault: string, ...tests: string[]][] = [
  ['setup killed at each step', 'apps/server/src/worker/resume.test.ts'],
  ['import killed or stopped', 'apps/server/src/worker/resume-import.test.ts'],
  [
    'SIGTERM under 50 requests a second, streams and slow requests',
    'apps/server/src/operations/drain.test.ts',
  ],
  ['PostgreSQL away for seconds, fast and immediate', 'apps/server/src/operations/database-away.test.ts'],
  [
    'embedded PostgreSQL killed, its folder lost or its port taken (`npm run reliability postmaster-kills`)',
    'apps/server/src/operations/postmaster-killed.test.ts',
    'packages/db/src/embedded/recover-cluster.test.ts',
  ],
  [
    'a process id of the server that belongs to another program',
    'packages/db/src/embedded/stale-postmaster.test.ts',
    'packages/db/src/embedded/server-identity.test.ts',
  ],
  ['several servers and workers on one database', 'apps/server/src/operations/many-processes.test.ts'],
  [
    'migration killed, two servers that migrate concurrently (`npm run reliability migrations`)',
    'packages/db/src/migrate-killed.test.ts',
    'packages/db/src/migrate.test.ts',
  ],
  [
    'upgrade from an earlier schema with a row in every table (`npm run reliability migrations`)',
    'packages/db/src/upgrades.test.ts',
  ],
  [
    'deadlocks and failures to serialise (`npm run reliability repeats`, `races`)',
    'packages/db/src/retry-transactions.test.ts',
    'apps/server/src/rest/retried-transactions.test.ts',
  ],
  ['backup under writes, restore', 'apps/server/src/backup/backup.test.ts'],
  [
    'every fault of a live source at every place that calls it (`npm run reliability source-faults`)',
    'packages/api/src/setup/source-faults.test.ts',
    'packages/api/src/setup/live-source.test.ts',
  ],
  ['hostile inputs to every operation (`npm run reliability fuzz`)', 'apps/server/src/rest/fuzz.test.ts'],
  [
    'requests to addresses that are not public (`npm run reliability private-network`)',
    'apps/server/src/probe/domain-probe.test.ts',
    'apps/server/src/probe/public-address.test.ts',
    'apps/server/src/webhooks/webhook-poster.test.ts',
  ],
  [
    'headers, markup in what people wrote (`npm run reliability markup`)',
    'apps/server/src/http/security-headers.test.ts',
    'apps/server/src/app.test.ts',
    'packages/domain/src/mail/compose-mail.test.ts',
    'e2e/markup.e2e.ts',
  ],
  [
    'tokens that are forged, expired or of another, ids of others (`npm run reliability guesses`)',
    'apps/server/src/identity/tampered-tokens.test.ts',
    'apps/server/testing/authorisation/matrix.test.ts',
  ],
  [
    'webhook receivers that never respond, fair turns between tenants (`npm run reliability silent-webhooks`)',
    'packages/api/src/alerts/webhooks.test.ts',
    'apps/server/src/worker/take-deliveries.test.ts',
  ],
  ['an onboarding that is cut off', 'packages/api/src/workspaces/create-workspace.test.ts'],
  ['secrets in the log', 'apps/server/src/log.test.ts', 'apps/server/src/redact.test.ts'],
  [
    'limits, forged forwarding headers (`npm run reliability limits`)',
    'apps/server/src/limits/rate-limiter.test.ts',
    'apps/server/src/limits/proxies.test.ts',
    'apps/server/src/identity/throttling.test.ts',
    'apps/server/src/identity/password-limits.test.ts',
  ],
  [
    'races of votes and comments (`npm run reliability feedback-counts`)',
    'packages/api/src/feedback/concurrency.test.ts',
    'packages/api/src/feedback/model.test.ts',
  ],
  ['weekly refresh of a competitor', 'packages/api/src/competitors/refresh-competitor.test.ts'],
  [
    'a request that is sent twice',
    'apps/server/src/idempotency/respond-idempotently.test.ts',
    'apps/server/src/idempotency/two-servers.test.ts',
  ],
  [
    'requests and files that hold the event loop (`npm run reliability blocking`)',
    'apps/server/src/redact.test.ts',
    'apps/server/src/imports/threaded-export-reader.test.ts',
    'packages/search-data/src/imports/open-export.test.ts',
    'tools/patterns/slow-patterns.test.ts',
  ],
  ['pictures that are bombs', 'apps/server/src/files/picture-encoder.test.ts'],
  [
    'mail server that refuses, fails or hangs (`npm run reliability hanging-mail`)',
    'apps/server/src/worker/mail-worker.test.ts',
    'apps/server/src/mail/smtp-mailer.test.ts',
    'apps/server/src/identity/mail-failures.test.ts',
    'apps/server/src/identity/sign-in.test.ts',
  ],
  [
    'a clock that is set back while a job runs (`npm run reliability clock`)',
    'apps/server/src/worker/worker.test.ts',
  ],
  [
    'no room for files and mails (`npm run reliability disk-full`)',
    'apps/server/src/files/local-file-store.test.ts',
    'apps/server/src/mail/mailbox.test.ts',
  ],
];

/** The page of all runs. Throws when a test that it names is no longer there. */
export function writePage(runs: readonly RecordedRun[]): string {
  return [
    '# Results of the reliability runs',
    '',
    '<!-- Written by `npm run reliability`; changes by hand are lost. -->',
    '',
    'Each row is a measurement of the newest run, on the built server and a real PostgreSQL. A short run only shows that',
    'the program works. `npm run reliability <name>` repeats a run.',
    ...[...runs].sort((a, b) => a.name.localeCompare(b.name)).flatMap(writeRun),
    '',
    '## Covered by `npm test`',
    '',
    '| fault | test |',
    '|---|---|',
    ...heldByTests.map(([fault, ...tests]) => `| ${fault} | ${tests.map(linkTo).join(', ')} |`),
    '',
  ].join('\n');
}

function writeRun({ name, isShort, date, command, machine, faults }: RecordedRun): string[] {
  return [
    '',
    `## ${name}${isShort ? ' (short)' : ''}`,
    '',
    `${date}, \`${command}\`, ${machine}`,
    '',
    '| fault | runs | passes when | measured | verdict |',
    '|---|---:|---|---|---|',
    ...faults.map(
      ({ fault, runs, criterion, figures, isMet }) =>
        `| ${fault} | ${runs} | ${criterion} | ${Object.entries(figures)
          .map(
            ([label, figure]) =>
              `${label}: ${typeof figure === 'number' ? Number(figure.toFixed(2)) : figure}`,
          )
          .join('; ')} | ${isMet ? 'met' : '**not met**'} |`,
    ),
  ];
}

function linkTo(test: string): string {
  if (!existsSync(fileURLToPath(new URL(`../${test}`, import.meta.url)))) throw new Error(`${test} is gone`);
  return `[${test.split('/').at(-1)}](../${test})`;
}
