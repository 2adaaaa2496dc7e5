import type { Vocabulary } from '../topic.ts';

export const germanCoffee: Vocabulary = {
  language: 'de',
  niche: 'coffee',
  topics: [
    {
      id: 'grinders',
      name: 'Kaffeemühlen',
      kind: 'product',
      volume: 40500,
      cpc: 0.6,
      season: [12, 0.45],
      growth: 3,
      heads:
        'Kaffeemühle=f; elektrische Kaffeemühle=f; Espressomühle=f; Handkaffeemühle=f; Kaffeemühle mit Kegelmahlwerk=f; Siebträgermühle=f',
      modifiers: 'für Espresso; mit Waage; für Filterkaffee; leise; für French Press',
      questions:
        'welche Kaffeemühle für Espresso; wie reinigt man eine Kaffeemühle; Kegelmahlwerk oder Scheibenmahlwerk; welcher Mahlgrad für Filterkaffee; welcher Mahlgrad für French Press; lohnt sich eine Handmühle; wie fein muss Espresso gemahlen sein; Kaffee mahlen ohne Mühle; warum verstopft meine Kaffeemühle; Mahlgrad Tabelle',
    },
    {
      id: 'espresso-machines',
      name: 'Siebträgermaschinen',
      kind: 'product',
      volume: 60500,
      cpc: 0.9,
      season: [12, 0.45],
      growth: 6,
      heads:
        'Siebträgermaschine=f; Espressomaschine=f; Siebträgermaschine mit Mahlwerk=f; Dualboiler Siebträgermaschine=f; Zweikreis Siebträgermaschine=f; kleine Siebträgermaschine=f',
      modifiers: 'für Einsteiger; unter 500 Euro; unter 1000 Euro; für zuhause; mit Milchaufschäumer',
      questions:
        'welche Siebträgermaschine für Anfänger; wie funktioniert eine Siebträgermaschine; Siebträger oder Vollautomat; wie entkalkt man eine Siebträgermaschine; Zweikreiser oder Dualboiler; warum ist mein Espresso sauer; wie viel Bar braucht Espresso; was ist ein Bezugshahn; was kostet eine gute Siebträgermaschine; wie stellt man den Mahlgrad am Siebträger ein',
    },
    {
      id: 'automatic',
      name: 'Kaffeevollautomaten',
      kind: 'product',
      volume: 135000,
      cpc: 0.85,
      season: [11, 0.5],
      growth: -1,
      heads:
        'Kaffeevollautomat=m; Kaffeevollautomat mit Milchsystem=m; kleiner Kaffeevollautomat=m; Kaffeemaschine=f; Kaffeemaschine mit Mahlwerk=f; Filterkaffeemaschine=f',
      modifiers: 'unter 500 Euro; für Büro; ohne Milchsystem; leise; mit zwei Bohnenbehältern',
      questions:
        'welcher Kaffeevollautomat ist der beste; wie reinigt man einen Kaffeevollautomaten; wie oft Vollautomat entkalken; wie lange hält ein Kaffeevollautomat; warum schmeckt Kaffee aus dem Vollautomaten wässrig; Kaffeevollautomat oder Padmaschine; Schimmel im Kaffeevollautomaten was tun; was kostet ein Kaffeevollautomat; lohnt sich ein Kaffeevollautomat',
    },
    {
      id: 'pour-over',
      name: 'Filterkaffee von Hand',
      kind: 'product',
      volume: 18100,
      cpc: 0.4,
      season: [12, 0.3],
      growth: 4,
      heads:
        'Handfilter Kaffee=m; Kaffeefilter Porzellan=m; Kaffeefilter Edelstahl=m; Kaffee Dripper=m; Kaffeekaraffe=f; Dauerfilter Kaffee=m',
      modifiers: 'für eine Tasse; für unterwegs; Größe 4; mit Ständer; aus Glas',
      questions:
        'wie macht man Filterkaffee mit der Hand; wie viel Kaffeepulver pro Tasse; welche Wassertemperatur für Filterkaffee; was ist Blooming bei Kaffee; Handfilter oder Kaffeemaschine; Papierfilter oder Dauerfilter; wie lange soll Filterkaffee ziehen; warum schmeckt Filterkaffee bitter; was bedeutet Pour Over',
    },
    {
      id: 'kettles',
      name: 'Wasserkocher',
      kind: 'product',
      volume: 60500,
      cpc: 0.45,
      season: [12, 0.35],
      growth: 2,
      heads:
        'Wasserkocher mit Temperatureinstellung=m; Schwanenhals Wasserkocher=m; Wasserkocher Edelstahl=m; Wasserkocher Glas=m; leiser Wasserkocher=m; Reisewasserkocher=m',
      modifiers: 'ohne Plastik; für Induktion; klein; mit Warmhaltefunktion; für Babynahrung',
      questions:
        'wie entkalkt man einen Wasserkocher; Wasserkocher entkalken mit Essig; wie viel Strom verbraucht ein Wasserkocher; welcher Wasserkocher ist ohne Plastik; Wasserkocher oder Herd was ist sparsamer; wie heiß muss Wasser für Kaffee sein; warum schäumt Wasser im Wasserkocher; was ist ein Schwanenhalskessel',
    },
    {
      id: 'beans',
      name: 'Kaffeebohnen',
      kind: 'consumable',
      volume: 40500,
      cpc: 0.75,
      season: [12, 0.35],
      growth: 5,
      heads:
        'Kaffeebohnen=p; Espressobohnen=p; entkoffeinierte Kaffeebohnen=p; Bio Kaffeebohnen=p; Kaffeebohnen 1kg=p; säurearme Kaffeebohnen=p',
      modifiers: 'für Vollautomaten; für Siebträger; für Cold Brew; helle Röstung; Fair Trade',
      questions:
        'wie lange sind Kaffeebohnen haltbar; wie lagert man Kaffeebohnen; welche Kaffeebohnen für Vollautomaten; Arabica oder Robusta; was ist Spezialitätenkaffee; wie viel Koffein hat Espresso; kann man Kaffeebohnen einfrieren; welcher Kaffee hat wenig Säure; wie wird Kaffee entkoffeiniert; Kaffee Abo; was sind sortenreine Kaffeebohnen',
    },
    {
      id: 'milk',
      name: 'Milchaufschäumer',
      kind: 'product',
      volume: 49500,
      cpc: 0.5,
      season: [12, 0.55],
      growth: 2,
      heads:
        'Milchaufschäumer=m; elektrischer Milchaufschäumer=m; Milchaufschäumer Induktion=m; Milchkännchen=n; Handmilchaufschäumer=m; Milchschaumdüse=f',
      modifiers: 'für Hafermilch; spülmaschinenfest; für Kakao; mit Akku; Edelstahl',
      questions:
        'wie schäumt man Milch richtig auf; welche Milch zum aufschäumen; Milch aufschäumen ohne Milchaufschäumer; wie macht man Latte Art; Cappuccino oder Latte Macchiato; was ist ein Flat White; welche Hafermilch lässt sich aufschäumen; warum schäumt meine Milch nicht; wie heiß darf Milchschaum werden',
    },
    {
      id: 'cold-brew',
      name: 'Cold Brew',
      kind: 'product',
      volume: 8100,
      cpc: 0.4,
      season: [7, 0.8],
      growth: 3,
      heads:
        'Cold Brew Maker=m; Cold Brew Flasche=f; Cold Brew Kanne=f; Eiskaffee Maschine=f; Cold Drip Turm=m',
      modifiers: 'für den Kühlschrank; 1 Liter; aus Glas; mit Sieb; für zwei Personen',
      questions:
        'wie macht man Cold Brew; Cold Brew Rezept; wie lange ist Cold Brew haltbar; Cold Brew oder Eiskaffee; wie viel Koffein hat Cold Brew; welcher Mahlgrad für Cold Brew; kann man Cold Brew warm trinken; welcher Kaffee für Cold Brew; wie lange muss Cold Brew ziehen',
    },
    {
      id: 'moka',
      name: 'Espressokocher',
      kind: 'product',
      volume: 33100,
      cpc: 0.4,
      season: [12, 0.35],
      growth: 5,
      heads:
        'Espressokocher=m; Espressokocher Edelstahl=m; Espressokocher Induktion=m; elektrischer Espressokocher=m; Espressokanne=f; French Press Kanne=f',
      modifiers: '6 Tassen; für Camping; 2 Tassen; mit Dichtung; für Gasherd',
      questions:
        'wie benutzt man einen Espressokocher; wie reinigt man einen Espressokocher; welcher Mahlgrad für Espressokocher; Espressokocher oder Siebträger; warum läuft mein Espressokocher aus; Aluminium oder Edelstahl Espressokocher; welcher Kaffee für Espressokocher; wie benutzt man eine French Press; wie viel Kaffee in den Espressokocher',
    },
    {
      id: 'accessories',
      name: 'Kaffeezubehör',
      kind: 'product',
      volume: 12100,
      cpc: 0.4,
      season: [12, 0.45],
      growth: 8,
      heads:
        'Kaffeewaage=f; Tamper=m; Abklopfbehälter=m; bodenloser Siebträger=m; Kaffeedose=f; Espressotassen=p',
      modifiers: 'für Siebträger; aus Edelstahl; für Espresso; als Geschenk',
      questions:
        'wie tampert man richtig; welche Tamper Größe brauche ich; was bringt ein bodenloser Siebträger; wozu braucht man eine Kaffeewaage; Geschenke für Kaffeeliebhaber; Kaffeeecke Ideen; was ist ein Leveler; wie reinigt man ein Siebträger Sieb; was ist ein WDT Tool',
    },
  ],
};
