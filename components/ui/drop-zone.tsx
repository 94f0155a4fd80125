'use client';

/**
 * Opens a text file: by a button, or dropped anywhere on the window, since nobody aims. What the text is worth is for
 * others to say. Only the beginning of a huge file is read: too long is too long, and a film must not stop the phone.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { type ButtonLook, buttonClass } from './button';
import { Icon } from './icon';
import { useSay } from './speech';

const MOST_BYTES = 4 * 1024 * 1024;

type Props = {
  readonly label: string;
  readonly onText: (text: string, fileName: string) => void;
  /** The file was chosen, but the phone would not hand it over. */
  readonly onUnreadable?: (fileName: string) => void;
  /** As the attribute of the file input; without it every file may be picked. */
  readonly accept?: string;
  readonly look?: ButtonLook;
  readonly className?: string;
};

const bringsFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

export function DropZone(props: Props): React.ReactNode {
  const { label, onText, onUnreadable, accept, look = 'plain', className = '' } = props;
  const say = useSay<'ui'>();
  const [hovering, setHovering] = useState(false);

  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    const text = await file
      .slice(0, MOST_BYTES)
      .text()
      .catch(() => undefined);
    if (text === undefined) onUnreadable?.(file.name);
    else onText(text, file.name);
  }

  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!bringsFile(event)) return;
    event.preventDefault();
    // Leaving one element for another is not leaving the window.
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
            // So that the same file, mended meanwhile, can be picked again.
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
