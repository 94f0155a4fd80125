'use client';

/** Everything a counted game can be handed on as, in one sheet. What is shown and written, the game hands in. */
import { useEffect, useRef, useState } from 'react';
import { ScreenButton } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { downloadBlob, downloadText } from '@/components/ui/hand-over';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { CopyButton } from './copy-button';
import { LinkPart } from './link-part';
import { paintPicture } from './paint-picture';
import { canSend, Part, send, useDone } from './share-part';

interface NamedText {
  readonly fileName: string;
  readonly text: string;
}

type Props = {
  /** Undefined until it is known. */
  readonly link: string | undefined;
  /** What to say about the link first. */
  readonly linkNotice: React.ReactNode;
  /** Draws the picture that is painted, downloaded and sent. */
  readonly picture: (ref: React.Ref<SVGSVGElement>) => React.ReactNode;
  readonly pictureName: string;
  readonly text: string;
  readonly file: () => NamedText;
  /** The screen with the sheet of paper. */
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
 * The tally as a picture. It is painted as soon as it is shown, not when it is asked for: a phone sends a file only in
 * the very moment of the tap, and does not wait until it is painted.
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

  function save(): void {
    if (painted) downloadBlob(name, painted);
    tell(painted ? say('share.pictureSaved', { name }) : say('share.noPicture'));
  }

  return (
    <Part title={say('share.picture')} done={done}>
      {picture(ref)}
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

/** The count as text to paste. */
function TextPart({ text }: Pick<Props, 'text'>): React.ReactNode {
  const say = useSay<'share'>();
  const [done, tell] = useDone();

  return (
    <Part title={say('share.text')} done={done}>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keyboard
        tabIndex={0}
        className="max-h-44 select-all overflow-auto rounded-xl border border-line bg-parchment p-3 font-mono text-[clamp(8px,2.6vw,0.75rem)]"
      >
        {text}
      </pre>
      <CopyButton text={text} className="self-start" onFailed={() => tell(say('share.notCopied'))}>
        {say('share.copyText')}
      </CopyButton>
    </Part>
  );
}

/** A sheet of paper for the box of the game, a file for the shelf. */
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
