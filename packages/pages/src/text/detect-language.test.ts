import { describe, expect, it } from 'vitest';
import { contradictsLanguage, detectLanguage } from './detect-language.ts';

const texts: Record<string, string> = {
  en: 'The grinder is on the counter and it is ready to use in the morning. When you open the bag, the beans have to be ground at once, because they lose their smell within a few minutes. We have tried that with all of the machines which are shown here, and the result was the same for each of them.',
  de: 'Die Mühle steht auf dem Tisch und ist am Morgen bereit. Wenn man die Packung öffnet, müssen die Bohnen sofort gemahlen werden, weil sie nach wenigen Minuten nicht mehr so gut riechen. Wir haben das mit allen Maschinen versucht, die hier zu sehen sind, und es war bei jeder von ihnen das gleiche Ergebnis.',
  fr: 'Le moulin est sur la table et il est prêt le matin. Quand on ouvre le paquet, les grains doivent être moulus tout de suite, parce que leur parfum ne reste pas plus de quelques minutes. Nous avons fait cet essai avec toutes les machines qui sont dans la liste, et le résultat est le même pour chacune des marques.',
  es: 'El molino está en la mesa y por la mañana está listo para usar. Cuando se abre el paquete, los granos se tienen que moler en el momento, porque no guardan su olor más que unos minutos. Lo hemos probado con todas las máquinas que se ven en esta página y el resultado es el mismo para cada una de ellas.',
  it: 'Il macinino è sul tavolo e la mattina è pronto per essere usato. Quando si apre il pacco, i chicchi sono da macinare subito, perché il loro profumo non dura più di qualche minuto. Abbiamo fatto la prova con tutte le macchine che sono in questa pagina e il risultato è lo stesso per una o per le altre del gruppo.',
  pt: 'O moinho está na mesa e de manhã já está pronto para o uso. Quando se abre o pacote, os grãos têm de ser moídos na hora, porque não guardam o cheiro por mais de alguns minutos. Nós testamos isso com todas as máquinas que são mostradas nesta página e o resultado foi o mesmo para cada uma das marcas.',
  nl: 'De molen staat op de tafel en is in de ochtend klaar voor gebruik. Als je het pak opent, moeten de bonen meteen gemalen worden, want na een paar minuten is de geur er niet meer. Wij hebben dat met alle machines geprobeerd die op deze pagina zijn te zien, en het was bij elk van de merken niet anders.',
  pl: 'Młynek stoi na stole i jest gotowy od rana. Kiedy otwiera się paczkę, ziarna trzeba zmielić od razu, bo po kilku minutach nie mają już tak dobrego zapachu. Sprawdziliśmy to na wszystkich maszynach, które są na tej stronie, i to nie jest tak, że wynik zależy od marki, ale co do zapachu nie ma różnicy.',
  ja: '豆を挽いてからコーヒーを淹れるまでの時間が短いほど、香りがよく残ります。このページでは、毎朝使えるミルの選び方と手入れの方法を、初めての人にもわかるように説明します。粒の大きさは味に大きく影響しますので、器具に合わせて調整してください。',
  zh: '咖啡豆研磨之后应当立即冲泡，因为香气会在几分钟内散失。本页介绍如何选择适合每天使用的磨豆机，以及清洁和保养的方法。研磨的粗细会影响味道，请根据器具进行调整。不同的机器之间差别不大，但是价格相差很多，购买之前请先比较。',
  ko: '원두는 갈아서 바로 내려야 향이 오래 남습니다. 이 페이지에서는 매일 아침 사용할 수 있는 그라인더를 고르는 방법과 청소하는 방법을 처음 사용하는 사람도 알 수 있도록 설명합니다. 굵기는 맛에 큰 영향을 주므로 도구에 맞게 조절하세요. 기계마다 차이는 크지 않습니다.',
  ru: 'Кофемолка стоит на столе и готова к работе с самого утра. Когда вы открываете пачку, зёрна нужно молоть сразу, потому что через несколько минут они уже не пахнут так хорошо. Мы проверили это на всех машинах, которые показаны на этой странице, и результат был один и тот же.',
  uk: 'Кавомолка стоїть на столі й готова до роботи з самого ранку. Коли ви відкриваєте пачку, зерна треба молоти одразу, бо за кілька хвилин вони вже не пахнуть так добре. Ми перевірили це на всіх машинах, які є на цій сторінці, і результат був той самий для кожної з них.',
  ar: 'يجب طحن حبوب القهوة قبل التحضير مباشرة لأن الرائحة تضيع خلال دقائق قليلة. في هذه الصفحة نشرح طريقة اختيار المطحنة المناسبة للاستعمال في كل صباح وطريقة تنظيفها والعناية بها. درجة الطحن تؤثر في الطعم كثيرا لذلك يجب ضبطها بحسب الأداة المستعملة.',
  el: 'Ο μύλος είναι στο τραπέζι και είναι έτοιμος από το πρωί. Όταν ανοίγετε τη συσκευασία, οι κόκκοι πρέπει να αλεστούν αμέσως, γιατί μετά από λίγα λεπτά δεν μυρίζουν πια τόσο καλά. Το δοκιμάσαμε με όλες τις μηχανές που φαίνονται σε αυτή τη σελίδα και το αποτέλεσμα ήταν το ίδιο.',
};

describe('detectLanguage', () => {
  it.each(Object.entries(texts))('detects %s from its text', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each([
    ['nothing', ''],
    ['a short text', 'The grinder is on the counter.'],
    ['numbers', '12 345 '.repeat(200)],
    ['names without function words', 'Espresso Cappuccino Ristretto Macchiato Lungo Doppio '.repeat(20)],
    ['two languages side by side', `${texts.en} ${texts.de}`],
    ['program code', 'const value = list.map((item) => item.name).filter(Boolean); '.repeat(10)],
    ['an invented language', 'zorpa blint kwe domari plek ostu vanta gribel '.repeat(20)],
    [
      'Serbian, which Bosnian is like',
      'Млин стоји на столу и спреман је од јутра, љубитељи кафе га њега ради чувају и користе већ годинама. '.repeat(
        3,
      ),
    ],
  ])('is unsure of %s', (_name, text) => {
    expect(detectLanguage(text)).toBeNull();
  });
});

describe('contradictsLanguage', () => {
  it.each([
    ['en', 'de', true],
    ['en-US', 'en', false],
    ['EN_us', 'en', false],
    ['nb-NO', 'da', false],
    ['iw', 'he', false],
    ['english', 'de', false],
    ['und', 'de', false],
    ['', 'de', false],
    ['de-AT', 'fr', true],
  ])('of "%s" and %s is %s', (declared, found, expected) => {
    expect(contradictsLanguage(declared, found)).toBe(expected);
  });
});
