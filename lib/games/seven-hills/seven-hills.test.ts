/** Seven Hills through every interface: scored, explained, shared, opened, and not settled. */

import { describe, expect, test } from 'vitest';
import { scoreAll, settleAll } from '../../cli/testing';
import { makeFileText, makeSevenHillsFile } from '../../files';
import { schemaRequest, scoreRequest } from '../../http';
import { EXAMPLE as PALATINUS_LINE } from '../../palatinus';
import { EXAMPLE, exampleGame, publishedResult, score } from '../../seven-hills';
import { GAMES, openText, readShareLink, sevenHills } from '..';

const game = exampleGame();
const file = makeFileText(makeSevenHillsFile(game));
const result = JSON.stringify(publishedResult(score(game)));

test('the command line accepts its file and its line, mixed with those of the other game', async () => {
  const oneLine = JSON.stringify(makeSevenHillsFile(game));
  const printed = await scoreAll([`${EXAMPLE}\n${PALATINUS_LINE}\n${oneLine}\n`], { explain: false }, GAMES);
  expect(
    printed.map((one) => ('out' in one ? one.out : one.err)).filter((line) => line === result),
  ).toHaveLength(2);
  expect(printed).toHaveLength(3);
});

test('the explanation in English and French begins with its line and ends with who wins', async () => {
  const explained = sevenHills.explain(game, 'en');
  expect(explained.split('\n').slice(0, 3)).toStrictEqual([EXAMPLE, 'Players: Livia, Marco, Nora.', '']);
  expect(explained).toContain('  Livia and Marco tied: 5 each, nobody second.\n');
  expect(explained.trimEnd().split('\n').at(-1)).toBe('Nora wins with 61 points.');
  expect(sevenHills.explain(game, 'fr').trimEnd().split('\n').at(-1)).toBe('Nora gagne avec 61 points.');
});

test('the explanation names other rulings and remarks first', () => {
  const [first] = game.epochs;
  const other = {
    ...game,
    epochs: first ? [{ ...first, order: [0, 2, 1] }] : [],
    rulings: { ...game.rulings, nobleInForum: 'two' },
  } as const;
  expect(sevenHills.explain(other, 'en').split('\n').slice(2, 4)).toStrictEqual([
    'Rulings: a noble has two votes.',
    'Epoch I: this playing order does not go around the table. The last player of an epoch begins the next one, then it goes clockwise.',
  ]);
});

test('an epoch without knights mentions that', () => {
  const [first] = game.epochs;
  const none = { noble: 0, knight: 0, centurion: 0, plebeian: 0 };
  const empty = Object.fromEntries(
    Object.keys(first?.position ?? {}).map((area) => [area, [none, none, none]]),
  );
  const other = { ...game, epochs: [{ ...first, position: empty }] } as never;
  expect(sevenHills.explain(other, 'en')).toContain('No knights on the board.');
});

test('it cannot be settled, which is reported for its line', async () => {
  const printed = await settleAll([`${EXAMPLE}\n`], {}, GAMES);
  expect(printed).toStrictEqual([
    { err: 'games:1: settle does not know this game (seven-hills-game), it can only be scored.' },
  ]);
});

describe('over HTTP', () => {
  const post = (body: string): Promise<Response> =>
    scoreRequest(
      new Request('http://localhost/api/score', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      }),
    );

  test('the format decides', async () => {
    expect(await (await post(file)).text()).toBe(result);
  });

  test('problems are reported with their path', async () => {
    const wrong = file.replace('"Palatinus": [', '"Capitolium": [');
    const answer = await post(wrong);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [{ code: 'area-capitolium', path: 'epochs[0].board.Capitolium' }],
    });
  });

  test('its schema is served', async () => {
    const answer = schemaRequest(new Request('http://localhost/api/schema?format=seven-hills-game'));
    expect(await answer.json()).toStrictEqual(sevenHills.jsonSchema());
  });
});

test('it is opened from a file, a line or a message, and shared in a link', () => {
  for (const text of [file, EXAMPLE, `Look: https://here.example/en/seven-hills/score#${EXAMPLE}!`])
    expect(openText(GAMES, text)).toStrictEqual({
      ok: true,
      value: { kind: 'game', seam: sevenHills, game },
    });
  expect(readShareLink(sevenHills.notation, `#${EXAMPLE}`)).toStrictEqual({ ok: true, value: game });
});

test('after opening it is the same game', () => {
  const { document, openGame, gameOf } = sevenHills;
  expect(gameOf(openGame(document.empty, game))).toStrictEqual({ ok: true, value: game });
});
