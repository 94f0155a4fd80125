'use client';

/** Everything a counted game can be handed on as, in one sheet. What is shown and written, the game hands in. */
import { useEffect, useId, useRef, useState } from 'react';
import { ScreenButton } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { copyText, downloadBlob, downloadText } from '@/components/ui/hand-over';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { paintPicture } from './paint-picture';
import { QrCode } from './qr-code';

interface NamedText {
  readonly fileName: string;
  readonly text: string;
}

type Props = {
  readonly link: string;
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
      <LinkPart link={link} />
      <PicturePart picture={picture} name={pictureName} />
      <TextPart text={text} />
      <PaperPart file={file} paper={paper} />
    </Sheet>
  );
}

/** The game as a link: to be scanned across the table, or sent to whoever is not there. */
function LinkPart({ link }: Pick<Props, 'link'>): React.ReactNode {
  const say = useSay<'share'>();
  const [done, tell] = useDone();
  const data = { url: link };

  async function copy(): Promise<void> {
    tell(say((await copyText(link)) ? 'share.copied' : 'share.notCopied'));
  }

  return (
    <Part title={say('share.link')} done={done}>
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 sm:flex-nowrap">
        <QrCode text={link} label={say('share.qr')} className="size-60 shrink-0 rounded-lg" />
        <div className="flex min-w-0 flex-col gap-3">
          <p className="text-muted text-sm leading-relaxed">{say('share.scan')}</p>
          <div className="flex flex-wrap gap-2">
            <Button look="primary" onClick={() => void copy()}>
              {say('share.copyLink')}
            </Button>
            {canSend(data) && <Button onClick={() => void send(data)}>{say('share.sendLink')}</Button>}
          </div>
        </div>
      </div>
      <code className="block select-all rounded-xl bg-laurel-wash p-3 font-mono text-laurel text-xs [overflow-wrap:anywhere]">
        {link}
      </code>
    </Part>
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

  async function copy(): Promise<void> {
    tell(say((await copyText(text)) ? 'share.copied' : 'share.notCopied'));
  }

  return (
    <Part title={say('share.text')} done={done}>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keyboard
        tabIndex={0}
        className="max-h-44 select-all overflow-auto rounded-xl border border-line bg-parchment p-3 font-mono text-xs"
      >
        {text}
      </pre>
      <Button onClick={() => void copy()} className="self-start">
        {say('share.copyText')}
      </Button>
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

type PartProps = {
  readonly title: string;
  /** What became of the last thing asked for here. */
  readonly done: string;
  readonly children: React.ReactNode;
};

/** One way to hand a game on. */
function Part({ title, done, children }: PartProps): React.ReactNode {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 border-line border-t py-4 first:border-t-0 first:pt-1"
    >
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
      {/* Always there, so that it is heard; and inside the sheet, as whatever lies beneath it is not heard now. */}
      <output className="text-sm empty:absolute">{done}</output>
    </section>
  );
}

/** A word on what was just done. */
function useDone(): readonly [string, (what: string) => void] {
  const [done, setDone] = useState('');
  // The same words twice would be no change, and so not be said again.
  return [done, (what) => setDone((before) => (before === what ? `${what}\u00a0` : what))];
}

/** Whether the phone has a way of its own to send this on. */
function canSend(data: ShareData): boolean {
  return navigator.canShare?.(data) ?? false;
}

/** Whoever looks at the list of ways and takes none has changed their mind, which is no mishap. */
async function send(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => undefined);
}
