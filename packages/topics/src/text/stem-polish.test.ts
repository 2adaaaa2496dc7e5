import { expect, it } from 'vitest';
import { stemPolish } from './stem-polish.ts';

it.each([
  ['ekspres', 'ekspresu ekspresy ekspresów ekspresem'],
  ['rower', 'rowery rowerów roweru rowerowy rowerowe'],
  ['kawa', 'kawy kawę kawą kawie'],
  ['sukienka', 'sukienki sukienek sukienkę sukienkami sukience'],
  ['torebka', 'torebki torebek torebkę'],
  ['łóżko', 'łóżka łóżek lozko'],
  ['książka', 'książki książek ksiazki'],
  ['opona', 'opony opon oponę'],
  ['but', 'buty butów butow'],
  ['samochód', 'samochodu samochody samochodów samochodem samochodowy samochodowe samochodzie'],
  ['mieszkanie', 'mieszkania mieszkań mieszkaniu'],
  ['krzesło', 'krzesła krzeseł'],
  ['mebel', 'meble mebli'],
  ['pokrowiec', 'pokrowce pokrowców'],
  ['okno', 'okna okien'],
  ['sweter', 'swetry swetrów'],
  ['czajnik', 'czajniki czajników czajnikiem'],
  ['młynek', 'młynki młynka młynkiem'],
  ['kuchnia', 'kuchni kuchnie'],
  ['rezerwacja', 'rezerwacji rezerwacje'],
  ['naprawa', 'naprawy naprawić naprawianie'],
  ['czyścić', 'czyszczenie czyszczenia'],
  ['odkamienianie', 'odkamienić odkamieniania'],
  ['nowy', 'nowe nowa nowych nowego'],
  ['tani', 'tania tanie tanich taniego tanio'],
  ['zimowy', 'zimowe zimowa zimowych'],
  ['problem', 'problemy problemów problemu'],
  ['system', 'systemy systemów'],
  ['zapach', 'zapachy zapachów'],
  ['kraków', 'krakowie krakowa krakow'],
  ['wrocław', 'wrocławiu wroclaw'],
  ['poznań', 'poznaniu poznania'],
])('gives the forms of “%s” one stem: %s', (word, forms) => {
  expect([...new Set(forms.split(' ').map(stemPolish))]).toEqual([stemPolish(word)]);
});

it.each([
  ['strych', 'stroje'],
  ['buty', 'butelki'],
  ['kawa', 'kawior'],
  ['lego', 'lek'],
  ['kolej', 'kolor'],
  ['łódź', 'lody'],
  ['części', 'czeski'],
  ['płaszcz', 'płaski'],
  ['gotowanie', 'gotyk'],
])('keeps “%s” and “%s” apart', (one, other) => {
  expect(stemPolish(one)).not.toBe(stemPolish(other));
});

it.each([
  ['gry', 'gry'],
  ['psy', 'psy'],
  ['lg', 'lg'],
  ['14', '14'],
  ['205/55', '205/55'],
  ['', ''],
])('leaves “%s” as it is', (word, stem) => {
  expect(stemPolish(word)).toBe(stem);
});
