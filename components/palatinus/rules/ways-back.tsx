'use client';

/** From the page of rules back into the game. */

import { makeWaysBack } from '@/components/rules/ways-back';
import { parseWayBack, rulingsFrom } from '@/lib/palatinus/enter';

const made = makeWaysBack({ game: 'palatinus', parseWayBack, rulingsFrom });

export const BackToGame = made.BackToGame;
export const ToRulings = made.ToRulings;
