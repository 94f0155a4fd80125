/** A gain as a picture small enough for a line of text. */
import type { Gain } from '@/lib/palatinus';

/** As on the board, a captive has a cross in a ring and a token has a star; a disc is a disc. */
const PATHS: Readonly<Record<Gain['what'], string>> = {
  captive: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1M3.5 3.5l5 5M8.5 3.5l-5 5',
  disc: 'M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9M6 4.5v3',
  token: 'M6 .8 7.5 4.3 11.3 4.6 8.4 7 9.3 10.7 6 8.7 2.7 10.7 3.6 7 .7 4.6 4.5 4.3Z',
};

type GainPictureProps = { readonly what: Gain['what']; readonly className: string };

export function GainPicture({ what, className }: GainPictureProps): React.ReactNode {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={className}>
      <path
        d={PATHS[what]}
        strokeWidth="1.4"
        strokeLinejoin="round"
        className={what === 'token' ? 'fill-current' : 'fill-none stroke-current'}
      />
    </svg>
  );
}
