/** A touchable board for pointers, keys and screen readers. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { distance } from '@/lib/hex';
import { exampleGame, hexOfSpot, PLACES, type Place, SPOTS, type Spot } from '@/lib/palatinus';
import { HexBoard } from './board';
import { headingOf, isPress } from './board-keys';
import { layoutOf, moveTo } from './layout';
import { sceneOf } from './scene';
import type { BoardControls } from './touch-board';

const { board, position } = exampleGame();
const SCENE = sceneOf(board, position);
const FIELDS_ONLY: BoardControls = { fieldLabel: (spot) => `field ${spot}`, onField: () => {} };
const WITH_HILLS: BoardControls = { ...FIELDS_ONLY, hillLabel: (place) => `hill ${place}`, onHill: () => {} };

const draw = (controls: BoardControls, extra: { turned?: number; frame?: Place } = {}): string =>
  renderToStaticMarkup(<HexBoard scene={SCENE} label="The board" controls={controls} {...extra} />);

type Button = { readonly name: string; readonly at: string; readonly spot: string | undefined };
const buttons = (markup: string): Button[] =>
  Array.from(markup.matchAll(/<polygon[^>]*role="button"[^>]*>/g), ([tag]) => ({
    name: /aria-label="([^"]*)"/.exec(tag)?.[1] ?? '',
    at: /transform="([^"]*)"/.exec(tag)?.[1] ?? '',
    spot: /data-spot="([^"]*)"/.exec(tag)?.[1],
  }));

test('is a group with a name, and its picture is hidden from screen readers', () => {
  const markup = draw(FIELDS_ONLY);
  expect(markup).toMatch(/^<svg [^>]*role="group" aria-label="The board"/);
  expect(markup).toContain('<g aria-hidden="true">');
});

test('has a named button on each field, and one tab stop', () => {
  const markup = draw(FIELDS_ONLY);
  expect(buttons(markup)).toEqual(
    SPOTS.map((spot) => ({ name: `field ${spot}`, at: moveTo(hexOfSpot('right', spot)), spot })),
  );
  expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
  expect(markup.match(/tabindex="-1"/g)).toHaveLength(41);
});

test('has its buttons where the fields are when it is turned', () => {
  const { spots } = layoutOf('right', 2);
  for (const { at, spot } of buttons(draw(FIELDS_ONLY, { turned: 2 })))
    expect(at).toBe(moveTo(spots[spot as Spot]));
});

test('has buttons on hills only with a handler for them', () => {
  const names = buttons(draw(WITH_HILLS)).map(({ name }) => name);
  expect(names).toHaveLength(49);
  expect(names.slice(0, 3)).toEqual(['hill 0', 'field 00', 'field 01']);
});

test('has no buttons outside its frame', () => {
  const { hills, spots } = layoutOf('right');
  for (const frame of PLACES) {
    const near = SPOTS.filter((spot) => distance(spots[spot], hills[frame]) <= 2);
    expect(buttons(draw(WITH_HILLS, { frame })).flatMap(({ spot }) => spot ?? [])).toEqual(near);
  }
});

test('shows no focus ring before a key is pressed', () => {
  expect(draw(FIELDS_ONLY)).not.toContain('stroke-river');
});

const KEY = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ['ArrowUp', 0],
  ['PageUp', 1],
  ['PageDown', 2],
  ['ArrowDown', 3],
  ['End', 4],
  ['Home', 5],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['m', undefined],
] as const)('%s leads to %s', (key, heading) => {
  expect(headingOf({ ...KEY, key })).toBe(heading);
});

test('Enter and Space press; with a modifier, keys mean something else', () => {
  expect(['Enter', ' ', 'Backspace', 'm'].map((key) => isPress({ ...KEY, key }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const) {
    expect(isPress({ ...KEY, key: 'Enter', [held]: true })).toBe(false);
    expect(headingOf({ ...KEY, key: 'ArrowLeft', [held]: true })).toBeUndefined();
  }
});
