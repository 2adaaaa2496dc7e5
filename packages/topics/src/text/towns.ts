import { foldText } from './fold-text.ts';
import { baseLanguage, segmentText } from './segment-text.ts';

/** Large towns of the countries of a language, without those whose name is a common word. */
const towns: Readonly<Record<string, string>> = {
  en: `new york, nyc, brooklyn, manhattan, los angeles, chicago, houston, phoenix, philadelphia, san antonio, san diego, dallas,
    austin, jacksonville, fort worth, san jose, columbus, charlotte, indianapolis, san francisco, seattle, denver,
    nashville, oklahoma city, el paso, boston, portland, las vegas, memphis, detroit, baltimore, milwaukee, albuquerque,
    tucson, fresno, sacramento, kansas city, mesa az, atlanta, omaha, colorado springs, raleigh, miami, oakland, minneapolis,
    tulsa, tampa, new orleans, cleveland, honolulu, cincinnati, pittsburgh, orlando, st louis, salt lake city, london,
    manchester, birmingham, liverpool, leeds, glasgow, edinburgh, bristol, cardiff, sheffield, nottingham, leicester,
    newcastle, belfast, dublin, toronto, vancouver, montreal, calgary, ottawa, edmonton, winnipeg, sydney, melbourne,
    brisbane, perth, adelaide, auckland, christchurch, mumbai, delhi, bangalore, chennai, hyderabad, pune, kolkata, singapore,
    dubai`,
  de: `berlin, hamburg, münchen, köln, frankfurt, stuttgart, düsseldorf, leipzig, dortmund, bremen, dresden, hannover, nürnberg,
    duisburg, bochum, wuppertal, bielefeld, bonn, münster, mannheim, karlsruhe, augsburg, wiesbaden, mönchengladbach,
    gelsenkirchen, aachen, braunschweig, chemnitz, kiel, magdeburg, freiburg, krefeld, mainz, lübeck, erfurt, oberhausen,
    rostock, kassel, potsdam, saarbrücken, ulm, heidelberg, regensburg, würzburg, wien, graz, linz, salzburg, innsbruck,
    klagenfurt, zürich, basel, bern, luzern, winterthur, st gallen`,
  fr: `paris, marseille, lyon, toulouse, nantes, montpellier, strasbourg, bordeaux, lille, rennes, reims, toulon,
    saint étienne, le havre, grenoble, dijon, angers, nîmes, villeurbanne, clermont ferrand, aix en provence, brest, limoges,
    amiens, annecy, perpignan, metz, besançon, orléans, rouen, mulhouse, caen, nancy, avignon, bruxelles, liège, namur,
    charleroi, genève, lausanne, montréal, québec, laval, gatineau, casablanca, dakar`,
  es: `madrid, barcelona, valencia, sevilla, zaragoza, málaga, murcia, palma de mallorca, bilbao, alicante, córdoba, valladolid, vigo,
    gijón, vitoria, a coruña, granada, elche, oviedo, pamplona, almería, santander, burgos, salamanca, cdmx, guadalajara,
    monterrey, puebla, tijuana, querétaro, mérida, cancún, bogotá, medellín, cali, barranquilla, cartagena, lima, arequipa,
    quito, guayaquil, caracas, santiago de chile, valparaíso, concepción, antofagasta, buenos aires, rosario, mendoza,
    montevideo, asunción`,
  it: `roma, milano, napoli, torino, palermo, genova, bologna, firenze, bari, catania, venezia, verona, messina, padova, trieste,
    brescia, parma, modena, reggio emilia, perugia, livorno, ravenna, cagliari, foggia, rimini, salerno, ferrara, sassari,
    bergamo, trento, vicenza, pescara, udine, ancona, bolzano, lecce, novara, piacenza, monza, lugano`,
  pt: `são paulo, rio de janeiro, brasília, salvador, fortaleza, belo horizonte, manaus, curitiba, recife, goiânia, belém,
    porto alegre, guarulhos, campinas, são luís, maceió, campo grande, teresina, joão pessoa, natal rn, osasco, santo andré,
    ribeirão preto, uberlândia, sorocaba, cuiabá, aracaju, florianópolis, joinville, londrina, niterói, santos, lisboa, porto,
    braga, coimbra, aveiro, faro, setúbal, leiria, funchal`,
  nl: `amsterdam, rotterdam, den haag, utrecht, eindhoven, groningen, tilburg, almere, breda, nijmegen, apeldoorn, haarlem,
    arnhem, enschede, amersfoort, zaandam, den bosch, zwolle, zoetermeer, leiden, leeuwarden, maastricht, dordrecht,
    alkmaar, delft, deventer, antwerpen, gent, brugge, leuven, brussel, hasselt, mechelen`,
  pl: `warszawa, kraków, łódź, wrocław, poznań, gdańsk, szczecin, bydgoszcz, lublin, białystok, katowice, gdynia, częstochowa,
    radom, toruń, kielce, rzeszów, gliwice, zabrze, olsztyn, bytom, zielona góra, rybnik, opole, tychy, gorzów, elbląg,
    płock, wałbrzych, tarnów, koszalin, kalisz, legnica, sosnowiec, sopot, zakopane`,
  sv: `stockholm, göteborg, malmö, uppsala, västerås, örebro, linköping, helsingborg, jönköping, norrköping, umeå, gävle,
    borås, sundsvall, eskilstuna, södertälje, karlstad, halmstad, växjö, kristianstad, kalmar, luleå, östersund`,
  da: `københavn, aarhus, århus, odense, aalborg, ålborg, esbjerg, randers, kolding, horsens, vejle, roskilde, silkeborg,
    herning, helsingør, fredericia, viborg, hillerød, holstebro, frederiksberg, sønderborg, svendborg`,
  no: `oslo, bergen, trondheim, stavanger, drammen, fredrikstad, kristiansand, sandnes, tromsø, sarpsborg, skien, ålesund,
    sandefjord, haugesund, tønsberg, bodø, arendal, hamar, larvik, lillehammer, molde`,
  fi: `helsinki, espoo, tampere, vantaa, oulu, turku, jyväskylä, lahti, kuopio, pori, kouvola, joensuu, lappeenranta, hämeenlinna,
    vaasa, seinäjoki, rovaniemi, mikkeli, kotka, salo, porvoo, kokkola, hyvinkää, järvenpää, rauma, kajaani`,
  tr: `istanbul, ankara, izmir, bursa, antalya, adana, konya, gaziantep, şanlıurfa, kocaeli, izmit, mersin, diyarbakır, kayseri,
    eskişehir, samsun, denizli, sakarya, malatya, trabzon, erzurum, manisa, balıkesir, tekirdağ, muğla, bodrum, aydın, hatay,
    elazığ, sivas, çorlu, gebze, kadıköy, beşiktaş, ataşehir`,
  ja: `東京, 大阪, 名古屋, 横浜, 札幌, 福岡, 神戸, 京都, 川崎, さいたま, 広島, 仙台, 千葉, 北九州, 堺市, 新潟, 浜松, 熊本, 岡山, 静岡,
    鹿児島, 船橋, 八王子, 姫路, 宇都宮, 松山, 西宮, 大分, 金沢, 長崎, 富山, 岐阜, 宮崎, 長野, 奈良, 大宮, 那覇, 沖縄, 新宿, 渋谷, 池袋,
    千代田区, 中央区, 港区, 文京区, 台東区, 墨田, 江東区, 品川, 目黒, 大田区, 世田谷, 中野, 杉並, 豊島区, 荒川区, 板橋, 練馬, 足立区, 葛飾, 江戸川区,
    銀座, 六本木, 恵比寿, 中目黒, 自由が丘, 三軒茶屋, 下北沢, 吉祥寺, 上野, 秋葉原, 浅草, 赤坂, 表参道, 原宿, 代官山, 高円寺, 北千住, 錦糸町, 立川,
    町田, 武蔵小杉, 梅田, 難波, 心斎橋, 天王寺, 三宮, 天神, 博多`,
  zh: `北京, 上海, 广州, 深圳, 成都, 杭州, 重庆, 武汉, 苏州, 西安, 南京, 长沙, 郑州, 天津, 合肥, 青岛, 东莞, 宁波, 佛山, 沈阳, 大连,
    昆明, 厦门, 福州, 无锡, 济南, 哈尔滨, 长春, 温州, 石家庄, 南宁, 贵阳, 南昌, 常州, 珠海, 台北, 台中, 台南, 高雄, 新北, 桃园, 新竹, 香港, 澳门`,
  th: `กรุงเทพ, กรุงเทพฯ, เชียงใหม่, ภูเก็ต, พัทยา, ขอนแก่น, หาดใหญ่, โคราช, นครราชสีมา, อุดรธานี, ชลบุรี, ระยอง, หัวหิน, นนทบุรี,
    เชียงราย, อยุธยา, สมุย, กระบี่, พิษณุโลก, ปทุมธานี, สมุทรปราการ, อุบลราชธานี`,
  he: `תל אביב, ירושלים, חיפה, ראשון לציון, פתח תקווה, אשדוד, נתניה, באר שבע, בני ברק, חולון, רמת גן, אשקלון, רחובות, בת ים,
    הרצליה, כפר סבא, רעננה, מודיעין, אילת, לוד, נהריה, עפולה`,
  ar: `الرياض, جده, مكه, المدينه, الدمام, الخبر, الطائف, ابها, دبي, ابوظبي, الشارقه, عجمان, الدوحه, الكويت, المنامه, مسقط, القاهره,
    الاسكندريه, الجيزه, عمان, بيروت, دمشق, بغداد, البصره, اربيل, تونس, الجزائر, الرباط, الدار البيضاء, طنجه`,
};
const mostWordsOfTown = 4;
const known = new Map<string, ReadonlySet<string>>();

