import { describe, expect, it } from 'vitest';
import { makeWorkspace } from '../test/fixtures.ts';
import { hasChoice, nothingWanted, resolveSelection } from './resolve-selection.ts';

const bakery = makeWorkspace('w1', ['d1', 'd2']);
const florist = makeWorkspace('w2', ['d3']);
const workspaces = [bakery, florist];

describe('the stored selection', () => {
  it.each([
    ['nothing remembered: the first of each', { workspaceId: null, domainId: null }, 'w1', 'd1'],
    ['both remembered', { workspaceId: 'w1', domainId: 'd2' }, 'w1', 'd2'],
    ['another workspace without a domain: its first', { workspaceId: 'w2', domainId: null }, 'w2', 'd3'],
    ['a workspace that is gone: the first', { workspaceId: 'gone', domainId: 'd2' }, 'w1', 'd2'],
    ['a domain of another workspace: the own first', { workspaceId: 'w2', domainId: 'd1' }, 'w2', 'd3'],
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
    ['a domain, in whichever workspace', { workspaceId: null, domainId: 'd3' }, 'w2', 'd3'],
    ['a domain wins over a workspace', { workspaceId: 'w1', domainId: 'd3' }, 'w2', 'd3'],
    ['a workspace: its first domain', { workspaceId: 'w2', domainId: null }, 'w2', 'd3'],
    ['the remembered workspace: its remembered domain', { workspaceId: 'w1', domainId: null }, 'w1', 'd2'],
    ['an unknown domain: what is remembered', { workspaceId: null, domainId: 'foreign' }, 'w1', 'd2'],
    ['an unknown workspace: what is remembered', { workspaceId: 'foreign', domainId: null }, 'w1', 'd2'],
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
