/** Which addresses a phone can reach, and who may know them. */

import { expect, test } from 'vitest';
import { mayKnowAddress, networkAddresses } from './network-address.js';

type Interfaces = NonNullable<Parameters<typeof networkAddresses>[1]>;

function interfaceAt(address: string, internal = false): NonNullable<Interfaces[string]> {
  const family = address.includes(':') ? ('IPv6' as const) : ('IPv4' as const);
  return [{ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 } as never];
}

test('the address of a home network comes first, and unreachable ones are left out', () => {
  const interfaces: Interfaces = {
    lo: interfaceAt('127.0.0.1', true),
    virtual: interfaceAt('172.17.0.1'),
    wifi: interfaceAt('192.168.1.20'),
    six: interfaceAt('fe80::1'),
    unplugged: interfaceAt('169.254.3.4'),
    unknown: undefined,
  };
  expect(networkAddresses(3000, interfaces)).toEqual(['http://192.168.1.20:3000', 'http://172.17.0.1:3000']);
});

test('there is none without a network', () => {
  expect(networkAddresses(3000, { lo: interfaceAt('127.0.0.1', true) })).toEqual([]);
});

test.each([
  ['127.0.0.1', 'localhost:3000', true],
  ['::1', '[::1]:3000', true],
  ['::ffff:127.0.0.1', '127.0.0.1', true],
  ['192.168.1.30', 'localhost:3000', false],
  ['127.0.0.1', 'elsewhere.test', false],
  ['127.0.0.1', 'localhost.elsewhere.test:3000', false],
  ['127.0.0.1', undefined, false],
  [undefined, 'localhost', false],
])('a request from %s to host %s gets the address: %s', (from, host, isTold) => {
  expect(mayKnowAddress(from, { host })).toBe(isTold);
});

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host'])(
  'a proxy on the same computer, detected by %s, does not get the address',
  (header) => {
    expect(mayKnowAddress('127.0.0.1', { host: 'localhost:3000', [header]: '192.0.2.7' })).toBe(false);
  },
);
