/** What is drawn over a position. Each look has its own shape, because not everyone can tell colours apart. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { exampleGame, hexOfSpot, type Spot } from '@/lib/palatinus';
import { HexBoard } from './board';
import { moveTo } from './layout';
import { sceneOf } from './scene';

const { board, position } = exampleGame();
const SCENE = sceneOf(board, position);

type Extra = Omit<Parameters<typeof HexBoard>[0], 'label' | 'scene'>;
const draw = (extra: Extra): string =>
  renderToStaticMarkup(<HexBoard scene={SCENE} label="The board" {...extra} />);
const BARE = draw({});

/** What a decoration adds to the drawing. */
const added = (extra: Extra): string => {
  const [parts, bare] = [draw(extra), BARE].map((markup) => markup.split(/(?=<)/));
  const plain = new Map<string, number>();
  for (const part of bare ?? []) plain.set(part, (plain.get(part) ?? 0) + 1);
  const isNew = (part: string): boolean => {
    const left = plain.get(part) ?? 0;
    plain.set(part, left - 1);
    return left <= 0;
  };
  return (parts ?? []).filter(isNew).join('');
};
const form = (extra: Extra): string => added(extra).replace(/ class="[^"]*"/g, '');
const at = (spot: Spot): string => moveTo(hexOfSpot(SCENE.handedness, spot));
const texts = (markup: string): string[] =>
  Array.from(markup.matchAll(/<text[^>]*>([^<]*)</g), ([, text = '']) => text);

test('a highlight is a ring around its field, with a shape of its own for each look', () => {
  const forms = (['chosen', 'giving', 'warned'] as const).map((look) => form({ highlights: { '32': look } }));
  expect(new Set(forms).size).toBe(3);
  for (const markup of forms) {
    expect(markup).toContain(`<g transform="${at('32')}"><g fill="none"`);
    expect(markup).toContain('<circle r="77"');
  }
  expect(forms.map(texts)).toEqual([[], [], ['!']]);
});

test('a ring leaves the drop of a spring visible', () => {
  const [spring = '00'] = SCENE.springs;
  expect(added({ highlights: { [spring]: 'giving' } })).toContain('fill-spring-rim');
});

describe('a line', () => {
  const [from, to] = ['00', '01'] as const;

  test('goes from field to field, on a light outline', () => {
    const markup = added({ lines: [{ from, to, look: 'captures' }] });
    expect(markup).toContain(`${at(from)} rotate(30)`);
    expect(markup).toMatch(/stroke-card.*stroke-terracotta/);
  });

  test('turns with the board', () => {
    expect(draw({ turned: 2, lines: [{ from, to, look: 'captures' }] })).toContain('rotate(150)');
  });

  test('of a capture does not look like one of a gain', () => {
    expect(form({ lines: [{ from, to, look: 'captures' }] })).not.toBe(
      form({ lines: [{ from, to, look: 'gives' }] }),
    );
  });
});

describe('a mark', () => {
  test('shows what a field gives, twice if it gives twice', () => {
    expect(texts(added({ marks: [{ at: '32', look: 'gain', text: '+1' }] }))).toEqual(['+1']);
    const two = added({ marks: Array(2).fill({ at: '32', look: 'gain', text: '+2' }) });
    expect(texts(two)).toEqual(['+2', '+2']);
    expect(two).toContain('translate(-41 0)');
    expect(two).toContain('translate(41 0)');
  });

  test('shows the sum of an inhabitant', () => {
    const markup = added({ marks: [{ at: '32', look: 'sum', text: '12' }] });
    expect(texts(markup)).toEqual(['12']);
    expect(markup).toContain(at('32'));
  });

  test('has another shape if the sum counts for nobody', () => {
    const [sum, nobodys] = (['sum', 'void'] as const).map((look) =>
      form({ marks: [{ at: '32', look, text: '12' }] }),
    );
    expect(texts(nobodys ?? '')).toEqual(['12']);
    expect(nobodys).not.toBe(sum);
    expect(nobodys).toContain('M-24 14 24-14');
  });

  test.each([
    ['captured', 'M-50-50 50 50M50-50-50 50'],
    ['fled', 'M-46 46 50-50M14-54H54V-14'],
  ] as const)('lies over a piece that was %s, and leaves it visible', (look, form) => {
    const markup = draw({ marks: [{ at: '32', look }] });
    expect(markup).toContain(form);
    expect(markup).toContain('animate-leave');
    expect(markup.match(/data-at/g)).toHaveLength(35);
  });

  test('remains where a piece stood: with a cross for a captive, without one for others', () => {
    const forms = (['taken', 'stood'] as const).map((look) => form({ marks: [{ at: '32', look }] }));
    expect(forms.map((markup) => markup.includes('<circle r="46"'))).toEqual([true, true]);
    expect(forms.join(''), 'not dotted like the rings around fields that give').not.toContain(
      'stroke-dasharray',
    );
    expect(forms.map((markup) => markup.includes('M-18-18'))).toEqual([true, false]);
  });

  test('leaves the name of its field visible', () => {
    const markup = draw({ names: true, marks: [{ at: '32', look: 'captured' }] });
    expect(markup.indexOf('M-50-50')).toBeLessThan(markup.search(/>[A-G][1-6]</));
  });

  test('lies above lines if it is a number, and beneath them if it is a cross', () => {
    const markup = draw({
      lines: [{ from: '00', to: '01', look: 'captures' }],
      marks: [
        { at: '01', look: 'sum', text: '7' },
        { at: '01', look: 'captured' },
      ],
    });
    const order = ['M-50-50', 'rotate(30)', '>7<'].map((part) => markup.indexOf(part));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });
});

test('the tile being entered has a prominent outline', () => {
  const markup = added({ current: 4 });
  expect(markup).toMatch(/stroke-card.*stroke-terracotta/);
});

test('a question mark is on each of the six fields that may have the arrow', () => {
  const markup = draw({ asking: 4 });
  expect(texts(markup).filter((text) => text === '?')).toHaveLength(6);
  const [, pale = ''] = /<path d="([^"]*)" class="fill-card\/60"/.exec(markup) ?? [];
  expect(pale.match(/M/g)).toHaveLength(6);
});
