import { expect, it } from 'vitest';
import { createStemmer } from './stem-word.ts';

it.each([
  ['tr', 'makine makinesi makineler makineleri makinesinin'],
  ['tr', 'öğütücü öğütücüsü öğütücüler ogutucu'],
  ['tr', 'lastik lastiği lastikler lastikleri lastiklerinin lastigi'],
  ['tr', 'kitap kitabı kitapları'],
  ['tr', 'fiyat fiyatı fiyatlar fiyatları'],
  ['tr', 'temizleme temizlemek temizlenir'],
  ['tr', 'halı halısı halılar'],
  ['tr', 'ayakkabı ayakkabısı ayakkabıları'],
  ['fi', 'kenkä kengät kengän'],
  ['fi', 'talvirengas talvirenkaat talvirenkaiden'],
  ['fi', 'kahvinkeitin kahvinkeittimet kahvinkeittimen'],
  ['fi', 'vuokraus vuokrauksen'],
  ['fi', 'asunto asunnot asuntojen'],
  ['fi', 'ilmalämpöpumppu ilmalämpöpumput ilmalämpöpumpun ilmalämpöpumppujen'],
  ['he', 'מכונת מכונות מכונה המכונה'],
  ['he', 'מומלץ מומלצת מומלצות מומלצים'],
  ['he', 'נעלי נעליים'],
  ['he', 'נשים לנשים'],
  ['ar', 'سيارة سيارات السيارات'],
  ['ar', 'شركة شركات الشركة'],
  ['ar', 'رياضي رياضية'],
])('gives the forms of a word in %s one stem: %s', (language, forms) => {
  const stem = createStemmer(language);
  expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
});

it.each([
  ['tr', 'göz', 'gözlük'],
  ['tr', 'klima', 'klinik'],
  ['fi', 'matto', 'maito'],
  ['fi', 'kuppi', 'kuva'],
  ['he', 'קפה', 'קופה'],
  ['ar', 'شركة', 'شراء'],
])('keeps words of %s apart: %s, %s', (language, one, other) => {
  const stem = createStemmer(language);
  expect(stem(one)).not.toBe(stem(other));
});
