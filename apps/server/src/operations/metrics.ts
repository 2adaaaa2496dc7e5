import type { Services } from '@keydence/api';
import { Registry } from 'prom-client';

export interface Metrics {
  contentType: string;
  read(): Promise<string>;
}

export function createMetrics(_: Pick<Services, 'database'>): Metrics {
  const registry = new Registry();
  return { contentType: registry.contentType, read: () => registry.metrics() };
}
