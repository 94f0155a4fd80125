'use client';

/** The end of a lesson of any game: that it is finished, what was learnt, and where to go on. */
import { Icon } from '@/components/ui/icon';
import { LessonFrame } from './lesson-frame';

type Props = Pick<React.ComponentProps<typeof LessonFrame>, 'title' | 'close'> & {
  readonly heading: string;
  readonly text: string;
  /** The links to go on, one below the other. */
  readonly children: React.ReactNode;
};

export function LessonEnd({ title, close, heading, text, children }: Props): React.ReactNode {
  return (
    <LessonFrame
      title={title}
      close={close}
      bar={<p className="truncate text-center font-bold">{title}</p>}
      footer={undefined}
    >
      <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-8 text-center">
        <span className="flex size-16 items-center justify-center rounded-full bg-laurel-fill text-on-fill motion-safe:animate-crown">
          <Icon name="check" className="size-9" />
        </span>
        <h2 className="text-2xl leading-tight">{heading}</h2>
        <p className="text-muted leading-snug">{text}</p>
        <div className="mt-3 flex w-full flex-col gap-2">{children}</div>
      </div>
    </LessonFrame>
  );
}
