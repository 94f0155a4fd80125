/** The picture of a class of markers, for use next to the word that names it. */

import type { ByClass, Class } from '@/lib/seven-hills';

const PICTURES: ByClass<string> = {
  // A wreath.
  noble:
    'M8 4.5C4 8 3.5 15 9 19.5M16 4.5c4 3.5 4.5 10.5-1 15M5.2 8.5 3 6.8M4.6 12.5l-2.6-.4M6.2 16.4l-2.5 1M18.8 8.5 21 6.8M19.4 12.5l2.6-.4M17.8 16.4l2.5 1M9 19.5h6',
  // A horse's head.
  knight:
    'M7.5 20.5c0-3.4 2.6-5 3-8.2-1.6 1.6-3 2-4.6 1.8L4.5 12 9 7V3.8l2.8 2C17 6 19.5 11 19 20.5zM10.8 8.6v.1',
  // A helmet whose crest goes from side to side.
  centurion: 'M6 19v-6a6 6 0 0 1 12 0v6M6 14h12M12 14v5M4.5 8.5C7 3 17 3 19.5 8.5',
  // Somebody.
  plebeian: 'M12 4.5a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6M5.5 20c.3-4.6 3-6.8 6.5-6.8s6.2 2.2 6.5 6.8z',
};

type Props = { readonly of: Class; readonly className: string };

export function ClassPicture({ of, className }: Props): React.ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path
        d={PICTURES[of]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
