/** A rule with pictures, as on the board, before the words for them: “[merchant]merchants or [peasant]peasants”. */
import { Mark } from '@/components/boards/sign';
import { Field } from '@/components/palatinus/board/ground';
import { Left } from '@/components/palatinus/board/marks';
import { Sign } from '@/components/palatinus/board/piece';
import { KINDS } from '@/lib/palatinus';

/** The name of a picture and its word. They are kept together at the end of a line. */
const PICTURED = /(\[\w+\]\S*)/;

export function PicturedText({ text }: { readonly text: string }): React.ReactNode {
  return text.split(PICTURED).map((part, index) => {
    const [, name, word] = /^\[(\w+)\](.*)$/.exec(part) ?? [];
    return name ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={index} className="whitespace-nowrap">
        <Picture name={name} />
        {word}
      </span>
    ) : (
      part
    );
  });
}

const PICTURE = 'mr-0.5 inline-block size-[1.15em] align-[-0.2em] text-ink';

function Picture({ name }: { readonly name: string }): React.ReactNode {
  const kind = KINDS.find((one) => one === name);
  if (kind) return <Sign kind={kind} className={PICTURE} />;
  return (
    <Mark className={PICTURE}>
      {name === 'spring' ? (
        <g transform="scale(0.8)">
          <Field spring />
        </g>
      ) : (
        <g transform="scale(1.4)">
          <Left isTaken={name === 'captured'} />
        </g>
      )}
    </Mark>
  );
}
