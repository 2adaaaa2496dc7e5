import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const special = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.254',
  '127.0.0.1',
  '127.1.2.3',
  '169.254.169.254',
  '169.254.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.0.170',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '168.63.129.16',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:0:7f00:1::',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '2002:a00:1::1',
  '3fff::1',
  '3fff:fff::1',
  'fc00::1',
  'fd12:3456:789a::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
];
const odd = ['2130706433', '0x7f.1', '0177.0.0.1', '127.1', '0', '127。0。0。1', 'localhost', '', '1.2.3.4 '];
const open = [
  '8.8.8.8',
  '1.1.1.1',
  '93.184.216.34',
  '168.63.129.17',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
  '2001:4860:4860::8888',
];

describe('isPublicAddress', () => {
  it('knows fifty special addresses', () => expect(special).toHaveLength(50));
  it.each(special)('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(odd)('refuses the odd spelling %j', (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(open)('lets %s through', (address) => expect(isPublicAddress(address)).toBe(true));
});
