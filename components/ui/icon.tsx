/** The few line drawings the app needs; drawn here, because an icon package weighs more than all of them. */
const PATHS = {
  auto: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5',
} as const;

type Props = { readonly name: keyof typeof PATHS; readonly className?: string };

export function Icon({ name, className = '' }: Props): React.ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`size-5 ${className}`}>
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
