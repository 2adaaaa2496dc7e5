export { createSampleSource } from './sample/create-sample-source.ts';
export { sampleDomains } from './sample/sample-domains.ts';
