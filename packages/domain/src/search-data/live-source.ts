import type { DataSourceName } from './port.ts';

/** The source whose data are live, as stored beside each figure. */
export const liveSource = 'dataforseo' satisfies DataSourceName;

/** The live source's name for people, and the settings that connect it. */
export const liveSourceName = 'DataForSEO';
export const liveSourceSettings = 'DATAFORSEO_LOGIN, DATAFORSEO_PASSWORD';
