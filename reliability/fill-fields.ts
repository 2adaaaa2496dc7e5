import { randomUUID } from 'node:crypto';
import type { DatabaseHandle } from '@keydence/db';
import { hugeText, wellFormed } from './hostile-texts.ts';
import { askForCode, type Person, send } from './person.ts';
import { countAnswer, type ProcedureWriter } from './procedure-writer.ts';

/** A workspace with hostile texts in every field. */
export interface FilledWorkspace {
  workspaceId: string;
  domainId: string;
  keywordIds: string[];
  competitorIds: string[];
  planItemIds: string[];
  feedbackIds: string[];
  ruleIds: string[];
  eventIds: string[];
  importIds: string[];
  shareToken: string;
}

interface Site {
  origin: string;
  database: DatabaseHandle;
  writer: ProcedureWriter;
  person: Person;
  texts: readonly string[];
}

type Row = { id: string };
const ids = (rows: readonly (Row | null)[]) => rows.flatMap((row) => (row ? [row.id] : []));

/** Writes all texts to all editable fields; fields with few instances get as many as possible. */
export async function fillFields(
  site: Site,
  { workspaceId, domainId }: { workspaceId: string; domainId: string },
) {
  const { writer, texts } = site;
  const each = async <Data>(
    write: (text: string, index: number) => Promise<Data>,
    of = [...texts, hugeText],
  ) => {
    const done: Data[] = [];
    for (const [index, text] of of.entries()) done.push(await write(text, index));
    return done;
  };
  const at = (rows: readonly string[], index: number) => rows[index % rows.length] ?? '';

  await each((keywordText) => writer.write('keywords.add', { domainId, keywordText }));
  const keywordIds = await listKeywords(site, domainId);
  await each((text, index) =>
    writer.write('keywords.update', { keywordId: at(keywordIds, index), tags: [text], note: text }),
  );
  await each((text, index) =>
    writer.write('keywords.update', {
      keywordId: at(keywordIds, index),
      targetUrl: `https://x.example/${text}`,
    }),
  );
  await each((targetUrl, index) =>
    writer.write('keywords.update', { keywordId: at(keywordIds, index), targetUrl }),
  );
  await each((name) => writer.write('keywordViews.create', { workspaceId, name, query: { search: name } }));

  const feedbackIds = ids(
    await each((title) =>
      writer.write<Row>('feedback.create', {
        title,
        description: `${title} at length`,
        category: 'improvements',
        workspaceId,
      }),
    ),
  );
  await each((content) => writer.write('feedback.addComment', { feedbackId: feedbackIds[0], content }));

  await each((text) => writer.write('contentPlan.add', { domainId, keywords: [text] }));
  const planItemIds = ids(
    (await writer.read<{ data: Row[] }>('contentPlan.list', { domainId, limit: 100 })).data,
  );
  await each((text, index) =>
    writer.write('contentPlan.update', { itemId: at(planItemIds, index), title: text, notes: text }),
  );
  await writer.write('contentPlan.accept', { domainId, keywords: texts.slice(0, 10) });

  const competitors = await writer.read<{ data: Row[] }>('competitors.list', { domainId, limit: 100 });
  const competitorIds = ids(competitors.data);
  await each((text, index) =>
    writer.write('competitors.update', {
      competitorId: at(competitorIds, index),
      displayName: text,
      valueProp: text,
    }),
  );
  await each((competitorDomain) => writer.write('competitors.create', { domainId, competitorDomain }));
  await each((domainUrl) =>
    writer.write('trackedDomains.create', { workspaceId, domainUrl, locationCode: 2840 }),
  );

  const ruleIds = ids(
    await each((name) => writer.write<Row>('alerts.create', { domainId, name, kind: 'dropped', places: 5 })),
  );
  await each((text) => writer.write('alerts.createWebhook', { domainId, url: `https://x.example/?${text}` }));
  await each((name) => writer.write('apiKeys.create', { name, scope: 'read' }));
  await writer.write('invitations.create', { workspaceId, email: 'guest@people.example' });
  await each((text) => writer.write('invitations.create', { workspaceId, email: text }));
  await each((text, index) =>
    writer.write('invitations.create', { workspaceId, email: `"${text}"${index}@people.example` }),
  );
  await each((email) => writer.write('newsletter.subscribe', { email }));
  await writer.write('keywords.deleteMany', { domainId, keywordIds: keywordIds.slice(-5) });
  const share = await writer.write<{ token: string }>('reportShares.create', { domainId });

  const filled: FilledWorkspace = {
    workspaceId,
    domainId,
    keywordIds: keywordIds.slice(0, -5),
    competitorIds,
    planItemIds,
    feedbackIds,
    ruleIds,
    eventIds: await addAlertEvents(site, domainId, ruleIds),
    importIds: await each(
      (name) => uploadExport(site, domainId, name),
      texts.slice(0, 2).concat(texts.at(-1) ?? ''),
    ),
    shareToken: share?.token ?? '',
  };
  await storeOldLinks(site, domainId);
  await signInWith(site, texts);
  return filled;
}

