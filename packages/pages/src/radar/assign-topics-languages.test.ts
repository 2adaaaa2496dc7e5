import { describe, expect, it } from 'vitest';
import { assignTopics } from './assign-topics.ts';

type Named = [name: string, topic: number | null];

/** Titles of publications as sites write them, or a path if a page has no title. */
const worlds: Record<string, { keywords: Record<number, string[]>; names: Named[] }> = {
  en: {
    keywords: {
      1: ['moka pot', 'how to use a moka pot', 'best moka pot', 'moka pot coffee ratio', 'clean moka pot'],
      2: ['espresso machine', 'best espresso machine', 'espresso machine descaling'],
      3: [
        'coffee grinder',
        'burr grinder',
        'hand coffee grinder',
        'grind size chart',
        'clean coffee grinder',
      ],
      4: ['cold brew', 'cold brew ratio', 'cold brew concentrate', 'how long does cold brew last'],
      5: ['coffee subscription', 'coffee subscription gift', 'monthly coffee club'],
    },
    names: [
      [
        'What nobody tells you about owning a burr grinder in a small kitchen: noise, static, retention, alignment and the price of spare parts, after three years of daily use',
        3,
      ],
      [
        'Everything that we learned in a year of roasting, serving, cleaning, moving and rebuilding our shop, with a short note on why we no longer sell paper filters',
        null,
      ],
      ['Is cold brew stronger than espresso?', 4],
      ['Ninja Luxe espresso machine review: six months later', 2],
      ['Grind size chart for every brewing method', 3],
      ['Moka pot cleaning: never use soap?', 1],
      ['Best coffee clubs that ship monthly', 5],
      ['Coffee and sleep: what the studies say', null],
      ['The history of coffee', null],
      ['Machine learning for roasters', null],
      ['Pot roast with coffee rub', null],
      ['Size guide for T-shirts', null],
      ['Cold weather opening hours', null],
      ['Clean water project in Kenya', null],
      ['/blog/cold-brew-at-home', 4],
      ['/en/guides/burr-grinder-vs-blade-grinder.html', 3],
      ['/blog/espresso_machine_descaling_guide', 2],
      ['/blog/2026/11/how-long-does-cold-brew-last/', 4],
      ['/blog/MokaPotGuide', 1],
      ['/shop/product/91822-gift-card', null],
      ['/category/news/page/3', null],
      ['/?p=123', null],
    ],
  },
  de: {
    keywords: {
      1: ['kaffeemühle', 'kaffeemühle elektrisch', 'kaffeemühle reinigen', 'beste handmühle'],
      2: ['siebträgermaschine', 'siebträger entkalken', 'siebträgermaschine test'],
      3: ['cold brew', 'cold brew selber machen', 'cold brew haltbarkeit'],
      4: ['kaffee abo', 'kaffee abo geschenk', 'kaffeeabo vergleich'],
    },
    names: [
      ['Kaffeemühlen im Vergleich: Welche mahlt am feinsten?', 1],
      ['So entkalken Sie Ihre Siebträgermaschine richtig', 2],
      ['Cold Brew: Rezept für heiße Tage', 3],
      ['Elektrische Zahnbürsten im Test', null],
      ['Kaffee aus Äthiopien: die neue Ernte ist da', null],
      ['Datenschutzerklärung', null],
      ['/magazin/siebtraeger-entkalken-anleitung', 2],
      ['/magazin/kaffeem%C3%BChle-reinigen', 1],
      ['/magazin/kaffeemuehle-reinigen.html', 1],
    ],
  },
  fr: {
    keywords: {
      1: ['moulin à café', 'moulin à café électrique', 'nettoyer moulin à café'],
      2: ['machine expresso', 'détartrer machine expresso', 'meilleure machine expresso'],
      3: ['café glacé', 'recette café glacé', 'café glacé maison'],
    },
    names: [
      ['Comment détartrer sa machine à expresso en dix minutes', 2],
      ['Quel moulin à café choisir en 2026 ?', 1],
      ['La recette du café glacé de l’été', 3],
      ['Une journée au café du port', null],
      ['Mentions légales', null],
      ['/blog/cafe-glace-maison', 3],
    ],
  },
  es: {
    keywords: {
      1: ['molinillo de café', 'mejor molinillo de café', 'limpiar molinillo'],
      2: ['cafetera italiana', 'cómo usar cafetera italiana', 'limpiar cafetera italiana'],
    },
    names: [
      ['Cafeteras italianas: guía de compra', 2],
      ['Cómo limpiar el molinillo paso a paso', 1],
      ['Aviso legal', null],
      ['/blog/como-usar-cafetera-italiana/', 2],
    ],
  },
  ja: {
    keywords: {
      1: ['コーヒーミル', 'コーヒーミル おすすめ', '手挽きミル'],
      2: ['水出しコーヒー', '水出しコーヒー 作り方'],
      3: ['エスプレッソマシン', 'エスプレッソマシン 掃除'],
    },
    names: [
      ['水出しコーヒーの作り方と比率', 2],
      ['コーヒーミルの選び方：初心者向け', 1],
      ['エスプレッソマシンの掃除方法', 3],
      ['会社概要', null],
    ],
  },
  tr: {
    keywords: {
      1: ['kahve değirmeni', 'en iyi kahve değirmeni'],
      2: ['soğuk demleme kahve', 'soğuk demleme nasıl yapılır'],
      3: ['espresso makinesi', 'espresso makinesi temizliği'],
    },
    names: [
      ['Kahve değirmenleri: hangisi size uygun?', 1],
      ['Soğuk demleme tarifi', 2],
      ['Espresso makinesinin kireci nasıl çözülür', 3],
      ['Gizlilik politikası', null],
    ],
  },
  ru: {
    keywords: {
      1: ['кофемолка', 'ручная кофемолка', 'лучшая кофемолка'],
      2: ['гейзерная кофеварка', 'как варить кофе в гейзерной кофеварке'],
    },
    names: [
      ['Как выбрать кофемолку для дома', 1],
      ['Гейзерные кофеварки: обзор', 2],
      ['Политика конфиденциальности', null],
    ],
  },
};

describe.each(Object.entries(worlds))('publications in %s', (language, { keywords, names }) => {
  const terms = Object.entries(keywords).flatMap(([id, texts]) =>
    texts.map((text) => ({ topicId: Number(id), text })),
  );
  const pages = names.map(([name], index) => {
    const isPath = name.startsWith('/');
    const address = `https://crema.com${isPath ? name : '/x'}`;
    return { hash: `${index}`, address, title: isPath ? null : name, heading: null };
  });
  const assign = (some: typeof pages) =>
    new Map(
      assignTopics({ language, terms, pages: some, siteNames: ['crema'] }).map(({ hash, topicId }) => [
        hash,
        topicId,
      ]),
    );
  const together = assign(pages);

  it.each(names.map(([name, topic], index) => [name, topic, index] as const))(
    '%s: %s',
    (_name, topic, index) => {
      const page = pages[index];
      expect(together.get(`${index}`) ?? null).toBe(topic);
      // The other publications of a fortnight change nothing.
      expect(assign(page ? [page] : []).get(`${index}`) ?? null).toBe(topic);
    },
  );
});
