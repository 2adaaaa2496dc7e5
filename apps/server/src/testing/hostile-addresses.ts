/**
 * Addresses that must never be dialed, in spellings known to evade such checks: this machine,
 * networks behind it, metadata services, local names, other ports and schemes, and names that
 * resolve to one.
 */
export function listHostileAddresses(): string[] {
  return [
    ...ipv4.map((address) => `http://${address}/`),
    ...ipv6.map((address) => `http://[${address}]/`),
    ...names.map((name) => `http://${name}/`),
    ...ports.map((port) => `http://shop.com:${port}/`),
    ...others,
  ];
}

/** Public DNS names with at least one hostile address. */
export const rebindingNames: Readonly<Record<string, string[]>> = {
  'loop.rebind.com': ['127.0.0.1'],
  'mixed.rebind.com': ['93.184.216.34', '10.0.0.7'],
  'six.rebind.com': ['::1'],
  'mapped.rebind.com': ['::ffff:127.0.0.1'],
  'meta.rebind.com': ['169.254.169.254'],
  'nat64.rebind.com': ['64:ff9b::7f00:1'],
  'six-to-four.rebind.com': ['2002:7f00:1::1'],
  'shared.rebind.com': ['100.64.0.1'],
  'azure.rebind.com': ['168.63.129.16'],
  'zero.rebind.com': ['0.0.0.0'],
};

const ipv4 = [
  ...[
    '127.0.0.1',
    '127.0.0.2',
    '127.1',
    '127.0.1',
    '127.255.255.254',
    '0',
    '0.0.0.0',
    '0.0.0.1',
    '1.1',
    '10.1',
  ],
  ...[
    '2130706433',
    '2130706432',
    '017700000001',
    '0x7f000001',
    '0x7f.1',
    '0x7f.0.0.1',
    '0177.1',
    '0177.0.0.1',
  ],
  ...[
    '0x7F.0x0.0x0.0x1',
    '127.0x0.01',
    '00000177.0.0.1',
    '127.0.0.1.',
    '127。0。0。1',
    '①②⑦.⓪.⓪.①',
    '127%2e0%2e0%2e1',
  ],
  ...['10.0.0.1', '10.255.255.255', '0x0a000001', '167772161', '012.0.0.1', '172.16.0.1', '172.31.255.255'],
  ...['2886729729', '192.168.0.1', '192.168.1.1', '192.168.255.255', '3232235521', '0xc0a80001', '192.168.1'],
  ...[
    '100.64.0.1',
    '100.127.255.254',
    '169.254.169.254',
    '169.254.170.2',
    '2852039166',
    '0xa9fea9fe',
    '0251.0376.0251.0376',
  ],
  ...[
    '168.63.129.16',
    '192.0.0.192',
    '192.0.0.170',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.255',
  ],
  ...[
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
    '8.8.8.8',
  ],
];

const ipv6 = [
  ...['::', '::1', '0:0:0:0:0:0:0:1', '0000::0001', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1'],
  ...[
    '::ffff:169.254.169.254',
    '::127.0.0.1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::1',
  ],
  ...[
    '100::1',
    '2001::1',
    '2001:0:7f00:1::',
    '2001:10::1',
    '2001:20::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '2002:a00:1::1',
  ],
  ...[
    '3fff::1',
    'fc00::1',
    'fd00:ec2::254',
    'fd12:3456:789a::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2606:4700:4700::1111',
  ],
];

const names = [
  ...[
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    'localhost.localdomain',
    'ip6-localhost',
    'printer.local',
  ],
  ...[
    'db.internal',
    'metadata.google.internal',
    'metadata',
    'kubernetes',
    'kubernetes.default.svc',
    'api.svc',
  ],
  ...[
    'host.docker.internal',
    'gateway.docker',
    'web.consul',
    'nas.lan',
    'router.home',
    'wiki.corp',
    'hr.intranet',
  ],
  ...[
    'site.test',
    'site.invalid',
    'site.example',
    'hidden.onion',
    '1.0.0.127.in-addr.arpa',
    'box.localdomain',
    'pc.workgroup',
  ],
  ...[
    'x.private',
    'x.dhcp',
    'x.alt',
    'x.belkin',
    'ｌｏｃａｌｈｏｓｔ',
    'loc%61lhost',
    '%6c%6f%63%61%6c%68%6f%73%74',
  ],
  ...Object.keys(rebindingNames),
];

const ports = ['22', '25', '81', '443', '2375', '3000', '5432', '6379', '8080', '8443', '9200', '11211'];

const others = [
  ...[
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://shop.com:80/',
    'https://shop.com:8443/',
  ],
  ...[
    'http://user@127.0.0.1/',
    'http://user:pw@shop.com/',
    'http://shop.com@127.0.0.1/',
    'http://127.0.0.1#@shop.com/',
  ],
  ...[
    'http://127.0.0.1\\@shop.com/',
    'http:127.0.0.1',
    'http:/127.0.0.1',
    '//127.0.0.1/',
    '\\\\127.0.0.1\\x',
    '///127.0.0.1/',
  ],
  ...[
    'ftp://127.0.0.1/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_x',
    'dict://127.0.0.1:11211/',
    'ws://127.0.0.1/',
  ],
  ...[
    'data:text/html,x',
    'javascript:alert(1)',
    'http://',
    'http://%31%32%37.0.0.1/',
    'hTTp://127.0.0.1/',
    ' http://127.0.0.1/ ',
  ],
  ...[
    'http://127.0.0.1:80/',
    'http://127.0.0.1:443/',
    'http://1.1.1.1 &@127.0.0.1# @shop.com/',
    'http://127.0.0.1/?@shop.com',
  ],
];
