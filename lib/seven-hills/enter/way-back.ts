/**
 * Where somebody came from, so that a page can lead back there: a screen, an epoch that is entered, or a step of its count.
 * It is read from an address, which anybody can write, so it is put together anew from what is known here, and anything
 * else is no way back.
 */

import { EPOCHS, type Epoch, makeStep, parseStep } from '..';
import { STAGES } from './notebook';
import { countScreen, epochScreen, RESULT_SCREEN, SCREENS, type ScreenName } from './screens';

/** What to call it: an epoch, how the game ended, or else the screen. */
export type WayBackName = Epoch | 'end' | Exclude<ScreenName, 'epoch' | 'score'>;

export interface WayBack {
  /** `players`, or with a query `score?e=3&step=caelius`. */
  readonly to: string;
  readonly name: WayBackName;
}

export function parseWayBack(text: string): WayBack | undefined {
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
    case 'rulings': {
      // The rulings lead back themselves, and whoever returns to them still wants to get on from there.
      const from = parseWayBack(rest.join('?').replace(/^from=/, ''));
      return { to: from && from.name !== 'rulings' ? `rulings?from=${from.to}` : 'rulings', name: 'rulings' };
    }
    default:
      return { to: screen, name: screen };
  }
}

function wayToStep(epoch: Epoch | undefined, name: string): WayBack | undefined {
  if (!epoch) return name === 'end' ? { to: RESULT_SCREEN, name: 'end' } : undefined;
  const step = parseStep(epoch, name);
  return { to: `${countScreen(epoch)}${step ? `&step=${makeStep(step)}` : ''}`, name: epoch };
}
