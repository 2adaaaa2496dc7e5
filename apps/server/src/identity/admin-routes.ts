import { AuthError, type Identity } from '@keydence/identity';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { linkPages, readPage } from './admin-pages.ts';
import { readBody, readOptionalBody } from './read-body.ts';

const metadata = z.record(z.string(), z.unknown()).nullish();
const userBody = z.looseObject({
  id: z.string().nullish(),
  aud: z.string().nullish(),
  role: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  password_hash: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: z.string().nullish(),
});
const deletionBody = z.object({ should_soft_delete: z.boolean().nullish() });
const inviteBody = z.object({ email: z.string().nullish(), data: metadata });
const linkBody = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  new_email: z.string().nullish(),
  password: z.string().nullish(),
  data: metadata,
  redirect_to: z.string().nullish(),
});

const maxFilterLength = 254;

export function adminRoutes({ admin }: Identity): Hono {
  const app = new Hono();
  const authorization = (c: Context) => c.req.header('authorization');
  app.get('/admin/users', (c) => handleList(c, admin));
  app.post('/admin/users', async (c) => c.json(await admin.addUser(authorization(c), await readChange(c))));
  app.get('/admin/users/:id', async (c) => c.json(await admin.getUser(authorization(c), c.req.param('id'))));
  app.put('/admin/users/:id', async (c) => {
    const userId = c.req.param('id');
    const { id, ...change } = await readChange(c);
    if (id !== undefined && id !== userId) throw refuseField('id cannot be changed');
    return c.json(await admin.changeUser(authorization(c), { ...change, userId }));
  });
  app.delete('/admin/users/:id', async (c) => {
    const { should_soft_delete } = await readOptionalBody(c, deletionBody);
    const isSoft = should_soft_delete ?? false;
    await admin.deleteUser(authorization(c), { userId: c.req.param('id'), isSoft });
    return c.json({});
  });
  app.get('/admin/users/:id/factors', async (c) =>
    c.json(await admin.listFactors(authorization(c), c.req.param('id'))),
  );
  app.delete('/admin/users/:id/factors/:factorId', async (c) => {
    const factor = { userId: c.req.param('id'), factorId: c.req.param('factorId') };
    return c.json(await admin.deleteFactor(authorization(c), factor));
  });
  app.post('/invite', async (c) => {
    const { email, data } = await readBody(c, inviteBody);
    const redirectTo = c.req.query('redirect_to');
    const input = { email: email ?? '', data: data ?? {}, redirectTo };
    return c.json(await admin.inviteUser(authorization(c), input));
  });
  app.post('/admin/generate_link', async (c) => {
    const { type, email, new_email, password, data, redirect_to } = await readBody(c, linkBody);
    const view = await admin.generateLink(authorization(c), {
      type: type ?? '',
      email: email ?? '',
      newEmail: new_email ?? undefined,
      password: password ?? undefined,
      data: data ?? {},
      redirectTo: redirect_to ?? c.req.query('redirect_to'),
    });
    return c.json(view);
  });
  return app;
}

async function readChange(c: Context) {
  const body = await readBody(c, userBody);
  const unknown = Object.keys(body).find((name) => !Object.hasOwn(userBody.shape, name));
  if (unknown !== undefined) throw refuseField(`Unknown field: ${unknown.slice(0, 100)}`);
  for (const name of ['aud', 'role'] as const)
    if ((body[name] ?? onlyRole) !== onlyRole) throw refuseField(`${name} must be ${onlyRole}`);
  return {
    id: body.id ?? undefined,
    passwordHash: body.password_hash ?? undefined,
    email: body.email ?? undefined,
    phone: body.phone ?? undefined,
    password: body.password ?? undefined,
    emailConfirm: body.email_confirm ?? undefined,
    phoneConfirm: body.phone_confirm ?? undefined,
    userMetadata: body.user_metadata ?? undefined,
    appMetadata: body.app_metadata ?? undefined,
    banDuration: body.ban_duration ?? undefined,
  };
}

/** The only role: permissions of a person follow from memberships. */
const onlyRole = 'authenticated';

function refuseField(reason: string): AuthError {
  return new AuthError(400, 'validation_failed', `${reason}. The user is unchanged.`);
}

async function handleList(c: Context, admin: Identity['admin']): Promise<Response> {
  const page = readPage(c);
  const filter = c.req.query('filter')?.replaceAll('\u0000', '').trim().slice(0, maxFilterLength);
  const { users, total } = await admin.listUsers(c.req.header('authorization'), { ...page, filter });
  linkPages(c, { ...page, total, filter });
  return c.json({ users, aud: 'authenticated' });
}
