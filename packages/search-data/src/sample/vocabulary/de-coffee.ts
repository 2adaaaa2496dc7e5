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
        'kaffeemühle=f; elektrische kaffeemühle=f; espressomühle=f; handkaffeemühle=f; kaffeemühle mit kegelmahlwerk=f; siebträgermühle=f',
      modifiers: 'für espresso; mit waage; für filterkaffee; leise; für french press',
      questions:
        'welche kaffeemühle für espresso; wie reinigt man eine kaffeemühle; kegelmahlwerk oder scheibenmahlwerk; welcher mahlgrad für filterkaffee; welcher mahlgrad für french press; lohnt sich eine handmühle; wie fein muss espresso gemahlen sein; kaffee mahlen ohne mühle; warum verstopft meine kaffeemühle; mahlgrad tabelle',
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
        'siebträgermaschine=f; espressomaschine=f; siebträgermaschine mit mahlwerk=f; dualboiler siebträgermaschine=f; zweikreis siebträgermaschine=f; kleine siebträgermaschine=f',
      modifiers: 'für einsteiger; unter 500 euro; unter 1000 euro; für zuhause; mit milchaufschäumer',
      questions:
        'welche siebträgermaschine für anfänger; wie funktioniert eine siebträgermaschine; siebträger oder vollautomat; wie entkalkt man eine siebträgermaschine; zweikreiser oder dualboiler; warum ist mein espresso sauer; wie viel bar braucht espresso; was ist ein bezugshahn; was kostet eine gute siebträgermaschine; wie stellt man den mahlgrad am siebträger ein',
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
        'kaffeevollautomat=m; kaffeevollautomat mit milchsystem=m; kleiner kaffeevollautomat=m; kaffeemaschine=f; kaffeemaschine mit mahlwerk=f; filterkaffeemaschine=f',
      modifiers: 'unter 500 euro; für büro; ohne milchsystem; leise; mit zwei bohnenbehältern',
      questions:
        'welcher kaffeevollautomat ist der beste; wie reinigt man einen kaffeevollautomaten; wie oft vollautomat entkalken; wie lange hält ein kaffeevollautomat; warum schmeckt kaffee aus dem vollautomaten wässrig; kaffeevollautomat oder padmaschine; schimmel im kaffeevollautomaten was tun; was kostet ein kaffeevollautomat; lohnt sich ein kaffeevollautomat',
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
        'handfilter kaffee=m; kaffeefilter porzellan=m; kaffeefilter edelstahl=m; kaffee dripper=m; kaffeekaraffe=f; dauerfilter kaffee=m',
      modifiers: 'für eine tasse; für unterwegs; größe 4; mit ständer; aus glas',
      questions:
        'wie macht man filterkaffee mit der hand; wie viel kaffeepulver pro tasse; welche wassertemperatur für filterkaffee; was ist blooming bei kaffee; handfilter oder kaffeemaschine; papierfilter oder dauerfilter; wie lange soll filterkaffee ziehen; warum schmeckt filterkaffee bitter; was bedeutet pour over',
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
        'wasserkocher mit temperatureinstellung=m; schwanenhals wasserkocher=m; wasserkocher edelstahl=m; wasserkocher glas=m; leiser wasserkocher=m; reisewasserkocher=m',
      modifiers: 'ohne plastik; für induktion; klein; mit warmhaltefunktion; für babynahrung',
      questions:
        'wie entkalkt man einen wasserkocher; wasserkocher entkalken mit essig; wie viel strom verbraucht ein wasserkocher; welcher wasserkocher ist ohne plastik; wasserkocher oder herd was ist sparsamer; wie heiß muss wasser für kaffee sein; warum schäumt wasser im wasserkocher; was ist ein schwanenhalskessel',
    },
    {
      id: 'beans',
      name: 'Kaffeebohnen',
      kind: 'product',
      volume: 40500,
      cpc: 0.75,
      season: [12, 0.35],
      growth: 5,
      heads:
        'kaffeebohnen=p; espressobohnen=p; entkoffeinierte kaffeebohnen=p; bio kaffeebohnen=p; kaffeebohnen 1kg=p; säurearme kaffeebohnen=p',
      modifiers: 'für vollautomaten; für siebträger; für cold brew; helle röstung; fair trade',
      questions:
        'wie lange sind kaffeebohnen haltbar; wie lagert man kaffeebohnen; welche kaffeebohnen für vollautomaten; arabica oder robusta; was ist spezialitätenkaffee; wie viel koffein hat espresso; kann man kaffeebohnen einfrieren; welcher kaffee hat wenig säure; wie wird kaffee entkoffeiniert; kaffee abo; was sind sortenreine kaffeebohnen',
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
        'milchaufschäumer=m; elektrischer milchaufschäumer=m; milchaufschäumer induktion=m; milchkännchen=n; handmilchaufschäumer=m; milchschaumdüse=f',
      modifiers: 'für hafermilch; spülmaschinenfest; für kakao; mit akku; edelstahl',
      questions:
        'wie schäumt man milch richtig auf; welche milch zum aufschäumen; milch aufschäumen ohne milchaufschäumer; wie macht man latte art; cappuccino oder latte macchiato; was ist ein flat white; welche hafermilch lässt sich aufschäumen; warum schäumt meine milch nicht; wie heiß darf milchschaum werden',
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
        'cold brew maker=m; cold brew flasche=f; cold brew kanne=f; eiskaffee maschine=f; cold drip turm=m',
      modifiers: 'für den kühlschrank; 1 liter; aus glas; mit sieb; für zwei personen',
      questions:
        'wie macht man cold brew; cold brew rezept; wie lange ist cold brew haltbar; cold brew oder eiskaffee; wie viel koffein hat cold brew; welcher mahlgrad für cold brew; kann man cold brew warm trinken; welcher kaffee für cold brew; wie lange muss cold brew ziehen',
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
        'espressokocher=m; espressokocher edelstahl=m; espressokocher induktion=m; elektrischer espressokocher=m; espressokanne=f; french press kanne=f',
      modifiers: '6 tassen; für camping; 2 tassen; mit dichtung; für gasherd',
      questions:
        'wie benutzt man einen espressokocher; wie reinigt man einen espressokocher; welcher mahlgrad für espressokocher; espressokocher oder siebträger; warum läuft mein espressokocher aus; aluminium oder edelstahl espressokocher; welcher kaffee für espressokocher; wie benutzt man eine french press; wie viel kaffee in den espressokocher',
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
        'kaffeewaage=f; tamper=m; abklopfbehälter=m; bodenloser siebträger=m; kaffeedose=f; espressotassen=p',
      modifiers: 'mit timer; 58 mm; aus holz; mit deckel; für siebträger',
      questions:
        'wie tampert man richtig; welche tamper größe brauche ich; was bringt ein bodenloser siebträger; wozu braucht man eine kaffeewaage; geschenke für kaffeeliebhaber; kaffeeecke ideen; was ist ein leveler; wie reinigt man ein siebträger sieb; was ist ein wdt tool',
    },
  ],
};
