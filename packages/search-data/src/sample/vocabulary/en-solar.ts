import type { Vocabulary } from '../topic.ts';

export const englishSolar: Vocabulary = {
  language: 'en',
  niche: 'solar',
  topics: [
    {
      id: 'solar-panels',
      name: 'Solar panels',
      kind: 'service',
      volume: 135000,
      cpc: 6.5,
      season: [6, 0.35],
      growth: -4,
      heads:
        'solar panels; home solar panels; solar panels for house; monocrystalline solar panels; all black solar panels; solar shingles',
      modifiers: 'for flat roof; for garage; for small homes; for shed; for metal roof; for bungalow',
      questions:
        'how do solar panels work; solar panel calculator; solar panels pros and cons; how long do solar panels last; how many solar panels do i need; do solar panels work on cloudy days; do solar panels work at night; how much do solar panels weigh; how efficient are solar panels; do solar panels increase home value; monocrystalline vs polycrystalline solar panels; how to clean solar panels; can solar panels be recycled; what direction should solar panels face',
    },
    {
      id: 'installation',
      name: 'Solar installation',
      kind: 'service',
      volume: 33100,
      cpc: 9.5,
      season: [5, 0.35],
      growth: -3,
      heads:
        'solar panel installation; home solar installation; solar roof installation; ground mount solar installation; solar panel removal',
      modifiers: 'for home; for farms; on flat roof; on ground; for new build',
      questions:
        'how long does it take to install solar panels; solar installers near me; best solar installers; solar installer reviews; can you install solar panels yourself; what permits are needed for solar panels; how to choose a solar installer; questions to ask a solar installer; what happens during a solar site survey; can you install solar on an old roof; how are solar panels attached to a roof; us:how long does HOA solar approval take; gb:do you need planning permission for solar panels',
    },
    {
      id: 'cost',
      name: 'Solar costs and savings',
      kind: 'money',
      volume: 40500,
      cpc: 7,
      season: [4, 0.3],
      growth: -2,
      heads:
        'solar panel cost; solar savings; solar payback period; solar panel installation cost; solar battery cost',
      modifiers:
        'for 3 bedroom house; for 4 bedroom house; with battery; for small house; for 2000 sq ft house',
      questions:
        'how much do solar panels cost; are solar panels worth it; how long do solar panels take to pay for themselves; how much can i save with solar panels; how much does a 10kW solar system cost; why is my electric bill high with solar; do solar panels save money; what is the average solar payback period; how much does it cost to remove solar panels; is solar worth it without a battery',
    },
    {
      id: 'batteries',
      name: 'Home batteries',
      kind: 'product',
      volume: 40500,
      cpc: 5.5,
      season: [8, 0.25],
      growth: 14,
      heads:
        'solar battery; home battery storage; solar battery storage; whole house battery backup; lithium solar battery; LiFePO4 battery bank',
      modifiers: 'for home; 10kWh; for off grid; for existing solar; for power outage',
      questions:
        'how long do solar batteries last; how does a solar battery work; how many batteries do i need to run a house; can you add a battery to existing solar; is a solar battery worth it; AC coupled vs DC coupled battery; lithium vs lead acid solar battery; how long will a 10kWh battery power a house; can you go off grid with solar and batteries; where should a home battery be installed',
    },
    {
      id: 'incentives',
      name: 'Solar incentives',
      kind: 'money',
      volume: 49500,
      cpc: 5,
      season: [3, 0.3],
      growth: 5,
      heads:
        'us:solar tax credit; us:federal solar tax credit; us:solar rebates; us:net metering; us:solar renewable energy credits; gb:solar panel grants; gb:smart export guarantee; gb:free solar panels; gb:solar feed in tariff; gb:VAT on solar panels',
      modifiers: 'for homeowners; for landlords; for seniors; for batteries; for low income households',
      questions:
        'us:how does the solar tax credit work; us:what is net metering; us:how to claim the solar tax credit; us:which states have the best solar incentives; us:what is an SREC; us:does the solar tax credit cover batteries; us:net metering vs net billing; gb:what is the smart export guarantee; gb:how to get a solar panel grant; gb:who pays the most for solar export; gb:do you pay VAT on solar panels; gb:can i get free solar panels on a low income; gb:how does the feed in tariff work; how to sell electricity back to the grid; can landlords claim for solar panels',
    },
    {
      id: 'inverters',
      name: 'Solar inverters',
      kind: 'product',
      volume: 27100,
      cpc: 2.2,
      season: [6, 0.25],
      growth: 3,
      heads:
        'solar inverter; hybrid solar inverter; micro inverter; grid tie inverter; off grid solar inverter; solar optimizer',
      modifiers: 'for home; 5kW; with battery backup; 3 phase; for RV',
      questions:
        'what does a solar inverter do; microinverter vs string inverter; what size inverter do i need; how long do solar inverters last; what is a hybrid inverter; why is my solar inverter flashing red; where should a solar inverter be installed; solar inverter making noise; power optimizer vs microinverter; how to reset a solar inverter',
    },
    {
      id: 'heat-pumps',
      name: 'Heat pumps',
      kind: 'service',
      volume: 110000,
      cpc: 7.5,
      season: [11, 0.4],
      growth: 6,
      heads:
        'heat pump; air source heat pump; ground source heat pump; heat pump installation; hybrid heat pump',
      modifiers:
        'for old houses; for cold climates; with solar panels; for underfloor heating; for swimming pool',
      questions:
        'how does a heat pump work; heat pump pros and cons; heat pump running costs; how long do heat pumps last; how much does a heat pump cost; do heat pumps work in cold weather; heat pump vs furnace; what size heat pump do i need; can solar panels run a heat pump; are heat pumps noisy; air source vs ground source heat pump; what is COP in heat pumps; do heat pumps use a lot of electricity',
    },
    {
      id: 'ev-charging',
      name: 'EV charging at home',
      kind: 'product',
      volume: 33100,
      cpc: 4.5,
      season: [6, 0.12],
      growth: 12,
      heads:
        'home EV charger; level 2 EV charger; solar EV charger; bidirectional EV charger; portable EV charger',
      modifiers: 'for apartments; with solar; with long cable; 7kW; for two cars',
      questions:
        'how much does it cost to charge an EV at home; EV charger installation cost; EV charger installation near me; how many solar panels to charge an EV; can you charge an EV with solar panels; how long does it take to charge an EV at home; what is vehicle to grid; do i need a permit for an EV charger; tethered vs untethered EV charger; can you install an EV charger outside; what is load balancing for EV chargers',
    },
    {
      id: 'balcony',
      name: 'Portable and plug-in solar',
      kind: 'product',
      volume: 27100,
      cpc: 1.4,
      season: [6, 0.55],
      growth: 15,
      heads:
        'portable solar panel; solar generator; portable power station; balcony solar panel; foldable solar panel; plug in solar panel',
      modifiers: 'for camping; for RV; for apartments; 100 watt; for home backup; for fridge',
      questions:
        'what can a 100 watt solar panel run; how to use a portable solar panel; solar generator vs gas generator; can a power station run a fridge; how long does a portable power station last; are balcony solar panels legal; can i plug a solar panel into an outlet; what size solar generator do i need; how to charge a power station with solar',
    },
    {
      id: 'financing',
      name: 'Solar financing',
      kind: 'money',
      volume: 14800,
      cpc: 9,
      season: [4, 0.2],
      growth: -6,
      heads: 'solar loans; solar lease; solar PPA; solar financing; solar panel payment plans',
      modifiers: 'for bad credit; for homeowners; for new homes; for retirees',
      questions:
        'solar lease vs buy; should i lease or buy solar panels; what is a solar PPA; can you sell a house with leased solar panels; how do solar loans work; what credit score do you need for solar; how to get out of a solar lease; solar loan vs lease; does homeowners insurance cover solar panels; what happens to a solar lease when you sell',
    },
    {
      id: 'off-grid',
      name: 'Off-grid solar',
      kind: 'product',
      volume: 22200,
      cpc: 1.6,
      season: [7, 0.3],
      growth: 4,
      heads:
        'off grid solar system; solar panel kit; DIY solar kit; solar charge controller; RV solar panels; solar shed kit',
      modifiers: 'for cabin; with battery; for home; 48V; for beginners',
      questions:
        'how to build an off grid solar system; MPPT vs PWM charge controller; how to size an off grid solar system; how to wire solar panels in series; series vs parallel solar panels; can you live off grid with solar; what size charge controller do i need; how to connect a solar panel to a battery; how much does an off grid solar system cost; do i need a fuse between solar panel and battery',
    },
  ],
};
