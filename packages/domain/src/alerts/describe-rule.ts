import type { AlertCondition } from './schema.ts';

const places = (count: number) => (count === 1 ? '1 place' : `${count} places`);

/** The condition on each keyword: "dropped by 3 places or more". */
export function describeCondition({ kind, places: wanted }: AlertCondition): string {
  const count = wanted ?? 1;
  switch (kind) {
    case 'dropped':
      return `dropped by ${places(count)} or more`;
    case 'risen':
      return `rose by ${places(count)} or more`;
    case 'left_top':
      return `left the top ${count}`;
    case 'entered_top':
      return `entered the top ${count}`;
    case 'lost':
      return 'are no longer in the top 100';
  }
}

/** "At least 5 keywords dropped by 3 places or more". */
export function describeRule({
  minKeywords,
  ...condition
}: AlertCondition & { minKeywords: number }): string {
  const keywords = minKeywords === 1 ? '1 keyword' : `${minKeywords.toLocaleString('en-US')} keywords`;
  return `At least ${keywords} ${inNumber(minKeywords, describeCondition(condition))}`;
}

/** Summary of an event: "7 keywords dropped by 3 places or more". */
export function describeMoved(condition: AlertCondition, moved: number): string {
  const keywords = moved === 1 ? '1 keyword' : `${moved.toLocaleString('en-US')} keywords`;
  return `${keywords} ${inNumber(moved, describeCondition(condition))}`;
}

const inNumber = (count: number, words: string) => (count === 1 ? words.replace(/^are /, 'is ') : words);
