/** The few line icons of the app; drawn here, because an icon package would be larger than all of them. */
const PATHS = {
  auto: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5',
  undo: 'M8 4 4 8l4 4M4 8h10.5a5.5 5.5 0 0 1 0 11H8',
  redo: 'm16 4 4 4-4 4M20 8H9.5a5.5 5.5 0 0 0 0 11H16',
  back: 'm14.5 5-7 7 7 7',
  forward: 'm9.5 5 7 7-7 7',
  down: 'M12 4.5v15M6 13.5l6 6 6-6',
  up: 'M12 19.5v-15M6 10.5l6-6 6 6',
  letters: 'M2.5 18 7.5 6l5 12M4.2 14h6.6M15.5 9l3.5-3v12M15.8 18h6.4',
  turn: 'M19.5 12A7.5 7.5 0 1 1 16.8 6.2L20 9M20 4v5h-5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  cross: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17.2v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.8v.1',
  drop: 'M12 3.5c3.6 4.4 5.5 7.4 5.5 10.1a5.5 5.5 0 0 1-11 0c0-2.7 1.9-5.7 5.5-10.1',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  download: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15',
  open: 'M3.5 18.5v-12a1 1 0 0 1 1-1H9l2.5 3h7a1 1 0 0 1 1 1v1.5M3.5 18.5 6 11h16l-2.5 7.5z',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 11v5M13.7 11v5',
  play: 'M7 4.5v15l12-7.5z',
  skip: 'M4 6v12l7-6zM12 6v12l7-6zM20.5 6v12',
  pause: 'M8.5 5v14M15.5 5v14',
  voice: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  cup: 'M7 4h10v5a5 5 0 0 1-10 0zM7 5.5H4c0 3 1.3 4.7 3.4 4.9M17 5.5h3c0 3-1.3 4.7-3.4 4.9M12 14v5M8 19.5h8',
  whole: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  book: 'M12 6.5C9.8 5 7 4.6 3.5 5v13.5c3.5-.4 6.3 0 8.5 1.5 2.2-1.5 5-1.9 8.5-1.5V5c-3.5-.4-6.3 0-8.5 1.5zM12 6.5V20',
  question: 'M8 8.8a4 4 0 1 1 5.6 3.7c-1 .5-1.6 1.3-1.6 2.5v.3M12 19.2v.1',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20.5 20.5',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.9l-5.3 2.8 1.1-5.9-4.3-4.1 5.9-.8z',
  flag: 'M6 21.5v-19M6 3.5h12l-3 4.3 3 4.2H6',
  hills: 'M2 19 8.5 7.5l4.2 7M10.6 19l5.6-9L22 19zM2 19h20',
  shield: 'M5 4h14v7.5c0 4.2-2.8 7.3-7 9-4.2-1.7-7-4.8-7-9z',
  card: 'M7 3.5h10a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  home: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h4.5v-5.5h3V20H18V9.5',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  near: 'M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5',
} as const;

export type IconName = keyof typeof PATHS;

type Props = { readonly name: IconName; readonly className?: string };

export function Icon({ name, className = '' }: Props): React.ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`size-5 shrink-0 ${className}`}>
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'more' ? 3 : 1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

type ButtonProps = {
  readonly icon: IconName;
  /** Its accessible name and tooltip. */
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
};

/** An icon to press, as large as a thumb. Like `Button` it keeps the focus when disabled. */
export function IconButton({ icon, label, onClick, disabled = false }: ButtonProps): React.ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onClick();
      }}
      className="inline-flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-xl print:hidden hover:bg-sand aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:opacity-35"
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}
