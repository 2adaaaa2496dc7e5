/** Searches by language and by what people want, in the words of each: twenty a language, five of each intent. */
export const labelledQueries: Readonly<
  Record<string, Readonly<Record<'informational' | 'commercial' | 'transactional' | 'navigational', string>>>
> = {
  en: {
    informational:
      'how long to boil potatoes | what causes hiccups | capital of mongolia | potassium rich foods | symptoms of shingles',
    commercial:
      'best espresso machine under 500 | airpods pro vs sony wf1000xm5 | nordvpn review | top 10 hiking boots | cheaper alternatives to photoshop',
    transactional:
      'buy used macbook | flights to lisbon | loan calculator | free invoice template | download vlc',
    navigational: 'acme | acme customer service number | chase bank login | gmail.com | university of leeds',
  },
  de: {
    informational:
      'wie lange kartoffeln kochen | schluckauf ursachen | hauptstadt mongolei | gürtelrose symptome | apfelkuchen rezept einfach',
    commercial:
      'beste espressomaschine | waschmaschine test 2024 | thermomix oder monsieur cuisine | nordvpn erfahrungen | günstigste autoversicherung vergleich',
    transactional:
      'gebrauchte fahrräder kaufen | ferienhaus ostsee mieten | prozentrechner | vlc download kostenlos | gutschein otto',
    navigational: 'acme | acme kundenservice | sparkasse login | universität leipzig | www.bahn.de',
  },
  fr: {
    informational:
      'combien de temps cuire des pommes de terre | cause du hoquet | capitale de la mongolie | symptômes zona | recette gâteau au yaourt',
    commercial:
      'meilleure machine à café | avis nordvpn | iphone 15 ou samsung s24 | comparatif lave linge | alternative à photoshop',
    transactional:
      "acheter vélo d'occasion | billet train paris lyon | simulateur prêt immobilier | télécharger vlc gratuit | location appartement nantes",
    navigational: 'acme | acme contact | crédit agricole connexion | université de rennes | impots.gouv.fr',
  },
  es: {
    informational:
      'cuánto tiempo se cuecen las patatas | causas del hipo | capital de mongolia | síntomas de la culebrilla | receta bizcocho de yogur',
    commercial:
      'mejor cafetera express | nordvpn opiniones | iphone 15 vs samsung s24 | comparativa lavadoras | alternativas a photoshop',
    transactional:
      'comprar bicicletas de segunda mano | vuelos baratos a lisboa | simulador de hipoteca | descargar vlc gratis | alquiler piso malaga',
    navigational:
      'acme | acme atención al cliente | banco santander acceso clientes | universidad de granada | www.renfe.com',
  },
  it: {
    informational:
      "quanto tempo bollire le patate | cause del singhiozzo | capitale della mongolia | sintomi fuoco di sant'antonio | ricetta torta allo yogurt",
    commercial:
      'migliore macchina da caffè | nordvpn opinioni | iphone 15 o samsung s24 | confronto lavatrici | alternative a photoshop',
    transactional:
      'comprare bici usate | voli economici per lisbona | calcolo rata mutuo | scaricare vlc gratis | affitto appartamento torino',
    navigational:
      'acme | acme assistenza clienti | poste italiane accedi | università di padova | www.trenitalia.com',
  },
  pt: {
    informational:
      'quanto tempo cozinhar batata | causas do soluço | capital da mongólia | sintomas de herpes zoster | receita bolo de iogurte',
    commercial:
      'melhor cafeteira expresso | nordvpn é bom | iphone 15 ou samsung s24 | comparativo máquina de lavar | alternativas ao photoshop',
    transactional:
      'comprar bicicleta usada | passagens aéreas baratas para lisboa | simulador financiamento imobiliário | baixar vlc grátis | apartamento para alugar em curitiba',
    navigational:
      'acme | acme telefone sac | banco do brasil login | universidade de coimbra | www.correios.com.br',
  },
  nl: {
    informational:
      'hoe lang aardappelen koken | oorzaak hik | hoofdstad mongolië | gordelroos symptomen | recept yoghurttaart',
    commercial:
      'beste koffiemachine | nordvpn ervaringen | iphone 15 of samsung s24 | wasmachine vergelijken | alternatief voor photoshop',
    transactional:
      'tweedehands fiets kopen | goedkope vliegtickets lissabon | hypotheek berekenen | vlc downloaden | appartement huren rotterdam',
    navigational: 'acme | acme klantenservice | rabobank inloggen | universiteit leiden | www.ns.nl',
  },
  pl: {
    informational:
      'ile gotować ziemniaki | przyczyny czkawki | stolica mongolii | półpasiec objawy | przepis na ciasto jogurtowe',
    commercial:
      'najlepszy ekspres do kawy | nordvpn opinie | iphone 15 czy samsung s24 | porównanie pralek | zamiennik photoshopa',
    transactional:
      'używane rowery sprzedam | tanie loty do lizbony | kalkulator kredytowy | vlc pobierz za darmo | mieszkania do wynajęcia wrocław',
    navigational: 'acme | acme infolinia | mbank logowanie | uniwersytet jagielloński | www.allegro.pl',
  },
  sv: {
    informational:
      'hur länge ska potatis koka | orsak till hicka | mongoliets huvudstad | bältros symptom | recept yoghurtkaka',
    commercial:
      'bästa kaffemaskinen | nordvpn recension | iphone 15 eller samsung s24 | tvättmaskin bäst i test | alternativ till photoshop',
    transactional:
      'köpa begagnad cykel | billiga flyg till lissabon | räkna ut bolån | ladda ner vlc gratis | lägenhet uthyres malmö',
    navigational: 'acme | acme kundtjänst | swedbank logga in | uppsala universitet | www.sj.se',
  },
  da: {
    informational:
      'hvor længe skal kartofler koge | årsag til hikke | hovedstaden i mongoliet | helvedesild symptomer | opskrift yoghurtkage',
    commercial:
      'bedste kaffemaskine | nordvpn anmeldelse | iphone 15 eller samsung s24 | vaskemaskine bedst i test | alternativ til photoshop',
    transactional:
      'køb brugt cykel | billige flybilletter til lissabon | boliglån beregner | hent vlc gratis | lejlighed til leje odense',
    navigational: 'acme | acme kundeservice | danske bank log ind | aarhus universitet | www.dsb.dk',
  },
  nb: {
    informational:
      'hvor lenge skal poteter koke | årsak til hikke | hovedstaden i mongolia | helvetesild symptomer | oppskrift yoghurtkake',
    commercial:
      'beste kaffemaskin | nordvpn anmeldelse | iphone 15 eller samsung s24 | vaskemaskin best i test | alternativ til photoshop',
    transactional:
      'kjøp brukt sykkel | billige flybilletter til lisboa | boliglånskalkulator | last ned vlc gratis | leilighet til leie stavanger',
    navigational: 'acme | acme kundeservice | dnb logg inn | universitetet i tromsø | www.vy.no',
  },
  fi: {
    informational:
      'kuinka kauan perunat kiehuu | hikan syyt | mongolian pääkaupunki | vyöruusu oireet | jogurttikakku resepti',
    commercial:
      'paras espressokeitin | nordvpn kokemuksia | iphone 15 vai samsung s24 | pesukoneiden vertailu | photoshop vaihtoehto',
    transactional:
      'käytetyt polkupyörät myynnissä | halvat lennot lissaboniin | asuntolainalaskuri | lataa vlc ilmaiseksi | vuokra-asunnot tampere',
    navigational: 'acme | acme asiakaspalvelu | nordea kirjaudu | helsingin yliopisto | www.vr.fi',
  },
  tr: {
    informational:
      'patates kaç dakikada haşlanır | hıçkırık neden olur | moğolistan başkenti | zona belirtileri | yoğurtlu kek tarifi',
    commercial:
      'en iyi kahve makinesi | nordvpn yorumları | iphone 15 mi samsung s24 mü | çamaşır makinesi karşılaştırma | photoshop alternatifleri',
    transactional:
      'ikinci el bisiklet al | lizbon ucuz uçak bileti | kredi hesaplama | vlc indir ücretsiz | kiralık daire bursa',
    navigational:
      'acme | acme müşteri hizmetleri | ziraat bankası giriş | ankara üniversitesi | www.tcdd.gov.tr',
  },
  ja: {
    informational:
      'じゃがいも 茹で時間 | しゃっくり 原因 | モンゴル 首都 | 帯状疱疹 症状 | ヨーグルトケーキ 作り方',
    commercial:
      'コーヒーメーカー おすすめ | nordvpn 評判 | iphone15 galaxy s24 どっち | 洗濯機 比較 | photoshop 代わり',
    transactional:
      '中古 自転車 購入 | リスボン 格安航空券 | 住宅ローン シミュレーション | vlc ダウンロード 無料 | 福岡 賃貸 アパート',
    navigational: 'acme | acme 問い合わせ | 三井住友銀行 ログイン | 京都大学 | www.jreast.co.jp',
  },
  zh: {
    informational: '土豆要煮多久 | 打嗝的原因 | 蒙古首都 | 带状疱疹症状 | 酸奶蛋糕做法',
    commercial: '咖啡机推荐 | nordvpn评测 | iphone15和三星s24哪个好 | 洗衣机对比 | photoshop替代软件',
    transactional: '二手自行车购买 | 里斯本特价机票 | 房贷计算器 | vlc下载 | 杭州租房',
    navigational: 'acme | acme客服电话 | 招商银行登录 | 北京大学 | www.12306.cn',
  },
};
