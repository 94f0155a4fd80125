/** The board draws its props: any position, finished or not, from any seat, and all marks over it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { turn } from '@/lib/hex';
import {
  exampleGame,
  FIELDS,
  HANDEDNESSES,
  hexOf,
  makeField,
  PLACES,
  type Position,
  parseField,
  SPOTS,
  type Spot,
  withPiece,
} from '@/lib/palatinus';
import { HexBoard } from './board';
import { moveTo } from './layout';
import { type Scene, sceneOf } from './scene';

const { board, position } = exampleGame();
const SCENE = sceneOf(board, position);
const BARE: Scene = { handedness: 'right', tiles: {}, springs: new Set(), pieces: {} };

type Extra = Omit<Parameters<typeof HexBoard>[0], 'label' | 'scene'>;
const draw = (scene: Scene, extra: Extra = {}): string =>
  renderToStaticMarkup(<HexBoard scene={scene} label="The board" {...extra} />);

const count = (markup: string, part: RegExp | string): number =>
  [...markup.matchAll(typeof part === 'string' ? new RegExp(part, 'g') : part)].length;
const texts = (markup: string): string[] =>
  Array.from(markup.matchAll(/<text[^>]*>([^<]*)</g), ([, text = '']) => text);
/** Each inhabitant by the name of its field, and its place in the drawing. */
const standing = (markup: string): string[][] =>
  Array.from(markup.matchAll(/<g transform="([^"]*)"[^>]* data-at="(\w\d)"/g), ([, at = '', name = '']) => [
    name,
    at,
  ]);
const inOrder = (rows: string[][]): string[][] => rows.sort(([a = ''], [b = '']) => a.localeCompare(b));
const where = (of: Position, turned = 0): string[][] =>
  FIELDS.filter((field) => of[field]).map((field) => [
    makeField(field),
    moveTo(turn(hexOf(board, field), turned)),
  ]);

/** How many hexes share a look. Hexes of one look are a single path. */
const hexes = (markup: string, look: string): number =>
  Array.from(markup.matchAll(/<path [^>]*>/g), ([path]) => path)
    .filter((path) => path.includes(look))
    .reduce((sum, path) => sum + count(path.split('"')[1] ?? '', 'M'), 0);

const GAP = 'fill-card/50';
const EMPTY_TILE = 'stroke-edge"';
const ARROW = /d="M0-116 17-68 0-79-17-68Z" transform="rotate\((\d+)\)"/g;

