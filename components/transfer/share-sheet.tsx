'use client';

/** All ways of sharing a counted game, in one sheet. The game provides the content. */
import { useEffect, useRef, useState } from 'react';
import { ScreenButton } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { downloadBlob, downloadText } from '@/components/ui/hand-over';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { LinkPart } from './link-part';
import { paintPicture } from './paint-picture';
import { canSend, Part, send, useDone } from './share-part';
import { TextToCopy } from './text-to-copy';

interface NamedText {
  readonly fileName: string;
  readonly text: string;
}

type Props = {
  /** Undefined until it is known. */
  readonly link: string | undefined;
  /** A notice about the link, shown first. */
  readonly linkNotice: React.ReactNode;
  /** Renders the picture that is shown, downloaded and shared. */
  readonly picture: (ref: React.Ref<SVGSVGElement>) => React.ReactNode;
  readonly pictureName: string;
  readonly text: string;
  readonly file: () => NamedText;
  /** The screen with the printable sheet. */
  readonly paper: string;
  readonly onClose: () => void;
};

export function ShareSheet({
  link,
  linkNotice,
  picture,
  pictureName,
  text,
  file,
  paper,
  onClose,
}: Props): React.ReactNode {
  const say = useSay<'share'>();
  return (
    <Sheet wide title={say('share.title')} onClose={onClose}>
      <LinkPart link={link} notice={linkNotice} hint={say('share.scan')} qrLabel={say('share.qr')} />
      <PicturePart picture={picture} name={pictureName} />
      <TextPart text={text} />
      <PaperPart file={file} paper={paper} />
    </Sheet>
  );
}

type PictureProps = Pick<Props, 'picture'> & { readonly name: string };

/**
 * The tally as a picture. It is painted as soon as it is shown, because phones only share a file directly within the
 * event of the tap. Saving can wait for the painting, for people who are faster than a slow phone; a tap after a
 * failure paints it again.
 */
function PicturePart({ picture, name }: PictureProps): React.ReactNode {
  const say = useSay<'share'>();
  const ref = useRef<SVGSVGElement>(null);
  const [painted, setPainted] = useState<Blob>();
  const [done, tell] = useDone();
  useEffect(() => {
    if (ref.current) paintPicture(ref.current).then(setPainted);
  }, []);
  const data = painted && { files: [new File([painted], name, { type: 'image/png' })] };

  async function save(): Promise<void> {
    const blob = painted ?? (ref.current && (await paintPicture(ref.current)));
    if (blob) downloadBlob(name, blob);
    tell(blob ? say('share.pictureSaved', { name }) : say('share.noPicture'));
  }

  return (
    <Part title={say('share.picture')} done={done}>
      {picture(ref)}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void save()}>
          <Icon name="download" />
          {say('share.savePicture')}
        </Button>
        {data && canSend(data) && <Button onClick={() => void send(data)}>{say('share.sendPicture')}</Button>}
      </div>
    </Part>
  );
}

/** The count as text, for copying. */
function TextPart({ text }: Pick<Props, 'text'>): React.ReactNode {
  const say = useSay<'share'>();
  const [done, tell] = useDone();

  return (
    <Part title={say('share.text')} done={done}>
      <TextToCopy text={text} onFailed={tell} />
    </Part>
  );
}

/** A printable sheet for the game's box, and a file. */
function PaperPart({ file, paper }: Pick<Props, 'file' | 'paper'>): React.ReactNode {
  const say = useSay<'share'>();
  const [done, tell] = useDone();

  function save(): void {
    const { fileName, text } = file();
    downloadText(fileName, text, 'application/json');
    tell(say('share.fileSaved', { name: fileName }));
  }

  return (
    <Part title={say('share.paper')} done={done}>
      <div className="flex flex-wrap gap-2">
        <ScreenButton to={paper}>{say('share.print')}</ScreenButton>
        <Button onClick={save}>
          <Icon name="download" />
          {say('share.file')}
        </Button>
      </div>
    </Part>
  );
}
