'use client';

/**
 * A question about one piece, without a game. The question is only in the address, so that it survives reloads, Back
 * and links; without one, an example shows how the screen works. Each tap is answered at once.
 */

import { useMemo, useState } from 'react';
import { wayBackName } from '@/components/palatinus/rules/way-back-name';
import { setAddress, useAddress } from '@/components/shell/address';
import { ABOVE_LANGUAGES, Screen } from '@/components/shell/screen';
import { useScreens } from '@/components/shell/screens';
import { ShareLink } from '@/components/transfer/share-link';
import { tick } from '@/components/ui/haptics';
import { Notice } from '@/components/ui/notice';
import { Placeholder } from '@/components/ui/placeholder';
import { useLanguage, useSay } from '@/components/ui/speech';
import { askSentences } from '@/lib/i18n';
import {
  type AskTap,
  answerTo,
  askingAbout,
  directionsOf,
  EXAMPLE_QUESTION,
  type FieldCount,
  makeQuestion,
  type Neighbour,
  parseQuestion,
  type Question,
  type Reading,
  tapAsk,
} from '@/lib/palatinus/ask';
import { parseWayBack } from '@/lib/palatinus/enter';
import { AskAnswer } from './ask-answer';
import { AskBoard } from './ask-board';
import { BrushTray, ClearButton, KindTray } from './ask-trays';

const GRID =
  '[--board:clamp(12rem,100svh-36.5rem,24rem)] flex flex-col gap-2 beside:grid beside:grid-cols-[var(--board-column)_minmax(0,40rem)] beside:grid-rows-[auto_auto_1fr] beside:gap-x-(--column-gap)';
const BOARD =
  'relative h-(--board) beside:sticky beside:top-15 beside:row-span-3 beside:aspect-square beside:h-auto low:-mb-14 low:top-13.5';

export function AskScreen(): React.ReactNode {
  const say = useSay<'ask' | 'score' | 'screens' | 'ui' | 'words'>();
  const language = useLanguage();
  const isAddressKnown = useAddress() !== undefined;
  const { query, addressOf } = useScreens();
  const from = parseWayBack(query.get('from') ?? '');
  const text = query.get('q');
  const asked = useMemo(() => (text === null ? undefined : parseQuestion(text)), [text]);
  const question = asked?.ok ? asked.value : EXAMPLE_QUESTION;
  const answer = useMemo(() => answerTo(question), [question]);
  const [picked, setPicked] = useState<Neighbour>();
  const [ruled, setRuled] = useState<Reading['ruled']>();
  const [tapped, setTapped] = useState<number>();
  const tell = askSentences(say);
  const asking = askingAbout(question, picked);
  const reading = answer.readings.find((each) => each.ruled === ruled) ?? answer.readings[0];

  /** What is now on the tapped field, for screen readers. */
  function fieldAt(index: number): string {
    const direction = directionsOf(question.neighbours.length as FieldCount)[index];
    const neighbour = question.neighbours[index];
    return direction === undefined || neighbour === undefined ? '' : `${tell.field(direction, neighbour)}.`;
  }

  function show(next: Question, replace: boolean): void {
    const back = from ? `&from=${from.to}` : '';
    setAddress(addressOf(`ask?q=${makeQuestion(next)}${back}`), replace);
  }

  /** A new question adds a history entry, so that the browser's Back undoes it; placing pieces does not. */
  function tap(one: AskTap): void {
    const next = tapAsk(asking, one);
    setPicked(next.brush);
    setTapped(one.on === 'neighbour' ? one.index : undefined);
    if (next.question !== question) show(next.question, one.on !== 'kind' && one.on !== 'clear');
    tick();
  }

  return (
    <Screen
      split
      title={say('screens.ask')}
      back={
        from
          ? { to: from.to, label: wayBackName(say, from.name) }
          : { href: `/${language}`, label: say('ui.home') }
      }
      footer={
        isAddressKnown && (
          <>
            <p role="status" className="min-w-0 font-bold text-lg leading-tight">
              <span className="sr-only">{tapped !== undefined && fieldAt(tapped)} </span>
              {tell.headline(answer)}
            </p>
            <ShareLink
              look="primary"
              path={`palatinus/ask?q=${makeQuestion(question)}`}
              title={say('ask.shareTitle')}
              hint={say('ask.shareHint')}
              qrLabel={say('ask.shareQr')}
            />
          </>
        )
      }
    >
      {isAddressKnown ? (
        <div className={GRID}>
          <div className="beside:col-start-2">
            {asked?.ok === false && (
              <Notice kind="warning" title={say('ask.refused')} className="mb-2">
                {asked.problems.map((problem) => say(`ask.refused-${problem}`)).join(' ')}{' '}
                {say('ask.askAgain')}
              </Notice>
            )}
            {/* Always one line, so that the board does not move under the finger when the example is changed. */}
            <p className="mb-1.5 text-[min(0.875rem,3.5vw)] text-muted">
              {say(asked?.ok ? 'ask.how' : 'ask.example')}
            </p>
            <KindTray kind={question.kind} onTap={tap} />
          </div>
          <div className={`beside:col-start-1 beside:row-start-1 ${BOARD}`}>
            <AskBoard question={question} answer={answer} reading={reading} onTap={tap} />
            <div className="absolute top-0 right-0">
              <ClearButton question={question} onTap={tap} />
            </div>
          </div>
          <div className="beside:col-start-2">
            <BrushTray {...asking} onTap={tap} />
          </div>
          <div className={`beside:col-start-2 ${ABOVE_LANGUAGES}`}>
            <AskAnswer answer={answer} reading={reading} onPick={(each) => setRuled(each.ruled)} />
            <p className="mt-2 text-muted text-sm leading-relaxed">
              {say(`ask.hint-${question.kind}`)} {say('ask.otherNames')}
            </p>
          </div>
        </div>
      ) : (
        <Placeholder className="h-[60svh]" />
      )}
    </Screen>
  );
}
