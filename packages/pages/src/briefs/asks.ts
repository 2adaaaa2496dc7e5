import { findCues } from '@keydence/topics';

const questionMark = /[?？؟⁇]$/u;
const greekMark = /[;;]$/u;
/** First words of questions, for languages without another list. Greek has its own question mark. */
const firstWords: Readonly<Record<string, string>> = {
  ru: 'как что почему зачем когда где кто какой какая какое какие сколько можно чем куда откуда нужно стоит',
  uk: 'як що чому навіщо коли де хто який яка яке які скільки чи можна чим куди',
  cs: 'jak co proč kdy kde kdo který která které jaký jaká jaké kolik je lze čím',
  sk: 'ako čo prečo kedy kde kto ktorý ktorá aký aká aké koľko je čím',
  hu: 'hogyan mi miért mikor hol ki melyik milyen mennyi hány lehet',
  ro: 'cum ce de cand unde cine care cat cât câte când',
  el: 'πώς τι γιατί πότε πού ποιος ποια ποιο πόσο πόσα',
  ar: 'كيف ما ماذا لماذا متى أين من هل كم أي',
  he: 'איך מה למה מתי איפה מי האם כמה איזה',
  id: 'bagaimana apa mengapa kenapa kapan dimana siapa berapa apakah',
  vi: 'làm tại khi ai bao có',
  ko: '어떻게 무엇 왜 언제 어디 누가 얼마 몇',
};
const lastParts: Readonly<Record<string, RegExp>> = {
  ja: /(?:か|とは|の|どう|いくら)[。.]?$/u,
  ko: /(?:까|나요|가요|은가|는가|는지|까요)[.]?$/u,
  zh: /(?:吗|嗎|呢|什么|什麼|多少|怎么办|怎麼辦)[。.]?$/u,
};
const endsAsking = /(?:ですか|ますか|吗|嗎|까요?|나요)[。.]?$/u;
const firstWord = /[\p{L}\p{M}]+/u;
/** True for a question of a searcher: by its mark, or by its first or last words in the language. */
export function asks(written: string, language: string): boolean {
  const text = written.trim();
  if (questionMark.test(text)) return true;
  const base = language.split('-')[0]?.toLowerCase() ?? '';
  if (base === 'el' && greekMark.test(text)) return true;
  if (lastParts[base]?.test(text)) return true;
  const first = firstWord.exec(text)?.[0].toLowerCase();
  if (first !== undefined && firstWords[base]?.split(' ').includes(first)) return true;
  return findCues(text, language).some(({ kind, isMisspelt }) => kind === 'question' && !isMisspelt);
}

/**
 * True for a heading that is a question: without a question mark, “What you need” and “How to clean
 * it” are section headings.
 */
export function headingAsks(written: string, language: string): boolean {
  const text = written.trim();
  if (questionMark.test(text)) return true;
  return /^(?:ja|zh|ko)\b/i.test(language) && endsAsking.test(text);
}
