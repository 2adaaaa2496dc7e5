export { type AddressRefusal, findAddressRefusal, type PageKey, toPageKey } from './addresses/page-key.ts';
export { isAllowed } from './robots/is-allowed.ts';
export { type AgentRules, type Robots, readRobots } from './robots/read-robots.ts';
