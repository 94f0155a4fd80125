// @ts-check
/**
 * The address under which a phone in the same network can reach this computer. A link shared from localhost would
 * lead every other phone to itself, so the page asks the server for this address.
 */
import { networkInterfaces } from 'node:os';

/** Requested by the share sheet, and only at localhost. */
export const ADDRESS_PATH = '/api/address';

/** The beginning of the address that a computer gives itself without a network. */
const NO_NETWORK = '169.254.';
/** The usual beginning in home networks; other addresses may belong to virtual machines. */
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

/** The headers that a proxy adds to forwarded requests. */
const FROM_A_PROXY = /^(forwarded|via|x-forwarded-.*)$/;

/**
 * Whether the request comes from this computer's own browser, at localhost. Nobody else may know the address; a page
 * from
 * elsewhere whose domain points to this computer has another host, and a proxy on this computer forwards for others.
 * @param {string | undefined} from the address of the client
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
