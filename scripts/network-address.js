// @ts-check
/**
 * Where a phone in the same network finds this computer. Somebody who opened the app at localhost would share a link that
 * leads every other phone to itself, so the page asks the server for this address.
 */
import { networkInterfaces } from 'node:os';

/** Asked by the share sheet, and only at localhost. */
export const ADDRESS_PATH = '/api/address';

/** What a computer gives itself when no network gave it an address. */
const NO_NETWORK = '169.254.';
/** How home routers mostly begin; other addresses may be those of virtual machines. */
const HOME_NETWORK = '192.168.';

/** @param {number} port @param {ReturnType<networkInterfaces>} interfaces @returns {string[]} the likeliest first */
export function networkAddresses(port, interfaces = networkInterfaces()) {
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith(NO_NETWORK),
    )
    .map(({ address }) => address)
    .sort((one, other) => Number(other.startsWith(HOME_NETWORK)) - Number(one.startsWith(HOME_NETWORK)))
    .map((address) => `http://${address}:${port}`);
}

const OWN_ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** What a proxy adds to a request that it hands on. */
const FROM_A_PROXY = /^(forwarded|via|x-forwarded-.*)$/;

/**
 * Whether this computer's own browser asks, at localhost. The address is nobody else's business; a page from elsewhere
 * that has made its own name lead to this computer asks for another host, and a proxy on this computer asks for others.
 * @param {string | undefined} from the address of who asks
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @returns {boolean}
 */
export function mayKnowAddress(from, headers) {
  return (
    OWN_ADDRESSES.includes(from ?? '') &&
    OWN_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => FROM_A_PROXY.test(name))
  );
}
