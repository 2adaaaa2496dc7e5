import { getReportInput, type Report, report } from '@keydence/domain';
import { wireNameAt } from '../http/wire-names.ts';
import { defineEndpoint } from './endpoint.ts';
import { reportNames } from './reports.wire.ts';

export const reportEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/seo/reports',
    summary: 'The keyword report of a domain',
    input: getReportInput,
    inputNames: { workspaceId: 'company_id' },
    output: report,
    outputNames: reportNames,
    under: null,
    run: async (caller, input) => withWirePaths(await caller.reports.get(input)),
  }),
];

/** Clients read the paths in evidence and authors, so they are in wire names. */
function withWirePaths(found: Report): Report {
  const toWire = <Place extends { path: string }>(place: Place) => ({
    ...place,
    path: toWirePath(place.path),
  });
  return { ...found, evidence: found.evidence.map(toWire), authors: found.authors.map(toWire) };
}

function toWirePath(path: string): string {
  let here = '';
  return path
    .split('.')
    .map((name) => {
      if (/^\d+$/.test(name)) return name;
      here = here === '' ? name : `${here}.${name}`;
      return wireNameAt(here, name, reportNames);
    })
    .join('.');
}