/** Each town as one folded word. */
function readTowns(language: string): ReadonlySet<string> {
  const base = baseLanguage(language);
  const found = known.get(base);
  if (found !== undefined) return found;
  const read = new Set(
    (towns[base] ?? '').split(',').map((town) => segmentText(town, base).map(foldText).join('')),
  );
  read.delete('');
  known.set(base, read);
  return read;
}

interface TownAt {
  readonly start: number;
  readonly end: number;
  /** As one word. */
  readonly town: string;
}

/**
 * The large town that a keyword of folded words names; null if there is none. Languages that inflect names give the town
 * by its stem.
 */
export function findTown(
  words: readonly string[],
  language: string,
  stem: (word: string) => string,
): TownAt | null {
  const names = readTowns(language);
  const stems = readStems(names, language, stem);
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + mostWordsOfTown); end > start; end -= 1) {
      const run = words.slice(start, end).join('');
      if (names.has(run) || (stems && end === start + 1 && stems.has(stem(run))))
        return { start, end, town: run };
    }
  }
  return null;
}

/** Languages in which towns take the endings of cases. */
const inflecting: ReadonlySet<string> = new Set(['fi', 'pl', 'tr']);
const knownStems = new Map<string, ReadonlySet<string>>();

function readStems(names: ReadonlySet<string>, language: string, stem: (word: string) => string) {
  const base = baseLanguage(language);
  if (!inflecting.has(base)) return null;
  const found = knownStems.get(base);
  if (found !== undefined) return found;
  const stems = new Set([...names].map(stem));
  knownStems.set(base, stems);
  return stems;
}