describe('a finished table', () => {
  test('is one image with one name and nothing focusable', () => {
    const markup = draw(SCENE, { className: 'w-full' });
    expect(markup).toMatch(/^<svg viewBox="[-\d. ]+" role="img" aria-label="The board" class="w-full">/);
    expect(markup).not.toMatch(/tabindex|role="button"| id="/);
  });

  test('shows all inhabitants on their fields', () => {
    expect(inOrder(standing(draw(SCENE)))).toEqual(where(position));
  });

  test('leaves out the pieces that have left', () => {
    const later = withPiece(position, parseField('C2'), undefined);
    expect(inOrder(standing(draw(sceneOf(board, later))))).toEqual(where(later));
  });

  test('has seven letters, tokens and arrows, and a rim and a drop for each spring', () => {
    const markup = draw(SCENE);
    expect(texts(markup)).toEqual(['G', '6', 'D', '3', 'A', '4', 'C', '3', 'E', '5', 'F', '4', 'B', '5']);
    expect(count(markup, ARROW)).toBe(7);
    expect(hexes(markup, 'fill-field')).toBe(42);
    expect(hexes(markup, 'fill-spring stroke-spring-rim')).toBe(SCENE.springs.size);
    expect(hexes(markup, 'fill-spring-rim stroke-spring')).toBe(SCENE.springs.size);
    expect(hexes(markup, 'stroke-tile-edge')).toBe(7);
    expect(hexes(markup, GAP) + hexes(markup, EMPTY_TILE)).toBe(0);
  });
});

describe('an unfinished table', () => {
  test.each(HANDEDNESSES)(
    'without any tile has 42 gaps, seven bare hills and seven outlines, leaning %s',
    (handedness) => {
      const markup = draw({ ...BARE, handedness });
      expect(hexes(markup, GAP)).toBe(42);
      expect(count(markup, 'fill-sand')).toBe(7);
      expect(texts(markup)).toEqual([]);
      expect(hexes(markup, EMPTY_TILE)).toBe(7);
      expect(hexes(markup, 'stroke-tile-edge')).toBe(0);
      expect(markup).not.toMatch(/medallion|fill-arrow/);
    },
  );

  test.each([
    { tile: { letter: 'A' }, gaps: 36, shown: ['A'], arrows: 0 },
    { tile: { letter: 'A', arrow: 2 }, gaps: 36, shown: ['A'], arrows: 1 },
    { tile: { letter: 'A', arrow: 2, token: 4 }, gaps: 36, shown: ['A', '4'], arrows: 1 },
    { tile: { token: 6 }, gaps: 42, shown: ['6'], arrows: 0 },
  ] as const)('with $tile shows just that', ({ tile, gaps, shown, arrows }) => {
    const markup = draw({ ...BARE, tiles: { 3: tile } });
    expect(hexes(markup, GAP)).toBe(gaps);
    expect(hexes(markup, 'stroke-tile-edge')).toBe(gaps === 36 ? 1 : 0);
    expect(hexes(markup, EMPTY_TILE)).toBe(gaps / 6);
    expect(texts(markup)).toEqual(shown);
    expect(count(markup, ARROW)).toBe(arrows);
  });

  test('shows an inhabitant whose field has no name yet', () => {
    const markup = draw({ ...BARE, pieces: { '32': { people: 'red', kind: 'peasant' } } });
    expect(count(markup, 'fill-people-red')).toBe(1);
    expect(markup).not.toContain('data-at');
  });

  test('names only the given fields if a set is given', () => {
    const markup = draw(SCENE, { names: new Set([SPOTS[0] as Spot]), dimmed: new Set(SPOTS) });
    expect(texts(markup)).toHaveLength(14 + 1);
  });

  test('names the fields that have a name', () => {
    const markup = draw(
      { ...BARE, tiles: { 0: { letter: 'A', arrow: 5 }, 1: { letter: 'B' } } },
      { names: true },
    );
    expect(texts(markup)).toEqual(['A', 'B', 'A2', 'A3', 'A4', 'A5', 'A6', 'A1']);
  });
});

describe('a turned board', () => {
  const arrows = (markup: string): number[] =>
    Array.from(markup.matchAll(ARROW), ([, angle]) => Number(angle));

  test.each([1, 2, 3, 4, 5, 6])(
    'by %i sixths moves everything to its new place, upright, in the same frame',
    (turned) => {
      const [straight, markup] = [draw(SCENE), draw(SCENE, { turned, names: true })];
      expect(inOrder(standing(markup))).toEqual(inOrder(where(position, turned)));
      expect(arrows(markup)).toEqual(arrows(straight).map((angle) => (angle + 60 * turned) % 360));
      // Only arrows are rotated, so letters, names and inhabitants are upright.
      expect(count(markup, /rotate\(/g)).toBe(7);
      expect(markup.split('"')[1]).toBe(straight.split('"')[1]);
    },
  );
});

describe('a frame', () => {
  const sizeIn = (markup: string): number[] => (markup.split('"')[1] ?? '').split(' ').slice(2).map(Number);

  test('shows less than the whole board, and is equally large for every hill', () => {
    const [width = 0, height = 0] = sizeIn(draw(SCENE));
    const sizes = PLACES.map((frame) => sizeIn(draw(SCENE, { frame })));
    expect(new Set(sizes.map(String)).size).toBe(1);
    expect(sizes[0]?.[0]).toBeLessThan(0.65 * width);
    expect(sizes[0]?.[1]).toBeLessThan(0.75 * height);
  });
});

describe('what is dimmed', () => {
  const veiled = (dimmed: readonly Spot[]): string => draw(SCENE, { dimmed: new Set(dimmed), names: true });
  const veil = 'fill-parchment/65';

  test('has a veil over it: the field and the hill of its tile', () => {
    expect(draw(SCENE)).not.toContain(veil);
    expect(hexes(veiled(SPOTS.slice(0, 1)), veil)).toBe(2);
    expect(hexes(veiled(SPOTS), veil)).toBe(42 + 7);
  });

  test('leaves the outlines of bright tiles whole', () => {
    const outlines = (dimmed: readonly Spot[]): number => hexes(veiled(dimmed), 'stroke-tile-edge');
    expect(outlines(SPOTS)).toBe(7);
    expect(outlines(SPOTS.slice(6))).toBe(7 + 1);
  });

  test('dims the names of fields, too: they are left out', () => {
    expect(texts(veiled(SPOTS))).toEqual(texts(draw(SCENE)));
    expect(texts(veiled(SPOTS.slice(6)))).toHaveLength(14 + 6);
  });
});
