/** The picture of each kind, drawn around 0, 0 to fit into every people's shape: solid parts, and parts that are lines. */
import type { ByKind } from '@/lib/palatinus';

interface Picture {
  readonly solid: string;
  readonly lines: string;
}

/** Two grains of an ear, left and right of the stalk, that meet at this height. */
function grains(y: number): string {
  return (
    `M2 ${y}C3 ${y - 13} 13 ${y - 21} 25 ${y - 21}C26 ${y - 9} 16 ${y} 2 ${y}Z` +
    `M-2 ${y}C-3 ${y - 13}-13 ${y - 21}-25 ${y - 21}C-26 ${y - 9}-16 ${y}-2 ${y}Z`
  );
}

export const PICTURES: ByKind<Picture> = {
  // An amphora: lip, neck, belly and foot; two handles.
  merchant: {
    solid:
      'M-14-41H14V-33H9V-24C23-20 28-8 24 5C20 18 10 25 6 33H12V40H-12V33H-6C-10 25-20 18-24 5C-28-8-23-20-9-24V-33H-14Z',
    lines: 'M-12-35C-30-37-36-20-23-10M12-35C30-37 36-20 23-10',
  },
  // An ear of wheat.
  peasant: {
    solid: `M0-45C9-36 9-26 0-17C-9-26-9-36 0-45Z${grains(-8)}${grains(10)}${grains(28)}`,
    lines: 'M0 42V-14',
  },
  // A helmet seen from its right side: dome, cheek and nose guard; a crest above.
  condottiere: {
    solid: 'M-26 40V-2C-26-20-13-29 3-29C19-29 31-18 31-2V22H23V7H4V40Z',
    lines: 'M-35 12V-4C-35-26-20-39 3-39C17-39 27-35 34-27',
  },
};
