'use client';

/** Everything a counted table can be handed on as, in one sheet. */
import { useLanguage, useSay } from '@/components/shell/speech';
import { Sheet } from '@/components/ui/sheet';
import type { Game, Result } from '@/lib/palatinus';
import { makeShareLink } from '@/lib/palatinus/enter';
import { LinkPart } from './link-part';
import { PaperPart } from './paper-part';
import { PicturePart } from './picture-part';
import { TextPart } from './text-part';

type Props = { readonly game: Game; readonly result: Result; readonly onClose: () => void };

export function SharePanel({ game, result, onClose }: Props): React.ReactNode {
  const say = useSay<'share'>();
  const link = makeShareLink(window.location.origin, useLanguage(), game);
  return (
    <Sheet wide title={say('share.title')} onClose={onClose}>
      <LinkPart link={link} />
      <PicturePart game={game} result={result} />
      <TextPart game={game} result={result} link={link} />
      <PaperPart game={game} />
    </Sheet>
  );
}
