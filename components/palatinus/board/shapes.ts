/**
 * Outlines, drawn around 0, 0. Each people has a shape of its own, so that red and purple, or green and yellow, are told
 * apart in poor light and by eyes that see no difference between the colours.
 */
import type { ByPeople } from '@/lib/palatinus';

export const SHAPES: ByPeople<string> = {
  // A circle.
  red: 'M0-57A57 57 0 0 1 0 57A57 57 0 0 1 0-57Z',
  // A square.
  purple: 'M-43-51H43Q51-51 51-43V43Q51 51 43 51H-43Q-51 51-51 43V-43Q-51-51-43-51Z',
  // A hexagon, turned against the fields.
  green: 'M0-64 56-32V32L0 64-56 32V-32Z',
  // A square on its tip.
  yellow: 'M-5-70Q0-74 5-70L70-5Q74 0 70 5L5 70Q0 74-5 70L-70 5Q-74 0-70-5Z',
  // A shield.
  blue: 'M-52-50H52V2C52 34 28 54 0 66C-28 54-52 34-52 2Z',
};
