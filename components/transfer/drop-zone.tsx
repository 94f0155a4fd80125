'use client';

/**
 * Opens a text file: chosen with the button, dropped anywhere on the window, or opened with the installed app. The
 * caller decides what the text is. A file that is too large is refused without being read, because a film would
 * freeze the phone.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ButtonLook, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { textOfFile } from '@/lib/files';
import type { AnyProblem } from '@/lib/i18n';

type Props = {
  readonly label: string;
  readonly mostBytes: number;
  readonly onText: (text: string) => void;
  /** The file is too large, or not UTF-8 text. */
  readonly onRefused: (problems: readonly AnyProblem[]) => void;
  /** The file was chosen, but could not be read. */
  readonly onUnreadable: (fileName: string) => void;
  /** As the attribute of the file input; without it, every file can be picked. */
  readonly accept?: string;
  readonly look?: ButtonLook;
  readonly className?: string;
};

/** What the system passes to an installed app, if it does. */
interface Launch {
  readonly files: readonly { readonly name: string; readonly getFile: () => Promise<File> }[];
}

function launchQueue(): { readonly setConsumer: (take: (launch: Launch) => void) => void } | undefined {
  return (window as { launchQueue?: ReturnType<typeof launchQueue> }).launchQueue;
}

const bringsFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

export function DropZone(props: Props): React.ReactNode {
  const { label, mostBytes, onText, onRefused, onUnreadable, accept, look = 'plain', className = '' } = props;
  const say = useSay<'ui'>();
  const [hovering, setHovering] = useState(false);

  /** The file chosen last. One that arrives late, after another was chosen or the page was left, is not opened. */
  const latest = useRef<File>(undefined);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    latest.current = file;
    const text = await textOfFile(file, mostBytes).catch(() => undefined);
    if (latest.current !== file) return;
    if (!text) onUnreadable(file.name);
    else if (text.ok) onText(text.value);
    else onRefused(text.problems);
  }

  const onLaunch = useEffectEvent(({ files: [handle] }: Launch) =>
    handle?.getFile().then(read, () => onUnreadable(handle.name)),
  );
  useEffect(() => launchQueue()?.setConsumer((launch) => void onLaunch(launch)), []);

  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!bringsFile(event)) return;
    event.preventDefault();
    // Moving from one element to another does not leave the window.
    setHovering(event.type === 'dragover' || (event.type === 'dragleave' && event.relatedTarget !== null));
    if (event.type === 'drop') void read(event.dataTransfer?.files[0]);
  });

  useEffect(() => {
    const kinds = ['dragover', 'dragleave', 'drop'] as const;
    const listener = (event: DragEvent): void => onDrag(event);
    for (const kind of kinds) window.addEventListener(kind, listener);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, listener);
    };
  }, []);

  return (
    <>
      <label
        className={buttonClass(
          look,
          `has-focus-visible:outline-3 has-focus-visible:outline-river has-focus-visible:outline-offset-2 ${className}`,
        )}
      >
        <Icon name="open" />
        {label}
        <input
          type="file"
          accept={accept}
          className="sr-only"
          onChange={(event) => {
            const { files } = event.currentTarget;
            void read(files?.[0]);
            // So that the same file can be picked again after it was corrected.
            event.currentTarget.value = '';
          }}
        />
      </label>
      {hovering && (
        <div className="pointer-events-none fixed inset-3 z-30 flex items-center justify-center rounded-2xl border-4 border-terracotta border-dashed bg-parchment/90 font-bold text-xl">
          {say('ui.dropHere')}
        </div>
      )}
    </>
  );
}
