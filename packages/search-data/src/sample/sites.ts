import type { NicheName } from './topic.ts';

export type SiteKind = 'shop' | 'magazine' | 'software' | 'installer';

export interface SampleSite {
  domainName: string;
  title: string;
  /** The site's offer, in one sentence. */
  valueProp: string;
  kind: SiteKind;
  locationCodes: readonly number[];
  /** Main niche first; `reach` is the share of the niche's searches that the site has a page for. */
  niches: readonly { name: NicheName; reach: number }[];
  /** How well its pages rank, 0 to 1. */
  strength: number;
  /** Topics that it covers nearly in full. */
  focus: readonly string[];
  /** Share of the buying searches on which it advertises. */
  paidShare: number;
}

const locationCodes: Readonly<Record<string, number>> = { us: 2840, gb: 2826, de: 2276, fr: 2250 };

// domain label | name | kind | countries | niches and reach | strength | share of advertised searches | focus | offer
// The first site of each niche and language comes first: onboarding offers the list in this order.
const table = `
brewlane | Brewlane | shop | us gb | coffee:.55 | 0.6 | 0.12 | pour-over grinders | Coffee gear for people who brew at home, with honest brewing guides.
ridgestride | Ridge Stride | shop | us gb | running:.55 | 0.6 | 0.14 | trail-shoes packs | Trail running shoes, packs and poles, tested on real hills.
taskharbor | Task Harbor | software | us gb | projects:.56 | 0.6 | 0.25 | kanban task-management | Project software for small teams that would rather ship than plan.
brightrafter | Bright Rafter | installer | us gb | solar:.55 | 0.58 | 0.2 | solar-panels installation | Home solar design and installation at a fixed price.
bohnenhof | Bohnenhof | shop | de | coffee:.56 | 0.6 | 0.14 | beans pour-over | Coffee beans and brewing gear from a family business.
dachstrom | Dachstrom | installer | de | solar:.55 | 0.6 | 0.22 | solar-panels batteries | Solar systems for family homes, planned online.
maisonmoulue | Maison Moulue | shop | fr | coffee:.56 | 0.6 | 0.12 | grinders moka | Grinders and coffee makers for the home.
sentiervif | Sentier Vif | shop | fr | running:.55 | 0.6 | 0.14 | trail-shoes packs | Shoes and packs for trail runners of every level.
grindandpour | Grind and Pour | magazine | us gb | coffee:.9 | 0.84 | 0 | espresso-machines grinders | Independent tests and recipes for home coffee.
cremahouse | Crema House | shop | us gb de fr | coffee:.68 | 0.7 | 0.3 | espresso-machines milk | Espresso machines and everything around them.
slowfilter | Slow Filter | shop | us gb | coffee:.42 | 0.5 | 0.08 | pour-over kettles | Hand brewing gear and single origin beans.
kettleshed | Kettle Shed | shop | us gb | coffee:.5 | 0.55 | 0.1 | kettles cold-brew | Kettles, scales and small kitchen electrics.
gearverdict | Gear Verdict | magazine | us gb | running:.66 coffee:.6 | 0.76 | 0 | watches trail-shoes | Buying advice from long-term tests, for the kitchen and the outdoors.
trailtally | Trail Tally | magazine | us gb | running:.9 | 0.84 | 0 | training trail-shoes | Training plans, race reports and gear tests for trail runners.
longclimb | Long Climb | shop | us gb fr | running:.68 | 0.7 | 0.26 | poles jackets | Mountain running kit from specialist makers.
fellfoot | Fell Foot | shop | us gb | running:.48 | 0.54 | 0.1 | jackets socks | Fell and trail running clothing for bad weather.
pacepantry | Pace Pantry | shop | us gb | running:.36 | 0.52 | 0.16 | nutrition training | Gels, drinks and fuelling plans for endurance athletes.
planquay | Plan Quay | software | us gb | projects:.74 | 0.74 | 0.4 | gantt project-software | Planning and resource software for project offices.
teamalmanac | Team Almanac | magazine | us gb | projects:.9 | 0.82 | 0 | templates methods | Guides, templates and software comparisons for project leads.
sprintloom | Sprint Loom | software | us gb | projects:.6 | 0.64 | 0.3 | agile kanban | Agile planning for software teams.
boardling | Boardling | software | us gb | projects:.45 | 0.5 | 0.12 | kanban collaboration | Visual boards that a whole company understands.
hourfold | Hourfold | software | us gb | projects:.4 | 0.52 | 0.2 | time-tracking resource-planning | Time tracking and capacity planning for agencies.
sunledger | Sun Ledger | magazine | us gb | solar:.9 | 0.84 | 0 | cost incentives | Solar prices, incentives and installer comparisons, updated monthly.
solarstead | Solarstead | installer | us gb | solar:.7 | 0.7 | 0.35 | installation financing | Solar and heat for the whole house, with financing.
homewattguide | Home Watt Guide | magazine | us gb | solar:.62 | 0.66 | 0 | heat-pumps ev-charging | Plain advice on saving energy at home.
storewatt | Store Watt | shop | us gb de | solar:.46 | 0.56 | 0.24 | batteries balcony | Home batteries, inverters and portable power.
kaffeeprobe | Kaffeeprobe | magazine | de | coffee:.9 | 0.84 | 0 | espresso-machines grinders | Coffee machines and beans, tested in the lab and in the kitchen.
mahlgut | Mahlgut | shop | de | coffee:.66 | 0.68 | 0.2 | grinders espresso-machines | Grinders, portafilter machines and spare parts.
tassenwerk | Tassenwerk | shop | de | coffee:.36 | 0.48 | 0.08 | moka accessories | Cups, moka pots and small things for the coffee table.
heimtester | Heimtester | magazine | de | solar:.66 coffee:.62 | 0.74 | 0 | balcony automatic | Product tests for house and kitchen.
sonnenkonto | Sonnenkonto | magazine | de | solar:.9 | 0.84 | 0 | cost incentives | Solar yields, prices and subsidies explained.
balkonwatt | Balkonwatt | shop | de | solar:.58 | 0.64 | 0.26 | balcony batteries | Plug-in solar kits and storage for balconies.
lebongrain | Le Bon Grain | magazine | fr | coffee:.9 | 0.84 | 0 | espresso-machines beans | Coffee tests, recipes and roaster portraits.
percolo | Percolo | shop | fr | coffee:.66 | 0.66 | 0.2 | automatic espresso-machines | Coffee machines and accessories, delivered in two days.
petitetasse | Petite Tasse | shop | fr | coffee:.36 | 0.48 | 0.08 | moka milk | Moka pots, cups and milk frothers for small kitchens.
bancessai | Banc Essai | magazine | fr | running:.66 coffee:.6 | 0.74 | 0 | watches automatic | Independent product tests, from the kitchen to the mountains.
fouleelibre | Foulée Libre | magazine | fr | running:.9 | 0.84 | 0 | training trail-shoes | Training plans and gear tests for runners.
cretenord | Crête Nord | shop | fr | running:.58 | 0.6 | 0.18 | jackets poles | Technical clothing and poles for the mountains.
`;

/** The fixed catalogue of sites. Their names end in `.example`, which is reserved (RFC 2606). */
export const sampleSites: readonly SampleSite[] = table.trim().split('\n').map(parseSite);

/** The sites that exist in a country, in catalogue order. */
export function sitesIn(locationCode: number): SampleSite[] {
  return sampleSites.filter((site) => site.locationCodes.includes(locationCode));
}

function parseSite(line: string): SampleSite {
  const [
    label,
    title = '',
    kind,
    countries = '',
    niches = '',
    strength,
    paidShare,
    focus = '',
    valueProp = '',
  ] = line.split('|').map((cell) => cell.trim());
  return {
    domainName: `${label}.example`,
    title,
    valueProp,
    kind: kind as SiteKind,
    locationCodes: countries.split(' ').map((country) => locationCodes[country] ?? 0),
    niches: niches.split(' ').map(parseNiche),
    strength: Number(strength),
    focus: focus.split(' '),
    paidShare: Number(paidShare),
  };
}

function parseNiche(text: string): { name: NicheName; reach: number } {
  const [name, reach] = text.split(':');
  return { name: name as NicheName, reach: Number(reach) };
}
