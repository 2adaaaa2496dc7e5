import type { Vocabulary } from '../topic.ts';

export const englishCoffee: Vocabulary = {
  language: 'en',
  niche: 'coffee',
  topics: [
    {
      id: 'grinders',
      name: 'Coffee grinders',
      kind: 'product',
      volume: 60000,
      cpc: 0.95,
      season: [12, 0.4],
      growth: 4,
      heads:
        'coffee grinder; burr coffee grinder; manual coffee grinder; espresso grinder; electric coffee grinder; conical burr grinder',
      modifiers: 'for espresso; for French press; for pour over; with scale; for small kitchens',
      questions:
        'how to clean a coffee grinder; burr vs blade coffee grinder; how to grind coffee beans without a grinder; what grind size for French press; how fine to grind coffee for espresso; how long do coffee grinders last; is a burr grinder worth it; flat vs conical burrs; coffee grind size chart; why does my coffee grinder keep clogging',
    },
    {
      id: 'espresso-machines',
      name: 'Espresso machines',
      kind: 'product',
      volume: 110000,
      cpc: 1.6,
      season: [12, 0.45],
      growth: 7,
      heads:
        'espresso machine; home espresso machine; semi automatic espresso machine; dual boiler espresso machine; lever espresso machine; portable espresso machine',
      modifiers: 'with grinder; for beginners; under 500; under 1000; with milk frother; with pressure gauge',
      questions:
        'how does an espresso machine work; how to descale an espresso machine; what pressure should an espresso machine have; single boiler vs dual boiler espresso machine; how to dial in espresso; why is my espresso sour; how much does a good espresso machine cost; espresso machine vs coffee maker; how to backflush an espresso machine; what is pre infusion in espresso',
    },
    {
      id: 'pour-over',
      name: 'Pour over coffee',
      kind: 'product',
      volume: 33000,
      cpc: 0.7,
      season: [12, 0.25],
      growth: 3,
      heads:
        'pour over coffee maker; pour over coffee dripper; ceramic coffee dripper; glass coffee dripper; pour over coffee set; pour over stand',
      modifiers: 'for one cup; for travel; with reusable filter; stainless steel; for camping',
      questions:
        'how to make pour over coffee; pour over coffee ratio; pour over vs French press; how much coffee for pour over; best water temperature for pour over; why is my pour over bitter; what is blooming coffee; pour over vs drip coffee; how long should a pour over take; paper vs metal coffee filters',
    },
    {
      id: 'kettles',
      name: 'Gooseneck kettles',
      kind: 'product',
      volume: 40500,
      cpc: 0.8,
      season: [12, 0.35],
      growth: 6,
      heads:
        'gooseneck kettle; electric gooseneck kettle; pour over kettle; temperature control kettle; stovetop gooseneck kettle; glass electric kettle',
      modifiers: 'with thermometer; with hold function; stainless steel; matte black; for travel',
      questions:
        'how to descale a kettle; do you need a gooseneck kettle for pour over; what temperature should water be for coffee; how to clean an electric kettle with vinegar; gooseneck vs regular kettle; are electric kettles energy efficient; how long does an electric kettle take to boil; what size gooseneck kettle do i need',
    },
    {
      id: 'beans',
      name: 'Coffee beans',
      kind: 'product',
      volume: 74000,
      cpc: 1.4,
      season: [12, 0.3],
      growth: 5,
      heads:
        'coffee beans; espresso beans; whole bean coffee; single origin coffee; decaf coffee beans; specialty coffee beans',
      modifiers: 'for espresso; for cold brew; dark roast; light roast; low acid; in bulk',
      questions:
        'how long do coffee beans last; how to store coffee beans; what is single origin coffee; light roast vs dark roast caffeine; can you freeze coffee beans; arabica vs robusta; how many grams of coffee per cup; how is decaf coffee made; what is specialty coffee; do coffee beans go bad; coffee bean subscription; coffee subscription gift',
    },
    {
      id: 'cold-brew',
      name: 'Cold brew coffee',
      kind: 'product',
      volume: 27100,
      cpc: 0.75,
      season: [7, 0.75],
      growth: 6,
      heads:
        'cold brew coffee maker; cold brew pitcher; cold brew jar; iced coffee maker; cold drip coffee maker; cold brew filter bags',
      modifiers: 'for fridge; large capacity; glass; for one person; with tap',
      questions:
        'how to make cold brew coffee; cold brew ratio; cold brew vs iced coffee; how long does cold brew last; how much caffeine in cold brew; how long to steep cold brew; is cold brew less acidic; can you heat up cold brew; cold brew concentrate recipe; why is my cold brew weak',
    },
    {
      id: 'milk',
      name: 'Milk frothers and latte art',
      kind: 'product',
      volume: 49500,
      cpc: 0.65,
      season: [12, 0.5],
      growth: 5,
      heads:
        'milk frother; electric milk frother; handheld milk frother; milk steamer; milk frothing pitcher; latte art pitcher',
      modifiers: 'for oat milk; rechargeable; for hot chocolate; dishwasher safe; large capacity',
      questions:
        'how to froth milk at home; how to steam milk for latte; what is the best milk for frothing; how to make latte art; cappuccino vs latte; flat white vs latte; can you froth oat milk; how to froth milk without a frother; what temperature to steam milk; how to clean a milk frother',
    },
    {
      id: 'french-press',
      name: 'French press',
      kind: 'product',
      volume: 74000,
      cpc: 0.6,
      season: [12, 0.35],
      growth: 1,
      heads:
        'French press; French press coffee maker; stainless steel French press; travel French press; insulated French press; small French press',
      modifiers: 'for camping; for one cup; large; double wall; with fine filter',
      questions:
        'how to use a French press; French press coffee ratio; how long to steep French press coffee; how to clean a French press; is French press coffee bad for you; French press vs drip coffee; can you make tea in a French press; best coffee for French press; how to make espresso in a French press; why is my French press coffee gritty',
    },
    {
      id: 'moka',
      name: 'Moka pots',
      kind: 'product',
      volume: 60500,
      cpc: 0.5,
      season: [12, 0.25],
      growth: 8,
      heads:
        'moka pot; stovetop espresso maker; stainless steel moka pot; electric moka pot; induction moka pot; 6 cup moka pot',
      modifiers: 'for induction; 3 cup; for camping; for gas stove; replacement gasket',
      questions:
        'how to use a moka pot; moka pot vs espresso; how to clean a moka pot; best grind size for moka pot; moka pot coffee ratio; why is my moka pot sputtering; can you use a moka pot on induction; how much caffeine in moka pot coffee; what size moka pot do i need',
    },
    {
      id: 'accessories',
      name: 'Coffee scales and accessories',
      kind: 'product',
      volume: 18100,
      cpc: 0.6,
      season: [12, 0.45],
      growth: 9,
      heads:
        'coffee scale; espresso scale; espresso tamper; bottomless portafilter; coffee knock box; coffee canister',
      modifiers: 'with timer; rechargeable; for pour over; waterproof; under 50',
      questions:
        'do you need a scale for coffee; how to tamp espresso; what is a bottomless portafilter; WDT tool for espresso; espresso ratio chart; what size tamper do i need; coffee gifts for coffee lovers; how to set up a coffee bar at home; coffee bar ideas; what does a distribution tool do',
    },
    {
      id: 'automatic',
      name: 'Coffee makers',
      kind: 'product',
      volume: 135000,
      cpc: 1.1,
      season: [11, 0.45],
      growth: -2,
      heads:
        'coffee maker; drip coffee maker; coffee maker with grinder; single serve coffee maker; programmable coffee maker; thermal carafe coffee maker',
      modifiers: 'for small kitchen; for office; with timer; 4 cup; stainless steel',
      questions:
        'how to clean a coffee maker; how to descale a coffee maker; how many scoops of coffee for 12 cups; how often should you clean a coffee maker; how to use a coffee maker; what is the golden ratio for coffee; coffee maker not brewing; are reusable coffee filters better; how long is coffee good for in a thermal carafe',
    },
  ],
};
