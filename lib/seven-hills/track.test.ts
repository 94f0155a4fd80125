/** The track adds up by epochs and by sources. */

import { expect, test } from 'vitest';
import { exampleGame, pointsOf, score, trackUntil } from '.';

test('the sources of the example add up to the running score after every epoch', () => {
  const result = score(exampleGame());
  for (const { epoch, running } of result.epochs) {
    const track = trackUntil(result, epoch);
    expect(track.running).toStrictEqual(running);
    expect(track.epochs).toHaveLength(epoch);
    const sums = running.map((_, player) =>
      track.sources.reduce((sum, { points }) => sum + (points[player] ?? 0), 0),
    );
    expect(sums).toStrictEqual(running);
  }
  const [first] = result.epochs;
  expect(trackUntil(result, 1).sources.map(({ source }) => source)).toStrictEqual(['consul', 'placement']);
  expect(pointsOf(first?.gains ?? [], 3, 'consul')).toStrictEqual(trackUntil(result, 1).sources[0]?.points);
});

test('before the first epoch there is nothing on it', () => {
  expect(trackUntil({ epochs: [] }, 1)).toStrictEqual({ epochs: [], sources: [], running: [] });
});
