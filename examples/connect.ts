import { createClient, type KeydenceClient } from '@keydence/client';
import './end-in-words.ts';

/** The server and the token that the environment names; says what is missing. */
export function connect(): KeydenceClient {
  const url = process.env.KEYDENCE_URL ?? 'http://localhost:3000';
  const token = process.env.KEYDENCE_TOKEN;
  if (!token) {
    console.error('Set KEYDENCE_TOKEN to an API key or to the access token of a session.');
    process.exit(1);
  }
  return createClient({ url, token });
}
