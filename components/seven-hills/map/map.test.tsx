/** The map draws its props, names every area, and can be explored with the arrow keys. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AREAS, type Area } from '@/lib/seven-hills';
import { RomeMap } from './map';
import { areaAfterKey, type MapScene } from './scene';

const scene: MapScene = {
  players: ['red', 'green', 'yellow'],
  areas: Object.fromEntries(
    AREAS.map((area) => [area, { name: area, counts: [2, 0, 0], changes: [], state: 'open' }]),
  ) as unknown as MapScene['areas'],
  campus: 'Campus Martius',
  capitolium: { name: 'Capitolium', note: 'no score' },
};
const controls = { areaLabel: (area: Area) => `${area}: somebody`, onTap: () => undefined };

describe('the map', () => {
  it('has a named button for each area, and one tab stop', () => {
    const html = renderToStaticMarkup(<RomeMap scene={scene} label="Rome" controls={controls} />);
    for (const area of AREAS) expect(html).toContain(`aria-label="${area}: somebody"`);
    expect(html.match(/<button/g)).toHaveLength(AREAS.length);
    expect(html.match(/tabindex="0"/g)).toHaveLength(1);
  });

  it('is a picture without controls, and has no words as a miniature', () => {
    const html = renderToStaticMarkup(<RomeMap bare scene={scene} label="Rome" />);
    expect(html).toMatch(/^<div role="img" aria-label="Rome"/);
    expect(html).not.toContain('<button');
    expect(html).not.toContain('Capitolium');
  });

  it('shows what changed, even if nothing is left', () => {
    const areas = {
      ...scene.areas,
      Palatinus: { ...scene.areas.Palatinus, counts: [0, 0, 1], changes: ['−1', '', '+1'] },
    };
    const html = renderToStaticMarkup(<RomeMap scene={{ ...scene, areas }} label="Rome" />);
    expect(html).toContain('−1');
    expect(html).toContain('+1');
  });
});

describe('an arrow key', () => {
  it('can be reversed by the opposite key', () => {
    const ways = [
      ['ArrowUp', 'ArrowDown'],
      ['ArrowLeft', 'ArrowRight'],
    ] as const;
    for (const area of AREAS)
      for (const [there, back] of [...ways, ...ways.map(([one, other]) => [other, one] as const)]) {
        const next = areaAfterKey(area, there);
        if (next) expect(areaAfterKey(next, back)).toBe(area);
      }
  });

  it('reaches every area from the Forum', () => {
    const reached = new Set<Area>(['Forum Romanum']);
    for (const area of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = areaAfterKey(area, key);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(AREAS.length);
    expect(areaAfterKey('Forum Romanum', 'Home')).toBeUndefined();
  });
});
