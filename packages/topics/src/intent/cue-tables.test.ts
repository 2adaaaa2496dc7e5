import type { SearchIntent } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { foldText } from '../text/fold-text.ts';
import { classifyIntent } from './classify-intent.ts';
import { cueKinds, listCues } from './cue-table.ts';
import { cueTables } from './cues/index.ts';
import { readNames } from './known-names.ts';

const leastCues = 60;
const knownNames = readNames(['acme.com']);

describe.each(Object.entries(cueTables))('the cues of %s', (_, table) => {
  const cues = cueKinds.flatMap((kind) => listCues(table.cues[kind]).map(foldText));

  it(`are at least ${leastCues}, some of each kind`, () => {
    expect(cues.length).toBeGreaterThanOrEqual(leastCues);
    for (const kind of cueKinds) expect(listCues(table.cues[kind])).not.toEqual([]);
  });

  it('are of one kind each and written once', () => {
    expect(cues.filter((cue, place) => cues.indexOf(cue) !== place)).toEqual([]);
  });
});

/** Queries by language; `acme` is a tracked competitor. */
const examples: Readonly<Record<string, Readonly<Record<SearchIntent, readonly string[]>>>> = {
  en: {
    informational: [
      'why is my sourdough flat',
      'vitamin d deficiency symptoms',
      'fix leaking faucet',
      'tiramisu recipe',
    ],
    commercial: ['best running shoes for flat feet', 'hello fresh alternatives', 'dyson v15 review'],
    transactional: ['buy standing desk', 'mortgage calculator', 'used bikes for sale'],
    navigational: ['acme', 'acme customer portal', 'portland credit union login'],
  },
  de: {
    informational: [
      'wie lange kocht ein ei',
      'kaffeemaschine entkalken',
      'eisenmangel symptome',
      'kasekuchenrezept',
    ],
    commercial: ['bester staubsauger', 'kaffeevollautomatentest', 'acme erfahrungen'],
    transactional: ['fahrrad kaufen', 'brutto netto rechner', 'wohnmobil mieten'],
    navigational: ['acme', 'acme kundenlogin', 'sparkasse hannover'],
  },
  fr: {
    informational: [
      'comment planter des tomates',
      "qu'est-ce que la tva",
      'recette crepes',
      'carence en fer symptomes',
    ],
    commercial: ['meilleur aspirateur sans fil', 'acme avis', 'comparatif assurance auto'],
    transactional: ['acheter vélo électrique', 'code promo chaussures', 'location camping car'],
    navigational: ['acme', 'acme espace client', 'mairie de lyon'],
  },
  ar: {
    informational: ['كيف ازرع الطماطم', 'اعراض نقص فيتامين د', 'طريقة عمل الكيك', 'الفرق بين البنك والمصرف'],
    commercial: ['افضل ماكينة قهوة', 'أسعار الذهب', 'مقارنة تأمين السيارات'],
    transactional: ['شراء سيارة', 'حجز فندق دبي', 'تحميل كتاب', 'سيارات مستعملة للبيع'],
    navigational: ['acme', 'acme تسجيل الدخول', 'جامعة القاهرة'],
  },
  he: {
    informational: ['איך מגדלים עגבניות', 'תסמינים של מחסור בברזל', 'מתכון ללחם', 'כמה עולה רישיון'],
    commercial: ['מכונת קפה מומלצת', 'השוואת ביטוח רכב', 'הכי טוב בתל אביב'],
    transactional: ['לקנות אופניים', 'מחשבון משכנתא', 'דירות להשכרה'],
    navigational: ['acme', 'acme אזור אישי', 'אוניברסיטת חיפה'],
  },
  es: {
    informational: ['como limpiar una cafetera', '¿qué es el iva?', 'receta de paella', 'sintomas de anemia'],
    commercial: ['mejores auriculares inalámbricos', 'acme opiniones', 'comparativa seguros de coche'],
    transactional: ['comprar bicicleta', 'calculadora de hipoteca', 'pisos en alquiler valencia'],
    navigational: ['acme', 'acme iniciar sesion', 'ayuntamiento de sevilla'],
  },
  it: {
    informational: ['come pulire il forno', "cos'è lo spid", 'ricetta tiramisù', 'carenza di ferro sintomi'],
    commercial: ['migliori aspirapolvere', 'acme recensioni', 'confronto tariffe luce'],
    transactional: ['comprare bicicletta', 'calcolatore mutuo', 'noleggio furgone'],
    navigational: ['acme', 'acme area clienti', 'comune di bologna'],
  },
  pt: {
    informational: ['como limpar cafeteira', 'o que é inflação', 'receita de bolo', 'sintomas de anemia'],
    commercial: ['melhor celular custo beneficio', 'acme avaliações', 'comparativo de notebooks'],
    transactional: ['comprar bicicleta', 'conversor de moedas', 'apartamento para alugar'],
    navigational: ['acme', 'acme área do cliente', 'prefeitura de curitiba'],
  },
  nl: {
    informational: [
      'hoe lang kook je een ei',
      'wat is btw',
      'appeltaart recept',
      'koffiezetapparaat ontkalken',
    ],
    commercial: ['beste stofzuiger', 'acme ervaringen', 'energie vergelijken'],
    transactional: ['fiets kopen', 'kortingscode schoenen', 'busje huren'],
    navigational: ['acme', 'acme inloggen', 'gemeente utrecht'],
  },
  pl: {
    informational: [
      'jak wyczyscic ekspres',
      'co to jest inflacja',
      'przepis na sernik',
      'niedobór żelaza objawy',
    ],
    commercial: ['najlepszy odkurzacz', 'acme opinie', 'ranking laptopów'],
    transactional: ['kupię rower', 'kalkulator walut', 'mieszkanie do wynajęcia'],
    navigational: ['acme', 'acme logowanie', 'urząd miasta gdynia'],
  },
  sv: {
    informational: [
      'hur länge kokar man ägg',
      'vad är inflation',
      'pannkakor recept',
      'avkalka kaffebryggare',
    ],
    commercial: ['bästa dammsugaren', 'acme omdöme', 'jämför elavtal'],
    transactional: ['köpa cykel', 'rabattkod skor', 'hyra släpvagn'],
    navigational: ['acme', 'acme logga in', 'uppsala kommun'],
  },
  da: {
    informational: [
      'hvordan koger man æg',
      'hvad er inflation',
      'pandekager opskrift',
      'jernmangel symptomer',
    ],
    commercial: ['bedste støvsuger', 'acme anmeldelser', 'sammenlign elpriser'],
    transactional: ['købe cykel', 'rabatkode sko', 'leje trailer'],
    navigational: ['acme', 'acme log ind', 'aarhus kommune'],
  },
  nb: {
    informational: ['hvordan koke egg', 'hva er inflasjon', 'pannekaker oppskrift', 'jernmangel symptomer'],
    commercial: ['beste støvsuger', 'acme omtale', 'sammenligne strømavtaler'],
    transactional: ['kjøpe sykkel', 'rabattkode sko', 'leie tilhenger'],
    navigational: ['acme', 'acme logg inn', 'bergen kommune'],
  },
  fi: {
    informational: ['miten keittää muna', 'mikä on inflaatio', 'pannukakku resepti', 'raudanpuute oireet'],
    commercial: ['paras pölynimuri', 'acme kokemuksia', 'sähkösopimusten vertailu'],
    transactional: ['osta polkupyörä', 'alennuskoodi kengät', 'asuntolainalaskuri'],
    navigational: ['acme', 'acme kirjautuminen', 'tampereen kaupunki'],
  },
  tr: {
    informational: ['yumurta nasıl haşlanır', 'enflasyon nedir', 'kek tarifi', 'demir eksikliği belirtileri'],
    commercial: ['en iyi elektrikli süpürge', 'acme yorumları', 'laptop fiyatları'],
    transactional: ['bisiklet satın al', 'indirim kodu ayakkabı', 'kiralık daire izmir'],
    navigational: ['acme', 'acme giriş', 'izmir büyükşehir belediyesi'],
  },
  th: {
    informational: ['วิธีล้างเครื่องชงกาแฟ', 'เงินเฟ้อคืออะไร', 'สูตรชีสเค้ก', 'อาการขาดธาตุเหล็ก'],
    commercial: ['เครื่องดูดฝุ่น ยี่ห้อไหนดี', 'acme รีวิว', 'โน๊ตบุ๊ค ราคา'],
    transactional: ['ซื้อจักรยาน', 'โค้ดส่วนลด รองเท้า', 'เช่าคอนโด เชียงใหม่'],
    navigational: ['acme', 'acme เข้าสู่ระบบ', 'มหาวิทยาลัยเชียงใหม่'],
  },
  ja: {
    informational: ['卵 茹で方 方法', 'インフレとは', 'チーズケーキ レシピ', '鉄分不足 症状'],
    commercial: ['掃除機 おすすめ', 'acme 口コミ', 'ノートパソコン 比較'],
    transactional: ['自転車 通販', '靴 クーポン', '大阪 賃貸マンション'],
    navigational: ['acme', 'acmeログイン', '横浜市役所'],
  },
  zh: {
    informational: ['鸡蛋怎么煮', '什麼是通貨膨脹', '芝士蛋糕食谱', '缺铁症状'],
    commercial: ['吸尘器推荐', 'acme评价', '筆電排行榜'],
    transactional: ['购买自行车', '鞋子优惠券', '深圳租房'],
    navigational: ['acme', 'acme登录', '浙江大学'],
  },
};

it('has examples in each language', () => {
  expect(
    Object.keys(examples)
      .map((language) => (language === 'nb' ? 'no' : language))
      .sort(),
  ).toEqual(Object.keys(cueTables).sort());
});

describe.each(Object.entries(examples))('in %s', (language, byIntent) => {
  const rows = Object.entries(byIntent).flatMap(([intent, texts]) => texts.map((text) => [text, intent]));

  it.each(rows)('“%s” is %s', (text, intent) => {
    expect(classifyIntent({ text, language, knownNames }).intent).toBe(intent);
  });
});
