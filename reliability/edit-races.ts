import { dataOf, type Person } from './person.ts';
import { callers, type Outcome, statusesOf } from './race.ts';

/** Without a condition the last writer wins, with both of its fields. */
export async function editInTabs(person: Person, round: number): Promise<Outcome> {
  const text = (tab: number) => ({ title: `Tab ${tab} of ${round}`, description: `Written in tab ${tab}` });
  const item = { ...text(0), category: 'improvements' };
  const { id } = dataOf<{ id: string }>(await person.call('POST', '/api/feedback', { body: item }));
  const answers = await Promise.all(
    Array.from({ length: callers }, (_, tab) =>
      person.call('PATCH', `/api/feedback/${id}`, { body: text(tab) }),
    ),
  );
  const list = await person.call('GET', `/api/feedback?search=${encodeURIComponent(`of ${round}`)}&limit=50`);
  const all = list.body.data as { id: string; title: string; description: string }[];
  const found = all.find((one) => one.id === id);
  const tab = /^Tab (\d+) /.exec(found?.title ?? '')?.[1];
  return {
    criterion: 'all 200, and what is there is the whole of one tab',
    isMet:
      answers.every(({ status }) => status === 200) &&
      tab !== undefined &&
      found?.description === text(Number(tab)).description,
    statuses: statusesOf(answers),
  };
}
