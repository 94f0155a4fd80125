'use client';

/**
 * The origin of links. It is that of the page, except on localhost, which would lead every other phone to itself:
 * then the server is asked for this computer's address in the network (`scripts/network-address.js`).
 */

import { useEffect, useState } from 'react';
import { useAddress } from '@/components/shell/address';
import { Choice } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
/** The server is on this computer, so it answers immediately or not at all. */
const ANSWER_MS = 3000;

/** This computer's addresses in its networks; `unknown` if the server does not say. */
type Addresses = readonly string[] | 'unknown';

interface ShareOrigin {
  /** Undefined until it is known. */
  readonly origin: string | undefined;
  /** A notice about the link, if its origin is not that of the page, or should not be. */
  readonly notice: React.ReactNode;
}

export function useShareOrigin(): ShareOrigin {
  const here = useAddress();
  const isLocal = here !== undefined && LOCAL_HOSTS.includes(here.hostname);
  const [addresses, setAddresses] = useState<Addresses>();
  const [picked, setPicked] = useState<string>();
  useEffect(() => {
    if (!isLocal) return;
    let isAwaited = true;
    void networkAddresses().then((found) => isAwaited && setAddresses(found));
    return () => {
      isAwaited = false;
    };
  }, [isLocal]);

  if (!isLocal) return { origin: here?.origin, notice: undefined };
  if (!addresses) return { origin: undefined, notice: undefined };
  const isUnknown = addresses === 'unknown';
  const known = isUnknown ? [] : addresses;
  const address = picked ?? known[0];
  return {
    origin: address ?? here.origin,
    notice: <LocalhostNotice addresses={known} isUnknown={isUnknown} address={address} onPick={setPicked} />,
  };
}

/** Unknown if the server cannot say, as with `npm run dev`, or does not respond. */
async function networkAddresses(): Promise<Addresses> {
  try {
    const answer = await fetch('/api/address', { signal: AbortSignal.timeout(ANSWER_MS) });
    const { addresses } = answer.ok ? await answer.json() : {};
    return Array.isArray(addresses) ? addresses : 'unknown';
  } catch {
    return 'unknown';
  }
}

type NoticeProps = {
  readonly addresses: readonly string[];
  readonly isUnknown: boolean;
  readonly address: string | undefined;
  readonly onPick: (address: string) => void;
};

function LocalhostNotice({ addresses, isUnknown, address, onPick }: NoticeProps): React.ReactNode {
  const say = useSay<'share'>();
  const missing = isUnknown ? say('share.unknownAddress') : say('share.noNetworkAddress');
  return (
    <Notice kind={address ? 'info' : 'warning'} title={say('share.localhost')}>
      <p>{address ? say('share.networkAddress') : missing}</p>
      {addresses.length > 1 && (
        <Choice
          dense
          className="mt-2"
          legend={say('share.whichAddress')}
          options={addresses.map((value) => ({ value, label: new URL(value).hostname }))}
          value={address}
          onPick={onPick}
        />
      )}
    </Notice>
  );
}
