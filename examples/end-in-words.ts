import { KeydenceError } from '@keydence/client';

/** What a server refuses, or that there is none, is said in a line; a stack would say nothing about it. */
process.once('uncaughtException', (error) => {
  const request = error instanceof KeydenceError && error.requestId;
  console.error(request ? `${error.message} (request ${request})` : error.message);
  process.exit(1);
});
