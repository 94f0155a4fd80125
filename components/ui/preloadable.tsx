'use client';

/**
 * A component whose script is fetched ahead of its use. React's `lazy` is for what may be waited for: whatever it shows in
 * a hurry is preceded by a moment of nothing, even if the script came long ago. This one is there at once if its script is.
 */
import { useEffect, useState } from 'react';

export type Ahead<Props> = React.FunctionComponent<Props> & {
  /** Sends for the script. Whether it comes matters only to whoever draws it. */
  readonly fetch: () => void;
};

export function ahead<Props extends object>(
  load: () => Promise<React.FunctionComponent<Props>>,
): Ahead<Props> {
  let There: React.FunctionComponent<Props> | undefined;
  let coming: Promise<void> | undefined;

  function come(): Promise<void> {
    coming ??= load().then(
      (loaded) => {
        There = loaded;
      },
      (failure: unknown) => {
        coming = undefined;
        throw failure;
      },
    );
    return coming;
  }

  function Drawn(props: Props): React.ReactNode {
    const [isThere, setThere] = useState(There !== undefined);
    const [failure, setFailure] = useState<unknown>();
    useEffect(() => {
      // Even if it has come since this was drawn.
      if (!isThere) come().then(() => setThere(true), setFailure);
    }, [isThere]);
    if (failure !== undefined) throw failure;
    return There && <There {...props} />;
  }

  return Object.assign(Drawn, { fetch: () => void come().catch(() => undefined) });
}
