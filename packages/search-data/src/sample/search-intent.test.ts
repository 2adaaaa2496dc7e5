import { expect, test } from 'vitest';
import { intentOfWording } from './search-intent.ts';
import type { Language, TopicKind } from './topic.ts';

test.each<[string, Language, TopicKind | 'brand', string]>([
  ['burr coffee grinder', 'en', 'product', 'commercial'],
  ['best burr coffee grinder', 'en', 'product', 'commercial'],
  ['buy coffee beans online', 'en', 'product', 'transactional'],
  ['solar panels near me', 'en', 'service', 'transactional'],
  ['how to clean a coffee grinder', 'en', 'product', 'informational'],
  ['how much do solar panels cost', 'en', 'service', 'informational'],
  ['ultramarathon training plan', 'en', 'advice', 'informational'],
  ['burr vs blade coffee grinder', 'en', 'product', 'commercial'],
  ['brewlane', 'en', 'brand', 'navigational'],
  ['brewlane reviews', 'en', 'brand', 'commercial'],
  ['task harbor login', 'en', 'brand', 'navigational'],
  ['kaffeemühle kaufen', 'de', 'product', 'transactional'],
  ['beste kaffeemühle', 'de', 'product', 'commercial'],
  ['wie funktioniert eine siebträgermaschine', 'de', 'product', 'informational'],
  ['moulin à café pas cher', 'fr', 'product', 'transactional'],
  ['meilleures chaussures trail', 'fr', 'product', 'commercial'],
  ['comment débuter le trail', 'fr', 'advice', 'informational'],
  ["qu'est-ce qu'un ultra trail", 'fr', 'advice', 'informational'],
])('"%s" (%s, %s) is %s', (text, language, kind, intent) => {
  expect(intentOfWording(text, language, kind)).toBe(intent);
});
