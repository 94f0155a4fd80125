'use client';

/**
 * The fields where a single wrong entry would change the winners, checked one by one: not dimmed on the board, with a
 * ring around the current one. If there are none: how safe the win is.
 */
import { useEffect, useRef, useState } from 'react';
import { HexBoard } from '@/components/palatinus/board/board';
import { fieldLabel } from '@/components/palatinus/board/field-label';
import { allBut, ringsAround } from '@/components/palatinus/board/marks-of-count';
import { sceneOf } from '@/components/palatinus/board/scene';
import { useChecked } from '@/components/palatinus/count/use-checked';
import { Button } from '@/components/ui/button';
import { tick } from '@/components/ui/haptics';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { settleSentences } from '@/lib/i18n';
import { type FieldName, type Game, parseField } from '@/lib/palatinus';
import { fieldNameAt } from '@/lib/palatinus/enter';
import { type DoubtfulField, LOOK_FIRST, type Safety } from '@/lib/palatinus/settle';
import { DoubtfulCard } from './doubtful-card';

type Props = {
  readonly game: Game;
  readonly fields: readonly DoubtfulField[];
  readonly safety: Safety | undefined;
  readonly turned: number;
  /** Undefined for a shared game, which cannot be corrected here. */
  readonly onCorrect: ((field: DoubtfulField) => void) | undefined;
  /** Whether the reader came for this; then it is scrolled into view. */
  readonly isAsked: boolean;
};

export function SecondLook({ game, fields, safety, turned, onCorrect, isAsked }: Props): React.ReactNode {
  const say = useSay<'settle'>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <section
      aria-labelledby="second-look"
      className="@container mt-7 min-w-0 lg:sticky lg:top-15 lg:mt-0 lg:self-start"
    >
      <h2
        ref={heading}
        id="second-look"
        tabIndex={-1}
        className="scroll-mt-18 text-xl focus-visible:outline-none"
      >
        {say('settle.secondLook')}
      </h2>
      {fields.length > 0 ? (
        <FieldByField {...{ game, fields, turned, onCorrect }} />
      ) : (
        safety && <Safe game={game} safety={safety} />
      )}
    </section>
  );
}

function Safe({ game, safety }: { readonly game: Game; readonly safety: Safety }): React.ReactNode {
  const say = useSay<'pieces' | 'settle' | 'story' | 'walkthrough' | 'words'>();
  return (
    <Notice kind="good" title={say('settle.safe')} className="mt-2">
      <p>{say('settle.safeWhy')}</p>
      <p>{settleSentences(say, game).lead(safety)}</p>
    </Notice>
  );
}

/**
 * Field by field: the tapped one, otherwise the first that was not checked yet. If there are many, only the first few
 * are shown at first.
 */
