import { embeddedHosts } from './embedded-hosts.ts';
import { hostileIpv4, hostileIpv6, hostileNames } from './hostile-hosts.ts';

/**
 * Addresses that must never be dialed, in spellings known to evade such checks: this machine,
 * networks behind it, metadata services, local names, other ports and schemes, and names that
 * resolve to one.
 */
export function listHostileAddresses(): string[] {
  const listed = [
    ...hostileIpv4.map((address) => `http://${address}/`),
    ...hostileIpv6.map((address) => `http://[${address}]/`),
    ...hostileNames.map((name) => `http://${name}/`),
    ...ports.map((port) => `http://shop.com:${port}/`),
    ...others,
    ...embeddedHosts.map((host) => `http://${host}/`),
  ];
  return [...new Set(listed)];
}

const ports = [
  '0',
  '1',
  '21',
  '23',
  '53',
  '110',
  '143',
  '389',
  '445',
  '587',
  '1433',
  '2049',
  '3306',
  '3389',
  '5000',
  '5984',
  '22',
  '25',
  '81',
  '443',
  '2375',
  '3000',
  '5432',
  '6379',
  '8080',
  '8443',
  '9200',
  '11211',
];

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
  ...[
    'blob:http://127.0.0.1/x',
    'view-source:http://127.0.0.1/',
    'jar:http://127.0.0.1!/x',
    'about:blank',
    'mailto:a@127.0.0.1',
  ],
  ...[
    'ldap://127.0.0.1/',
    'tftp://127.0.0.1/x',
    'sftp://127.0.0.1/',
    'ssh://127.0.0.1/',
    'smb://127.0.0.1/x',
    'wss://127.0.0.1/',
  ],
  ...[
    'netdoc:///etc/passwd',
    'unix:/var/run/docker.sock',
    'http+unix://%2Fvar%2Frun%2Fdocker.sock/x',
    'feed:http://127.0.0.1/',
  ],
  ...[
    'http://:@127.0.0.1/',
    'http://@127.0.0.1/',
    'http://shop.com:80@127.0.0.1/',
    'http://shop.com%40127.0.0.1/',
  ],
  ...[
    'http://127.0.0.1%23@shop.com/',
    'http://shop.com%2f@127.0.0.1/',
    'http://a:b@c@127.0.0.1/',
    'http://user:pw@127.0.0.1:80/',
  ],
  ...[
    'http://127.0.0.1;shop.com/',
    'http://127.0.0.1,shop.com/',
    'http://127.0.0.1\t/',
    'ht\ntp://127.0.0.1/',
    'http:\\\\127.0.0.1\\',
  ],
  ...[
    'http://[::1%25lo]/',
    'http://[::1%lo]/',
    'http://[fe80::1%25eth0]/',
    'http://[::1',
    'http://[v1.x]/',
    'http://[127.0.0.1]/',
  ],
  ...[
    'http://[::ffff:0x7f.1]/',
    'http://[0:0:0:0:0:ffff:127.0.0.1]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[::1]:80/',
  ],
];
