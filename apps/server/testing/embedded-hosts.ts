/** Addresses of this machine, of networks behind it, and of metadata services. */
const inner = [
  '127.0.0.1',
  '10.0.0.5',
  '172.16.0.9',
  '192.168.0.3',
  '169.254.169.254',
  '100.64.0.7',
  '0.0.0.0',
  '168.63.129.16',
];

const partsOf = (address: string) => address.split('.').map(Number) as [number, number, number, number];
const hex = (value: number) => value.toString(16);
const octal = (value: number) => `0${value.toString(8)}`;

/** The spellings of one address that URL parsers and `inet_aton` accept. */
function spell(address: string): string[] {
  const [a, b, c, d] = partsOf(address);
  const rest = c * 256 + d;
  const number = a * 2 ** 24 + b * 2 ** 16 + rest;
  return [
    String(number),
    `0x${hex(number)}`,
    `0x${hex(number).toUpperCase().padStart(12, '0')}`,
    octal(number),
    `${a}.${b * 65_536 + rest}`,
    `${a}.${b}.${rest}`,
    [a, b, c, d].map((part) => `0x${hex(part)}`).join('.'),
    [a, b, c, d].map(octal).join('.'),
    [a, b, c, d].map((part) => octal(part).padStart(6, '0')).join('.'),
    `0x${hex(a)}.${octal(b)}.${c}.${d}`,
    `${address}.`,
    address.replaceAll('.', '。'),
    address.replaceAll('.', '．'),
    address.replaceAll('.', '｡'),
    address.replaceAll('.', '%2e'),
    address.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  ];
}

/** The IPv6 addresses that lead to one IPv4 address: mapped, compatible, translated and tunneled. */
function embed(address: string): string[] {
  const [a, b, c, d] = partsOf(address);
  const [high, low] = [hex(a * 256 + b), hex(c * 256 + d)];
  return [
    `::ffff:${address}`,
    `::ffff:${high}:${low}`,
    `0:0:0:0:0:ffff:${high}:${low}`,
    `::${high}:${low}`,
    `::${address}`,
    `::ffff:0:${high}:${low}`,
    `64:ff9b::${address}`,
    `64:ff9b::${high}:${low}`,
    `64:ff9b:1::${high}:${low}`,
    `2002:${high}:${low}::1`,
    `2001:0:${high}:${low}:8000:63bf:3fff:fdd2`,
    `fe80::5efe:${high}:${low}`,
    `fe80::200:5efe:${address}`,
  ];
}

/** Hosts of addresses, as they appear in a URL; two addresses may share a spelling. */
export const embeddedHosts = [
  ...new Set(inner.flatMap((address) => [...spell(address), ...embed(address).map((each) => `[${each}]`)])),
];

/** Addresses that a resolver may return, also with a zone. */
export const embeddedAddresses = inner.flatMap((address) => [
  address,
  ...embed(address).flatMap((each) => [each, `${each}%eth0`]),
]);
