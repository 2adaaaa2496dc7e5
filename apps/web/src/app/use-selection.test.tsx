import { describe, expect, it } from 'vitest';
import { makeWorkspace } from '../test/fixtures.ts';
import { resolveSelection } from './use-selection.tsx';

const bakery = makeWorkspace('w1', ['d1', 'd2']);
const florist = makeWorkspace('w2', ['d3']);
const workspaces = [bakery, florist];

describe('resolveSelection', () => {
  it.each([
    ['nothing remembered: the first of each', { workspaceId: null, domainId: null }, 'w1', 'd1'],
    ['both remembered', { workspaceId: 'w1', domainId: 'd2' }, 'w1', 'd2'],
    ['another workspace without a domain: its first', { workspaceId: 'w2', domainId: null }, 'w2', 'd3'],
    ['a workspace that is gone: the first', { workspaceId: 'gone', domainId: 'd2' }, 'w1', 'd2'],
    ['a domain of another workspace: the own first', { workspaceId: 'w2', domainId: 'd1' }, 'w2', 'd3'],
  ])('%s', (_case, stored, workspaceId, domainId) => {
    const { workspace, domain } = resolveSelection(workspaces, stored);
    expect(workspace?.id).toBe(workspaceId);
    expect(domain?.id).toBe(domainId);
  });

  it('is empty without workspaces and has no domain in an empty one', () => {
    expect(resolveSelection([], { workspaceId: 'w1', domainId: 'd1' })).toEqual({
      workspace: null,
      domain: null,
    });
    expect(resolveSelection([makeWorkspace('w3', [])], { workspaceId: null, domainId: null }).domain).toBe(
      null,
    );
  });
});
