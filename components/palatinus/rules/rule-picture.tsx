import type { Speaker } from '@/lib/i18n';
import { drawPicture } from './picture-drawing';
import type { Picture } from './pictures';
import { RuleBoard } from './rule-board';

type Props = {
  readonly say: Speaker;
  readonly picture: Picture;
  /** What it is called by those who cannot see it. */
  readonly label: string;
};

/** A picture of a rule, and beneath it in words what the count makes of it. */
export function RulePicture({ say, picture, label }: Props): React.ReactNode {
  const { told, ...drawing } = drawPicture(say, picture);
  return (
    <figure className="w-full max-w-72">
      <RuleBoard {...drawing} label={label} />
      <figcaption className="mt-2 text-muted text-sm leading-relaxed">
        {told.map((sentence) => (
          <p key={sentence} className="mt-1">
            {sentence}
          </p>
        ))}
      </figcaption>
    </figure>
  );
}
