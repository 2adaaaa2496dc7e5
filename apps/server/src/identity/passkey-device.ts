import { createSoftwareAuthenticator, type Misbehaviour } from './software-authenticator.ts';

export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

export type PasskeyDevice = ReturnType<typeof createPasskeyDevice>;

interface Question extends Reply {
  body: { challenge_id: string; options: { challenge: string; user?: { id: string } } };
}

const fromBase64Url = (text: string) => new Uint8Array(Buffer.from(text, 'base64url')).buffer;

/** A browser with one authenticator on a page of `origin`, calling the identity API at `url`. */
export function createPasskeyDevice(url: string, origin: string) {
  const authenticator = createSoftwareAuthenticator(origin);

  async function send(
    method: string,
    path: string,
    { token, body }: { token?: string; body?: object },
  ): Promise<Reply> {
    const answer = await fetch(url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : {} };
  }

  /** Requests a new passkey for a session, or a sign-in without one. */
  const ask = async (token?: string) => {
    const path = token ? '/passkeys/registration/options' : '/passkeys/authentication/options';
    return (await send('POST', path, { ...(token && { token }), body: {} })) as Question;
  };
  const optionsOf = ({ body: { options } }: Question) => ({
    publicKey: {
      ...options,
      challenge: fromBase64Url(options.challenge),
      ...(options.user ? { user: { id: fromBase64Url(options.user.id) } } : {}),
    } as { challenge: ArrayBuffer; user?: { id: ArrayBuffer } },
  });
  const create = (asked: Question, wrong?: Misbehaviour) => authenticator.create(optionsOf(asked), wrong);
  const get = (asked: Question, wrong?: Misbehaviour) => authenticator.get(optionsOf(asked), wrong);
  const answerWith = (asked: Question, credential: object) => ({
    challenge_id: asked.body.challenge_id,
    credential,
  });
  const answerRegistration = (token: string, asked: Question, credential: object) =>
    send('POST', '/passkeys/registration/verify', { token, body: answerWith(asked, credential) });
  const answerSignIn = (asked: Question, credential: object) =>
    send('POST', '/passkeys/authentication/verify', { body: answerWith(asked, credential) });

  return {
    send,
    ask,
    create,
    get,
    answerRegistration,
    answerSignIn,
    async register(token: string, wrong?: Misbehaviour): Promise<Reply> {
      const asked = await ask(token);
      return asked.status === 200 ? answerRegistration(token, asked, await create(asked, wrong)) : asked;
    },
    async signIn(wrong?: Misbehaviour): Promise<Reply> {
      const asked = await ask();
      return answerSignIn(asked, await get(asked, wrong));
    },
  };
}
