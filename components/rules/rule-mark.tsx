/**
 * A small label: the source of a sentence in the rules, or the status of an answer. The words are enough without the
 * colour.
 */

type Look = 'standard' | 'chosen' | 'printed' | 'open' | 'reading' | 'house-rule';

const LOOKS: Readonly<Record<Look, string>> = {
  standard: 'border-laurel-fill bg-laurel-fill text-on-fill',
  chosen: 'border-terracotta-fill bg-terracotta-fill text-on-fill',
  printed: 'border-line bg-sand',
  open: 'border-edge border-dashed',
  reading: 'border-river bg-river-wash text-river',
  'house-rule': 'border-terracotta bg-terracotta-wash text-terracotta',
};

type Props = { readonly look: Look; readonly children: React.ReactNode };

export function RuleMark({ look, children }: Props): React.ReactNode {
  return (
    <span
      data-mark=""
      className={`inline-block rounded-full border px-2 align-middle font-bold text-xs leading-5 ${LOOKS[look]}`}
    >
      {children}
    </span>
  );
}
