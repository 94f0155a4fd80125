'use client';

/**
 * A trial: changes in a copy of the current game. It is in the address, so that it survives reloads, Back and links;
 * the steps that led to it are stored with the history entry, for undo and redo.
 *
 *     what-if?move=C2&from=score?step=C-b#try=P1_bfoio_YBgg-b.…
 */
import { useMemo } from 'react';
import { useAddressMemory } from '@/components/shell/address';
import { useScreens } from '@/components/shell/screens';
import { type FieldName, type Game, parseField, type Result, score } from '@/lib/palatinus';
import { changesInTrial, makeTrial, parseTrial, type TrialChange, whatIfScreen } from '@/lib/palatinus/enter';
import { isListOf, isRecordOf } from '@/lib/store';

export interface Trial {
  /** The game as it is, and its count. */
  readonly game: Game;
  readonly before: Result;
  /** The copy and its count. The game itself if nothing was changed. */
  readonly tried: Game;
  readonly now: Result;
  readonly changes: readonly TrialChange[];
  /** The trial in the address; empty if nothing was changed. */
  readonly text: string;
  /** Whether the address cannot be read as a trial of this game. */
  readonly isRefused: boolean;
  /** The field whose piece is to be moved. */
  readonly moving: FieldName | undefined;
  readonly change: (next: Game) => void;
  readonly move: (from: FieldName | undefined) => void;
  /** Starts again from a trial, or without one, with nothing to undo. */
  readonly begin: (text: string) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** The trials before and after the one in the address, as texts, the nearest last. */
interface Steps {
  readonly past: readonly string[];
  readonly future: readonly string[];
}

const NO_STEPS: Steps = { past: [], future: [] };
const MOST_STEPS = 100;

export function useTrial(game: Game): Trial {
  const { query, tried: text, setTried } = useScreens();
  const memory = useAddressMemory();
  const steps = useMemo(() => readSteps(memory), [memory]);
  const from = query.get('from') ?? undefined;
  const parsed = useMemo(() => (text === '' ? game : parseTrial(game, text)), [game, text]);
  const tried = parsed ?? game;
  const before = useMemo(() => score(game), [game]);
  const now = useMemo(() => score(tried), [tried]);
  const changes = useMemo(() => changesInTrial(game, tried), [game, tried]);
  const moving = movableField(tried, query.get('move') ?? '');

  const show = (trial: string, next: Steps, field?: FieldName): void =>
    setTried(whatIfScreen({ moving: field, from }), trial, JSON.stringify(next));
  const step = (to: string, past: readonly string[], future: readonly string[]) => () =>
    show(to, { past, future });
  const [undone, redone] = [steps.past.at(-1), steps.future.at(-1)];
  return {
    game,
    before,
    tried,
    now,
    changes,
    text: parsed ? text : '',
    isRefused: !parsed,
    moving,
    change: (next) => {
      const changed = changesInTrial(game, next).length > 0 ? makeTrial(next) : '';
      const past = changed === text || !parsed ? steps.past : [...steps.past, text].slice(-MOST_STEPS);
      show(changed, { past, future: [] });
    },
    move: (field) => show(text, steps, field),
    begin: (trial) => show(trial, NO_STEPS),
    undo: undone === undefined ? undefined : step(undone, steps.past.slice(0, -1), [...steps.future, text]),
    redo: redone === undefined ? undefined : step(redone, [...steps.past, text], steps.future.slice(0, -1)),
  };
}

/** Written by this app, but the browser may have truncated or lost it, or another version may have written it. */
function readSteps(memory: string): Steps {
  try {
    const steps: unknown = JSON.parse(memory);
    return isSteps(steps) ? steps : NO_STEPS;
  } catch {
    return NO_STEPS;
  }
}

const isTexts = isListOf((text) => typeof text === 'string', MOST_STEPS);
const isStepsRecord = isRecordOf({ past: isTexts, future: isTexts });

function isSteps(value: unknown): value is Steps {
  return isStepsRecord(value);
}

/** The field with this name, if there is a piece on it. */
function movableField(game: Game, name: string): FieldName | undefined {
  const field = parseField(name);
  return field !== undefined && game.position[field] ? (name as FieldName) : undefined;
}
