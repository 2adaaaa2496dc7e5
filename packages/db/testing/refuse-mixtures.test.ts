import { expect, it } from 'vitest';
import { refuseMixtures } from './refuse-mixtures.ts';

const observe = (text: string) => () => refuseMixtures('', text);

it.each([
  'select 1 from keyword_lists l join tracked_keywords k on k.list_id = l.id where l.id = 1',
  'select 1 from topics where list_id = 1 and not exists (select 1 from "moves" m where m.list_id = 1)',
  'select 1 from people p, competitors c where c.list_id = 1',
  'update topics t set name = l.id::text from only keyword_lists l where t.list_id = 1 and l.id = 1',
  'with found as (select id from public.predictions) select 1 from found join "moves" using (id)',
])('refuses %j', (text) => {
  expect(observe(text)).toThrow(/tables of a list's node \(.+\) and of the coordinator \(.+\)/);
});

it.each([
  'select 1 from topics t join keyword_insights i on i.list_id = 1 where t.list_id = 1',
  'select l.id as topics, moves from keyword_lists l join tracked_domains d on d.id = l.domain_id',
  'with pages as (select 1 from keyword_rankings) select 1 from pages',
  'update content_plan_items set moves = $1, touched_at = $2',
  'update topics set given_name = (select 1 from topic_corrections) where list_id = $1',
])('accepts %j', (text) => {
  expect(observe(text)).not.toThrow();
});
