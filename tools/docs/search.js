// Finds sections by all words of the query; a word in a heading counts more. Nothing is sent anywhere.
const field = document.querySelector('#search');
const list = document.querySelector('#results');
let loading;

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

function score(section, words) {
  let total = 0;
  for (const word of words) {
    const inHeading = section.heading.toLowerCase().includes(word);
    const inText = section.text.toLowerCase().includes(word);
    if (!inHeading && !inText) return 0;
    total += inHeading ? 5 : 1;
  }
  return total;
}

function show(sections, words) {
  const found = sections
    .map((section) => ({ section, points: score(section, words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, 12);
  list.replaceChildren(
    ...found.map(({ section }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = section.url;
      link.textContent = section.heading;
      const page = document.createElement('span');
      page.textContent = section.page;
      item.append(link, page);
      return item;
    }),
  );
  if (found.length === 0) {
    const item = document.createElement('li');
    item.textContent = 'No match.';
    list.append(item);
  }
}

field.addEventListener('input', async () => {
  const words = wordsOf(field.value);
  list.hidden = words.length === 0;
  if (words.length === 0) return;
  loading ??= fetch('search.json').then((answer) => answer.json());
  show(await loading, words);
});
field.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') list.querySelector('a')?.click();
  if (event.key !== 'Escape') return;
  field.value = '';
  list.hidden = true;
});
