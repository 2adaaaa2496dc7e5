import { findLocation, type SetupStatus, setupSteps, type TrackedDomain } from '@keydence/domain';
import type { DomainScope } from '../access/get-domain-scope.ts';

type DomainRow = Pick<
  DomainScope,
  'id' | 'domainName' | 'locationCode' | 'languageCode' | 'dataSource' | 'brandNames' | 'createdAt'
>;

export function toTrackedDomain(row: DomainRow, state: TrackedDomain['state']): TrackedDomain {
  return {
    id: row.id,
    domainName: row.domainName,
    locationName: findLocation(row.locationCode)?.locationName ?? String(row.locationCode),
    locationCode: row.locationCode,
    languageCode: row.languageCode,
    state,
    dataSource: row.dataSource,
    brandNames: row.brandNames,
    createdAt: row.createdAt,
  };
}

export function toSetupStatus({ setup, dataSource }: Pick<DomainScope, 'setup' | 'dataSource'>): SetupStatus {
  const { state, step, stepsDone, message } = setup;
  return {
    state,
    step: state === 'setting_up' ? step : null,
    stepsDone,
    stepsTotal: setupSteps.length,
    message,
    dataSource,
  };
}
