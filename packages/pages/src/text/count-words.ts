const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_-]*/gu;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/gu;

/** Words of a text. In scripts without spaces, two characters count as a word. */
export function countWords(text: string): number {
  const characters = text.match(unspaced)?.length ?? 0;
  const spaced = characters === 0 ? text : text.replace(unspaced, ' ');
  return (spaced.match(words)?.length ?? 0) + Math.ceil(characters / 2);
}
