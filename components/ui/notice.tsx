/** A message in a box. An icon shows its kind, not only the colour. */
import { Icon, type IconName } from './icon';

type Kind = 'info' | 'warning' | 'good';

type Props = {
  readonly kind: Kind;
  readonly title?: string;
  readonly children?: React.ReactNode;
  /** Buttons, below the text. */
  readonly actions?: React.ReactNode;
  readonly className?: string;
};

const LOOKS: Readonly<Record<Kind, { icon: IconName; box: string; ink: string }>> = {
  info: { icon: 'info', box: 'border-river bg-river-wash', ink: 'text-river' },
  warning: { icon: 'warning', box: 'border-terracotta bg-terracotta-wash', ink: 'text-terracotta' },
  good: { icon: 'check', box: 'border-laurel bg-laurel-wash', ink: 'text-laurel' },
};

export function Notice({ kind, title, children, actions, className = '' }: Props): React.ReactNode {
  const { icon, box, ink } = LOOKS[kind];
  return (
    <div className={`flex gap-3 rounded-xl border px-3 py-2.5 ${box} ${className}`}>
      <Icon name={icon} className={`mt-0.5 ${ink}`} />
      <div className="min-w-0 grow text-sm leading-relaxed [overflow-wrap:anywhere]">
        {title && <p className="font-bold text-base">{title}</p>}
        {children}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
