/**
 * Where somebody came from, so that a page can lead back there: a screen, or a step of the count. It is read from an
 * address, which anybody can write, so it is rebuilt from known parts, and anything else gives no way back.
 */

import { LETTERS, type Letter, RULING_KEYS, type RulingKey } from '..';
import { makeQuestion, parseQuestion } from '../ask';
import { SCREENS, type ScreenName, TOGETHER_SCREEN, tileScreen, whatIfScreen } from './screens';

/** What to call the way back: a hill that is counted, the tally, or else the screen. */
export type WayBackName = Letter | 'tally' | ScreenName;

export const WAY_BACK_NAMES: readonly WayBackName[] = [...LETTERS, 'tally', ...SCREENS];

export interface WayBack {
  /** `inhabitants`, or with a query `score?step=C-b`. */
  readonly to: string;
  readonly name: WayBackName;
}

const STEP = /^([A-G])(-a\d?|-b)?$/;
/**
 * Three times the length of the longest one written here. Each level of nesting is parsed again, so the length limits
 * the work.
 */
const LONGEST = 200;

export function parseWayBack(text: string): WayBack | undefined {
  if (text.length > LONGEST) return undefined;
  const [named, ...query] = text.split('?');
  const [key, value = ''] = query.join('?').split(/=(.*)/);
  const name = SCREENS.find((screen) => screen === named);
  if (name === 'score' && (key === 'step' || key === 'guess')) return wayToStep(key, value);
  // Counting together starts at the first hill.
  if (name === 'score' && key === 'together') return { to: TOGETHER_SCREEN, name: LETTERS[0] };
  if (name === 'tiles') return wayToTile(new URLSearchParams(query.join('?')));
  if (name === 'what-if') return wayToTrial(new URLSearchParams(query.join('?')));
  if (name === 'rulings') return wayToRulings(new URLSearchParams(query.join('?')));
  if (name === 'ask' && key === 'q') return wayToQuestion(value);
  if (name === 'lesson' || name === 'quiz') return wayToPractice(name, new URLSearchParams(query.join('?')));
  return name && { to: name, name };
}

/** From where somebody came to correct a tile: a step of the count, or the players' own numbers. */
export interface TileCorrection {
  readonly to: string;
  readonly screen: 'score' | 'our-count';
}

export function tileCorrectionFrom(query: URLSearchParams): TileCorrection | undefined {
  const back = parseWayBack(query.get('from') ?? '');
  if (back?.name === 'our-count') return { to: back.to, screen: 'our-count' };
  return back?.to.startsWith('score') ? { to: back.to, screen: 'score' } : undefined;
}

/** The tiles screen to return to from my copy, which keeps the tiles' query in its own address. */
export function tilesToReturnTo(query: URLSearchParams): string {
  return wayToTile(query).to;
}

/** The address of my copy when it is opened from the tiles, with the tile being corrected, if any. */
export function copyFrom(query: URLSearchParams): string {
  return tilesToReturnTo(query).replace('tiles', 'copy');
}

/** A tile that is being corrected leads back to where somebody saw that it was wrong. */
function wayToTile(query: URLSearchParams): WayBack {
  const letter = LETTERS.find((one) => one === query.get('tile'));
  const from = tileCorrectionFrom(query);
  return { to: letter && from ? tileScreen(letter, from.to) : 'tiles', name: 'tiles' };
}

/** Rulings keep their own `from`, so that whoever returns to them can still go back further. */
function wayToRulings(query: URLSearchParams): WayBack {
  const from = parseWayBack(query.get('from') ?? '');
  const question = askedRuling(query);
  const parts = [
    ...(question ? [`question=${question}`] : []),
    ...(from && from.name !== 'rulings' ? [`from=${from.to}`] : []),
  ];
  return { to: ['rulings', ...(parts.length > 0 ? [parts.join('&')] : [])].join('?'), name: 'rulings' };
}

/** The question that an address of the rulings is about. */
export function askedRuling(query: URLSearchParams): RulingKey | undefined {
  return RULING_KEYS.find((key) => key === query.get('question'));
}

/**
 * The rulings screen, at this question or the first, leading back to `here`; from the rulings screen itself, to where
 * that led back.
 */
export function rulingsFrom(here: string, question = ''): string {
  const [named, ...query] = here.split('?');
  const from = named === 'rulings' ? (new URLSearchParams(query.join('?')).get('from') ?? '') : here;
  return wayToRulings(new URLSearchParams({ question, from })).to;
}

/**
 * The query parameters of a lesson or the quiz. These screens validate them, and start at the beginning if they are
 * wrong.
 */
const PRACTICE_KEYS = ['l', 'step', 'topic', 'level', 'q', 'day'];
const PRACTICE_VALUE = /^[\w.-]{1,40}$/;

function wayToPractice(name: 'lesson' | 'quiz', query: URLSearchParams): WayBack {
  const parts = PRACTICE_KEYS.flatMap((key) => {
    const value = query.get(key) ?? '';
    return PRACTICE_VALUE.test(value) ? [`${key}=${value}`] : [];
  });
  return { to: parts.length > 0 ? `${name}?${parts.join('&')}` : name, name };
}

function wayToQuestion(value: string): WayBack {
  const [text = ''] = value.split('&');
  const question = parseQuestion(text);
  return { to: question.ok ? `ask?q=${makeQuestion(question.value)}` : 'ask', name: 'ask' };
}

/** The trial itself is in the hash, as a shared game is. */
function wayToTrial(query: URLSearchParams): WayBack {
  const from = parseWayBack(query.get('from') ?? '');
  const isOther = from && from.name !== 'what-if' && from.name !== 'rulings';
  return { to: whatIfScreen(isOther ? { from: from.to } : {}), name: 'what-if' };
}

/** The key is `guess` where everybody guesses before each hill is counted. */
function wayToStep(key: 'step' | 'guess', step: string): WayBack {
  const letter = STEP.exec(step)?.[1] as Letter | undefined;
  if (letter) return { to: `score?${key}=${step}`, name: letter };
  return step === 'tally' ? { to: `score?${key}=tally`, name: 'tally' } : { to: 'score', name: 'score' };
}
