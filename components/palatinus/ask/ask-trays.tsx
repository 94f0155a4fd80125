'use client';

/** The trays next to the board of a question: the piece, what the next tap places, and the number of fields. */

import { Mark } from '@/components/boards/sign';
import { Field } from '@/components/palatinus/board/ground';
import { Piece, Sign } from '@/components/palatinus/board/piece';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { useSay } from '@/components/ui/speech';
import { capital } from '@/lib/i18n';
import { KINDS, type Kind } from '@/lib/palatinus';
import {
  type Asking,
  type AskTap,
  asksAboutGround,
  BRUSHES,
  FIELD_COUNTS,
  type FieldCount,
  makeQuestion,
  type Neighbour,
  newQuestion,
} from '@/lib/palatinus/ask';
import { NEIGHBOURS } from './ask-drawing';

type KindProps = { readonly kind: Kind; readonly onTap: (tap: AskTap) => void };

export function KindTray({ kind: asked, onTap }: KindProps): React.ReactNode {
  const say = useSay<'ask' | 'words'>();
  return (
    <>
      <TrayLabel>{say('ask.kinds')}</TrayLabel>
      <Choice
        dense
        legend={say('ask.kinds')}
        legendHidden
        value={asked}
        onPick={(kind) => onTap({ on: 'kind', kind })}
        options={KINDS.map((kind) => ({
          value: kind,
          label: capital(say(`words.${kind}`)),
          picture: <Sign people="red" kind={kind} className="size-9" />,
        }))}
      />
    </>
  );
}

/** Small, because a phone needs the room; screen readers read the legend instead. */
function TrayLabel({ children }: { readonly children: string }): React.ReactNode {
  return (
    <p aria-hidden="true" className="mb-0.5 font-bold text-sm leading-tight">
      {children}
    </p>
  );
}

type BrushProps = Asking & { readonly onTap: (tap: AskTap) => void };

export function BrushTray({ question, brush: picked, onTap }: BrushProps): React.ReactNode {
  const say = useSay<'ask'>();
  return (
    <>
      <TrayLabel>{say('ask.brushes')}</TrayLabel>
      <Choice
        legend={say('ask.brushes')}
        legendHidden
        value={picked}
        onPick={(brush) => onTap({ on: 'brush', brush })}
        options={BRUSHES[question.kind].map((brush) => ({
          value: brush,
          label: capital(say(`ask.${brush}`)),
          picture: <BrushPicture brush={brush} />,
        }))}
      />
      {asksAboutGround(question) && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <p aria-hidden="true" className="min-w-0 shrink grow basis-[4rem] text-sm leading-tight">
            {say('ask.counts')}
          </p>
          <Choice
            className="min-w-50 grow"
            legend={say('ask.counts')}
            legendHidden
            value={question.neighbours.length as FieldCount}
            onPick={(count) => onTap({ on: 'count', count })}
            options={FIELD_COUNTS.map((count) => ({ value: count, label: String(count) }))}
          />
        </div>
      )}
    </>
  );
}

type ClearProps = Pick<BrushProps, 'question' | 'onTap'>;

export function ClearButton({ question, onTap }: ClearProps): React.ReactNode {
  const say = useSay<'ask'>();
  const isNew = makeQuestion(question) === makeQuestion(newQuestion(question.kind));
  return (
    <Button look="quiet" disabled={isNew} onClick={() => onTap({ on: 'clear' })}>
      {say('ask.clear')}
    </Button>
  );
}

function BrushPicture({ brush }: { readonly brush: Neighbour }): React.ReactNode {
  if (brush === 'merchant' || brush === 'peasant' || brush === 'condottiere')
    return <Sign people={NEIGHBOURS} kind={brush} className="size-9" />;
  return (
    <Mark className="size-9">
      <g transform="scale(0.8)">
        <Field spring={brush !== 'somebody'} />
        {brush !== 'spring' && <Piece people={NEIGHBOURS} />}
      </g>
    </Mark>
  );
}
