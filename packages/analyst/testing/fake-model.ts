import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AskedQuestion {
  headers: IncomingMessage['headers'];
  body: { model: string; messages: { role: string; content: string }[]; response_format?: object };
  /** The facts of the request, parsed from their fence. */
  facts: Record<string, unknown>;
  /** The requested section: the quoted words at the start of the request. */
  section: string;
  /** Number of the request for this section, from 1. */
  attempt: number;
}

/** Behavior of the fake for a request: a body for a 200, or a manual response. */
export type FakeBehaviour = (question: AskedQuestion, response: ServerResponse) => string | undefined;

export interface FakeModel {
  /** URL before `/chat/completions`. */
  baseUrl: string;
  questions: AskedQuestion[];
  /** Sets the behavior for later requests. */
  behave(behaviour: FakeBehaviour): void;
  close(): Promise<void>;
}

/** An OpenAI-compatible service on the loopback address. */
export async function startFakeModel(first: FakeBehaviour): Promise<FakeModel> {
  let behaviour = first;
  const questions: AskedQuestion[] = [];
  const server = createServer((request, response) => {
    readQuestion(request, questions).then(
      (question) => {
        questions.push(question);
        const text = behaviour(question, response);
        if (text === undefined) return;
        response.setHeader('content-type', 'application/json');
        response.end(completionOf(text));
      },
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    questions,
    behave(next) {
      behaviour = next;
      questions.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A completion with 1,000 tokens in and 200 out. */
function completionOf(content: string): string {
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
  return JSON.stringify({ id: 'x', choices, usage: { prompt_tokens: 1000, completion_tokens: 200 } });
}

async function readQuestion(
  request: IncomingMessage,
  earlier: readonly AskedQuestion[],
): Promise<AskedQuestion> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const body: AskedQuestion['body'] = JSON.parse(text);
  const asked = body.messages[1]?.content ?? '';
  const fenced = /<facts>\n([\s\S]*)\n<\/facts>$/.exec(asked)?.[1] ?? '{}';
  const section = /^Section "([^"]+)"/.exec(asked)?.[1] ?? '';
  const attempt = earlier.filter((question) => question.body.messages[1]?.content === asked).length + 1;
  return { headers: request.headers, body, facts: JSON.parse(fenced), section, attempt };
}
