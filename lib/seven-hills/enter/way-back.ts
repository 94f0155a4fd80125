/**
 * Where somebody came from, so that a page can lead back there: a screen, an epoch that is entered, or a step of its
 * count. It is read from an address, which anybody can write, so it is rebuilt from known parts, and anything else
 * gives no way back.
 */

import { EPOCHS, type Epoch, parseStep, RULING_KEYS, type RulingKey } from '..';
import { STAGES } from './notebook';
import { countScreen, epochScreen, RESULT_SCREEN, SCREENS, type ScreenName } from './screens';

/** What to call the way back: an epoch, the end of the game, or else the screen. */
export type WayBackName = Epoch | 'end' | Exclude<ScreenName, 'epoch' | 'score'>;

export const WAY_BACK_NAMES: readonly WayBackName[] = [
  ...EPOCHS,
  'end',
  ...SCREENS.filter((screen) => screen !== 'epoch' && screen !== 'score'),
];

export interface WayBack {
  /** `players`, or with a query `score?e=3&step=caelius`. */
  readonly to: string;
  readonly name: WayBackName;
}

/** Longer than any that is written here. Each level of nesting is parsed again, so the length limits the work. */
const LONGEST = 200;

export function parseWayBack(text: string): WayBack | undefined {
  if (text.length > LONGEST) return undefined;
  const [named, ...rest] = text.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const screen = SCREENS.find((name) => name === named);
  const epoch = EPOCHS.find((each) => String(each) === query.get('e'));
  switch (screen) {
    case undefined:
      return undefined;
    case 'epoch': {
      const stage = STAGES.find((each) => each === query.get('stage'));
      return epoch && { to: epochScreen(epoch, stage), name: epoch };
    }
    case 'score':
      return wayToStep(epoch, query.get('step') ?? '');
    case 'rulings':
      return wayToRulings(query);
    case 'learn': {
      const step = query.get('step') ?? '';
      return { to: /^\d{1,2}$/.test(step) ? `learn?step=${step}` : screen, name: screen };
    }
    default:
      return { to: screen, name: screen };
  }
}

function wayToStep(epoch: Epoch | undefined, name: string): WayBack | undefined {
  if (!epoch) return name === 'end' ? { to: RESULT_SCREEN, name: 'end' } : undefined;
  const step = parseStep(epoch, name);
  return { to: countScreen(epoch, step), name: epoch };
}

/** Rulings keep their own `from`, so that whoever returns to them can still go back further. */
function wayToRulings(query: URLSearchParams): WayBack {
  const from = parseWayBack(query.get('from') ?? '');
  const question = askedRuling(query);
  const kept = new URLSearchParams({
    ...(question && { question }),
    ...(from && from.name !== 'rulings' && { from: from.to }),
  }).toString();
  return { to: kept ? `rulings?${kept}` : 'rulings', name: 'rulings' };
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