function FieldByField({
  game,
  fields,
  turned,
  onCorrect,
}: Omit<Props, 'safety' | 'isAsked'>): React.ReactNode {
  const say = useSay<'settle'>();
  const { checked, check, startAgain } = useChecked(game);
  const [tapped, setTapped] = useState<FieldName>();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? fields : fields.slice(0, LOOK_FIRST);
  const rest = fields.length - shown.length;
  const isLeft = ({ at }: DoubtfulField): boolean => !checked.includes(at);
  const current = fields.find(({ at }) => at === tapped) ?? shown.find(isLeft);

  function confirm(at: FieldName): void {
    check(at);
    setTapped(undefined);
    tick();
  }

  function showOthers(): void {
    setAll(!isAll);
    setTapped(undefined);
  }

  function tap(at: FieldName): void {
    setTapped(at);
    if (!shown.some((field) => field.at === at)) setAll(true);
  }

  return (
    <>
      <p aria-live="polite" className="mt-1 font-bold text-lg">
        {current && <HowMany shown={shown.length} left={shown.filter(isLeft).length} of={fields.length} />}
        {!current && (rest > 0 ? say('settle.firstRight', { count: shown.length }) : say('settle.allRight'))}
      </p>
      {current && (
        <p className="text-muted leading-relaxed">
          {rest > 0 ? say('settle.lookFirst', { count: fields.length }) : say('settle.doubtfulWhy')}
        </p>
      )}
      {fields.length > LOOK_FIRST && current && (
        <Button look="quiet" className="-ml-4" onClick={showOthers}>
          {isAll
            ? say('settle.showFirst', { first: LOOK_FIRST })
            : say('settle.showAll', { count: fields.length })}
        </Button>
      )}
      <div className="mt-2 flex @xl:flex-row flex-col gap-3 @xl:items-start">
        <DoubtfulBoard
          {...{ game, turned }}
          left={shown.filter(isLeft)}
          current={current?.at}
          doubtful={fields.map(({ at }) => at)}
          onField={tap}
        />
        <div className="min-w-0 @xl:shrink-0 @xl:basis-60" aria-live="polite">
          {current ? (
            <DoubtfulCard
              game={game}
              field={current}
              number={shown.indexOf(current) + 1}
              count={shown.length}
              onRight={() => confirm(current.at)}
              onCorrect={onCorrect && (() => onCorrect(current))}
            />
          ) : (
            <Notice
              kind="good"
              actions={
                <>
                  {rest > 0 && (
                    <Button onClick={() => setAll(true)}>{say('settle.goOn', { count: rest })}</Button>
                  )}
                  <Button look={rest > 0 ? 'quiet' : 'plain'} onClick={startAgain}>
                    <Icon name="undo" />
                    {say('settle.again')}
                  </Button>
                </>
              }
            >
              {rest > 0
                ? say('settle.firstRightWhy', { count: rest })
                : say('settle.allRightWhy', { count: fields.length })}
            </Notice>
          )}
        </div>
      </div>
    </>
  );
}

type HowManyProps = { readonly shown: number; readonly left: number; readonly of: number };

/** How many are left to check. */
function HowMany({ shown, left, of }: HowManyProps): React.ReactNode {
  const say = useSay<'settle'>();
  if (left < shown) return say('settle.stillToLook', { left, count: shown });
  return shown < of ? say('settle.doubtfulFirst', { first: shown }) : say('settle.doubtful', { count: of });
}

type BoardProps = {
  readonly game: Game;
  readonly turned: number;
  readonly doubtful: readonly FieldName[];
  readonly left: readonly DoubtfulField[];
  readonly current: FieldName | undefined;
  readonly onField: (at: FieldName) => void;
};

function DoubtfulBoard({ game, turned, doubtful, left, current, onField }: BoardProps): React.ReactNode {
  const say = useSay<'field' | 'pieces' | 'settle' | 'words'>();
  const { board, players } = game;
  const scene = sceneOf(board, game.position);
  const bright = [...left.map(({ at }) => at), ...(current ? [current] : [])];
  return (
    <HexBoard
      scene={scene}
      names
      turned={turned}
      label={say('settle.board')}
      dimmed={allBut(
        board,
        bright.map((at) => parseField(at)),
      )}
      highlights={current ? ringsAround(board, [current], 'chosen') : {}}
      className="mx-auto w-full max-w-[40rem] lg:max-w-[max(20rem,100svh-27rem)] @xl:min-w-0 @xl:shrink @xl:basis-3/5 lg:@xl:max-w-[max(28rem,100svh-17rem)] lg:@xl:grow lg:@xl:basis-0"
      controls={{
        fieldLabel: (spot) => {
          const label = fieldLabel(say, scene, spot, players);
          const at = fieldNameAt(scene, spot);
          return at && doubtful.includes(at) ? say('settle.lookAt', { field: label }) : label;
        },
        onField: (spot) => {
          const at = fieldNameAt(scene, spot);
          if (at && doubtful.includes(at)) onField(at);
        },
      }}
    />
  );
}
