import { describe, expect, it } from 'vitest';
import { makeWorkspace } from '../../testing/fixtures.ts';
import { hasChoice, nothingWanted, resolveSelection } from './resolve-selection.ts';

const bakery = makeWorkspace('w1', ['d1', 'd2']);
const florist = makeWorkspace('w2', ['d3']);
const workspaces = [bakery, florist];

describe('the stored selection', () => {
  it.each([
    ['is the first of each without a stored one', { workspaceId: null, domainId: null }, 'w1', 'd1'],
    ['is the stored workspace and domain', { workspaceId: 'w1', domainId: 'd2' }, 'w1', 'd2'],
    ['is the first domain of a stored workspace alone', { workspaceId: 'w2', domainId: null }, 'w2', 'd3'],
    ['is the first workspace if the stored one is gone', { workspaceId: 'gone', domainId: 'd2' }, 'w1', 'd2'],
    [
      'is the first domain if the stored one is of another workspace',
      { workspaceId: 'w2', domainId: 'd1' },
      'w2',
      'd3',
    ],
  ])('%s', (_case, remembered, workspaceId, domainId) => {
    const { workspace, domain } = resolveSelection(workspaces, remembered);
    expect(workspace?.id).toBe(workspaceId);
    expect(domain?.id).toBe(domainId);
  });

  it('is empty without workspaces and has no domain in an empty one', () => {
    expect(resolveSelection([], { workspaceId: 'w1', domainId: 'd1' })).toEqual({
      workspace: null,
      domain: null,
    });
    expect(resolveSelection([makeWorkspace('w3', [])], nothingWanted).domain).toBe(null);
  });
});

describe('the selection of a link', () => {
  const remembered = { workspaceId: 'w1', domainId: 'd2' };

  it.each([
    ['is its domain, in any workspace', { workspaceId: null, domainId: 'd3' }, 'w2', 'd3'],
    ['prefers its domain over its workspace', { workspaceId: 'w1', domainId: 'd3' }, 'w2', 'd3'],
    ['is the first domain of its workspace', { workspaceId: 'w2', domainId: null }, 'w2', 'd3'],
    ['is the stored domain of the stored workspace', { workspaceId: 'w1', domainId: null }, 'w1', 'd2'],
    ['is the stored one for an unknown domain', { workspaceId: null, domainId: 'foreign' }, 'w1', 'd2'],
    ['is the stored one for an unknown workspace', { workspaceId: 'foreign', domainId: null }, 'w1', 'd2'],
  ])('%s', (_case, asked, workspaceId, domainId) => {
    const { workspace, domain } = resolveSelection(workspaces, remembered, asked);
    expect(workspace?.id).toBe(workspaceId);
    expect(domain?.id).toBe(domainId);
  });

  it('names the domain only if there are several', () => {
    expect(hasChoice(workspaces)).toBe(true);
    expect(hasChoice([bakery])).toBe(true);
    expect(hasChoice([florist])).toBe(false);
    expect(hasChoice([])).toBe(false);
  });
});