async function listKeywords({ writer }: Site, domainId: string): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await writer.read<{ data: Row[] }>('keywords.list', { domainId, page, limit: 100 });
    found.push(...ids(data));
    if (data.length < 100) return found;
  }
}

/** An export of a tool with a hostile name and hostile cells; returns the import's id. */
async function uploadExport(
  { origin, person, writer, texts }: Site,
  domainId: string,
  name: string,
): Promise<string> {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const head = 'Keyword,Position,Search Volume,Keyword Difficulty,CPC,URL,Timestamp,Position Type';
  const rows = texts.map((text) =>
    [cell(`${text} file`), 4, 1900, 35, 1.25, cell(text), '2026-10-01', 'Organic'].join(),
  );
  const form = new FormData();
  form.append('file', new File([[head, ...rows].join('\r\n')], `${name}.csv`));
  const answer = await send(origin, 'POST', `/api/seo/domains/${domainId}/imports`, {
    body: form,
    headers: { authorization: `Bearer ${person.token}` },
  });
  countAnswer(writer.tally, 'imports.create', answer);
  return (answer.body.data as Row | undefined)?.id ?? '';
}

/** Alerts as a check of rankings writes them, of rules and keywords with hostile names. */
async function addAlertEvents(
  { database: { sql }, texts }: Site,
  domainId: string,
  ruleIds: readonly string[],
) {
  const events: string[] = [];
  for (const [index, ruleId] of ruleIds.entries()) {
    const id = randomUUID();
    const text = wellFormed(texts[index % texts.length] ?? '').replaceAll('\0', '');
    await sql`
      insert into alert_events (id, domain_id, rule_id, list_id, list_version, day, fired_at, rule_name, summary, set_name, kind,
        moved, compared, failed, unknown, sample)
      select ${id}, ${domainId}, ${ruleId}, l.id, 1, current_date - 2, now(), ${text}, ${`${text} dropped`}, ${text}, 'dropped', 1, 1, 0, 0, '[]'
      from keyword_lists l where l.domain_id = ${domainId} limit 1`;
    events.push(id);
  }
  return events;
}

/** Addresses that every interface rejects now, as if stored before that. */
async function storeOldLinks({ database: { sql } }: Site, domainId: string): Promise<void> {
  const old = 'javascript:alert(document.domain)';
  await sql.begin(async (tx) => {
    const lists = tx`(select id from keyword_lists where domain_id = ${domainId})`;
    await tx`update keyword_rankings set ranking_url = ${old} where list_id in ${lists} and id % 3 = 0`;
    await tx`update keyword_details set target_url = ${old} where list_id in ${lists} and keyword_id % 3 = 0`;
    await tx`update competitor_keywords set ranking_url = ${old} where list_id in ${lists} and kw_hash % 3 = 0`;
  });
}

/** Sessions of programs with hostile names, which the profile lists. */
async function signInWith({ origin, person, texts }: Site, names: readonly string[]): Promise<void> {
  for (const name of names.filter((text) => /^[\x20-\x7e]+$/.test(text)).slice(0, texts.length / 4)) {
    const token = await askForCode(origin, person.email);
    await send(origin, 'POST', '/auth/v1/verify', {
      body: { type: 'email', email: person.email, token },
      headers: { 'user-agent': name },
    });
  }
}
