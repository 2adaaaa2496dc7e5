export { createClient as createDataForSeoClient, type DataForSeoClient } from './dataforseo/create-client.ts';
export { createDataForSeoSource } from './dataforseo/create-dataforseo-source.ts';
export { createExportReader } from './imports/create-export-reader.ts';
export { createSampleSource } from './sample/create-sample-source.ts';
export { sampleDomains } from './sample/sample-domains.ts';
export { createSearchConsole } from './search-console/create-search-console.ts';
