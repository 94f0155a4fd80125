'use client';

import { useEffect, useRef, useState } from 'react';
import { TallyPicture } from '@/components/palatinus/share/tally-picture';
import { useSay } from '@/components/shell/speech';
import { Button } from '@/components/ui/button';
import { downloadBlob } from '@/components/ui/download';
import { Icon } from '@/components/ui/icon';
import type { Game, Result } from '@/lib/palatinus';
import { paintPicture } from './paint-picture';
import { Part } from './part';
import { canSend, send } from './send';
import { useDone } from './use-done';

type Props = { readonly game: Game; readonly result: Result };

const NAME = 'palatinus.png';

/**
 * The tally as a picture. It is painted as soon as it is shown, not when it is asked for: a phone sends a file only in
 * the very moment of the tap, and does not wait for paint to dry.
 */
export function PicturePart({ game, result }: Props): React.ReactNode {
  const say = useSay<'rulings' | 'score' | 'share' | 'tally' | 'walkthrough' | 'words'>();
  const ref = useRef<SVGSVGElement>(null);
  const [picture, setPicture] = useState<Blob>();
  const [done, tell] = useDone();
  useEffect(() => {
    if (ref.current) paintPicture(ref.current).then(setPicture);
  }, []);
  const data = picture && { files: [new File([picture], NAME, { type: 'image/png' })] };

  function save(): void {
    if (picture) downloadBlob(NAME, picture);
    tell(picture ? say('share.pictureSaved', { name: NAME }) : say('share.noPicture'));
  }

  return (
    <Part title={say('share.picture')} done={done}>
      <TallyPicture say={say} game={game} result={result} ref={ref} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={save}>
          <Icon name="download" />
          {say('share.savePicture')}
        </Button>
        {data && canSend(data) && <Button onClick={() => void send(data)}>{say('share.sendPicture')}</Button>}
      </div>
    </Part>
  );
}
