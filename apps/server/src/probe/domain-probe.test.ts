import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createDomainProbe } from './domain-probe.ts';
import type { Dial, ProbeNetwork } from './network.ts';

interface Setup {
  addresses?: string[] | (() => string[]);
  answers?: (dial: Dial) => boolean | Promise<boolean>;
}

function setUp({ addresses = ['93.184.216.34'], answers = () => true }: Setup = {}) {
  const dialled: string[] = [];
  const resolved: string[] = [];
  const pauses: number[] = [];
  let clock = 0;
  const network: ProbeNetwork = {
    resolve: async (name) => {
      resolved.push(name);
      return typeof addresses === 'function' ? addresses() : addresses;
    },
    dial: async (dial) => {
      dialled.push(`${dial.scheme}://${dial.address}`);
      return answers(dial);
    },
  };
  const probe = createDomainProbe({
    network,
    now: () => clock,
    pause: async (ms) => void pauses.push(ms),
    random: () => 0.5,
  });
  return { probe, dialled, resolved, pauses, advance: (ms: number) => (clock += ms) };
}

describe('createDomainProbe', () => {
  it('finds a site over https', async () => {
    const { probe, dialled } = setUp();
    expect(await probe.isReachable('brewlane.com')).toBe(true);
    expect(dialled).toEqual(['https://93.184.216.34']);
  });

  it('falls back to http', async () => {
    const { probe, dialled } = setUp({ answers: ({ scheme }) => scheme === 'http' });
    expect(await probe.isReachable('brewlane.com')).toBe(true);
    expect(dialled).toEqual(['https://93.184.216.34', 'http://93.184.216.34']);
  });

  it('says no when nothing answers', async () => {
    const { probe } = setUp({ answers: () => false });
    expect(await probe.isReachable('brewlane.com')).toBe(false);
  });

  it.each([
    { title: 'one private address among public ones', addresses: ['93.184.216.34', '10.0.0.7'] },
    { title: 'the loopback', addresses: ['127.0.0.1'] },
    { title: 'a metadata service', addresses: ['169.254.169.254'] },
    { title: 'no address', addresses: [] },
  ])('never dials a name with $title', async ({ addresses }) => {
    const { probe, dialled, pauses } = setUp({ addresses });
    expect(await probe.isReachable('brewlane.com')).toBe(false);
    expect(dialled).toEqual([]);
    expect(pauses).toEqual([500]);
  });

  it.each(['localhost', 'printer.local', 'db.internal', '127.0.0.1', '[::1]', '2130706433'])(
    'does not even resolve %s',
    async (name) => {
      const { probe, resolved, dialled } = setUp();
      expect(await probe.isReachable(name)).toBe(false);
      expect([...resolved, ...dialled]).toEqual([]);
    },
  );

  it('dials the checked address although the name points elsewhere a moment later', async () => {
    let hits = 0;
    const victim = createServer((_request, response) => {
      hits += 1;
      response.end();
    });
    await new Promise<void>((ready) => victim.listen(0, '127.0.0.1', ready));
    let turn = 0;
    const { probe, dialled } = setUp({
      addresses: () => (turn++ === 0 ? ['93.184.216.34'] : ['127.0.0.1']),
      answers: async ({ address }) => {
        if (address !== '127.0.0.1') return false;
        await fetch(`http://127.0.0.1:${(victim.address() as AddressInfo).port}`);
        return true;
      },
    });
    expect(await probe.isReachable('rebind.com')).toBe(false);
    expect(dialled).toEqual(['https://93.184.216.34', 'http://93.184.216.34']);
    expect(hits).toBe(0);
    await new Promise((closed) => victim.close(closed));
  });

  it('remembers an answer for five minutes', async () => {
    const { probe, resolved, advance } = setUp();
    await probe.isReachable('brewlane.com');
    advance(299_999);
    await probe.isReachable('BREWLANE.com');
    expect(resolved).toEqual(['brewlane.com']);
    advance(1);
    await probe.isReachable('brewlane.com');
    expect(resolved).toHaveLength(2);
  });

  it('never holds more than twenty sockets', async () => {
    let open = 0;
    let most = 0;
    const { probe } = setUp({
      answers: async () => {
        open += 1;
        most = Math.max(most, open);
        await new Promise(setImmediate);
        open -= 1;
        return true;
      },
    });
    await Promise.all(Array.from({ length: 60 }, (_, i) => probe.isReachable(`site-${i}.com`)));
    expect(most).toBe(20);
  });
});
