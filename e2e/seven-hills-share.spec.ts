/**
 * Somebody sends a game of Seven Hills to a table that has played Palatinus: it opens next to it, is shared, printed
 * and kept, and neither game loses anything. And the rule of a doubtful point can be read.
 */
import { makeSevenHillsFile } from '../lib/files';
import { speaker } from '../lib/i18n';
import { CHAPTERS, makeNotation, numberOfRule, parseNotation, type RuleId } from '../lib/seven-hills';
import { address, sevenHills } from './addresses';
import { MINE } from './games';
import { expectAccessible } from './look';
import { scan } from './scan';
import { seedGame } from './seed';
import { expect, type Page, test } from './test';

/** Five epochs of four players with changes everywhere: a link can hardly be longer. */
const LINE =
  'S1_r-Livia.g-Marco.y-Benedetta.b-Nora_otsu_4132Byb-y1sb-y1s-raA4ra-x-x2b-1rP-rb-x2aFxta-sa-xb-1.3412By1rb-y1sa--y2sbA1sb-1ra-yrf-1dP1b-1tb-2a-y1rcQ1sd-x2b-sb-xF2a-rc-3rc-2c.2431Bxsa-x-x1ra-1A--xr-1P--r-aQ--xC-x--xrF1-x-1-1.3142Bx1rb-y1r-rb-2sAx1a-sa--raPx1-r-b-1bQb-ra-1a-2aC2a--1b-xEd-c-a-2rF1a-b-x3a~1-0-0-0.4123B-x2r--1aA---1P--a-xQ-r-1Cx---xEa-x-1V---aFr--x-a~1-0-0-0_w0';
const RESULT = `${sevenHills('score')}?step=end`;

function gameOf(line: string): Exclude<ReturnType<typeof parseNotation>, { ok: false }>['value'] {
  const read = parseNotation(line);
  if (!read.ok) throw new Error(`no game: ${line}`);
  return read.value;
}
const GAME = gameOf(LINE);
/** The same with another name: somebody's own game, which a shared one must not change. */
const OTHER = makeNotation({
  ...GAME,
  players: GAME.players.map((player) => (player.name === 'Livia' ? { ...player, name: 'Julia' } : player)),
});

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

const saved = (page: Page, game: string) =>
  page.getByRole('region', { name: `Save this game: ${game}` }).getByRole('code');

test('is opened from a file, shared as a link, viewed by somebody else and kept; neither game loses anything', async ({
  page,
}) => {
  await page.route('/api/address', (route) => route.fulfill({ json: { addresses: [] } }));
  await seedGame(page, MINE);
  await page.goto(address('open'));
  await paste(page, JSON.stringify(makeSevenHillsFile(gameOf(OTHER))));
  await expect(page.getByText('Opened: Julia, Marco, Benedetta, Nora, 5 epochs.')).toBeVisible();
  await expect(saved(page, 'Palatinus')).toHaveText(MINE);
  await expect(saved(page, 'Seven Hills')).toHaveText(OTHER);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Score', exact: true }).click();
  await expect(page).toHaveURL(RESULT);
  await expect(page.getByRole('heading', { level: 2, name: 'Nora wins with 68 points.' })).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sheet = page.getByRole('dialog');
  const link = `${new URL(page.url()).origin}${RESULT}#${OTHER}`;
  await expect(sheet.getByRole('code')).toHaveText(link);
  expect(await scan(page, sheet.getByRole('img', { name: 'QR code' })), 'four centimetres are enough').toBe(
    link,
  );
  await expect(sheet.getByText(/^Seven Hills\nNora wins/)).toContainText('Points');
  await expect(sheet.getByRole('img', { name: /^Picture: Nora wins/ })).toBeVisible();
  await expectAccessible(page, 'dialog[open]');

  // Somebody else's link, while there is a game of one's own on the device.
  await page.goto('about:blank');
  await page.goto(`${RESULT}#${LINE}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Shared with you: Livia, Marco, Benedetta, Nora.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Nora wins with 68 points.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New game' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Rulings' }).click();
  await main.getByRole('heading', { name: /^Several are tied for first/ }).click();
  await main.getByText('First only; the next one is second', { exact: true }).click();
  await expect(main.getByText('In this game, with “First only; the next one is second”:')).toBeVisible();
  await expect(main.getByText(/^Track: /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to standard' }).click();
  await expect(page).toHaveURL(new RegExp(`#${LINE.slice(0, 40)}`));
  await page.getByRole('navigation').getByRole('link', { name: 'The end' }).click();
  await main.getByRole('button', { name: 'Keep it' }).click();
  await expect(page).toHaveURL(RESULT);
  await expect(main.getByText('This is your game now. Undo restores the one before.')).toBeVisible();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('columnheader', { name: /Julia/ })).toBeVisible();

  await main.getByRole('link', { name: 'Print' }).click();
  const paper = page.getByRole('article');
  await expect(paper.getByRole('code')).toHaveText(OTHER);
  await expect(paper.getByText(/^Knights: .*\+/).first()).toBeVisible();
  await expectAccessible(page);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.goto(address('open'));
  await expect(saved(page, 'Palatinus')).toHaveText(MINE);
  await expect(saved(page, 'Seven Hills')).toHaveText(OTHER);
});

test('reports what is wrong with a bad file, and changes nothing', async ({ page }) => {
  await page.goto(address('open'));
  await paste(page, LINE);
  await expect(page.getByText(/^Opened: Livia/)).toBeVisible();
  const file = makeSevenHillsFile(GAME);
  const [first] = file.epochs;
  const withBoard = (board: object): object => ({ ...file, epochs: [{ ...first, board }] });
  const reasons = page.getByRole('region', { name: 'Open a game' }).getByRole('listitem');
  for (const [bad, reason] of [
    [withBoard({ Aventinus: [{ noble: 4 }, {}, {}, {}] }), /4 nobles here, and the box holds 3/],
    [withBoard({ Capitolium: [{ plebeian: 1 }, {}, {}, {}] }), /Nothing stands on Capitolium/],
    [withBoard({ Janiculum: [{}, {}, {}, {}] }), /There is no area called “Janiculum”/],
    [withBoard({ Aventinus: [{ plebeian: 0.5 }, {}, {}, {}] }), /no parts of a marker/],
    [{ ...file, epochs: [...file.epochs, first, first] }, /There are 7 epochs, and a game has 5/],
    [{ ...file, epochs: [first, null, first] }, /Epoch 2 was skipped/],
    [{ ...file, players: file.players.slice(0, 2) }, /for three or four players, and this game has 2/],
  ] as const) {
    await paste(page, JSON.stringify(bad));
    await expect(reasons.filter({ hasText: reason }).first()).toBeVisible();
  }
  await expect(page.getByRole('code').filter({ hasText: LINE })).toHaveText(LINE);
});

test('has its rules with their numbers, and shows one over a step', async ({ page }) => {
  const rules = CHAPTERS.flatMap(({ rules: ids }): readonly RuleId[] => ids);
  const say = speaker('fr');
  await page.goto('/fr/seven-hills/rules');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('sevenRules.title'));
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(
    rules.map((rule) => say(`sevenRules.${rule}-title`)),
  );
  await expect(page.getByText(/\b(rulebook|sevenRules|sevenRulings)\.[a-z]|\{/)).toHaveCount(0);
  await expectAccessible(page, 'html', 'main section:first-of-type');
  await page.getByRole('searchbox', { name: say('rulebook.search') }).fill('egalite tete');
  await expect(page.getByRole('search').getByRole('link').first()).toContainText(
    say('sevenRules.tied-first-title'),
  );

  await page.goto(`${sevenHills('score')}?e=1&step=aventinus#${LINE}`);
  const number = numberOfRule('tied-first');
  await page
    .getByRole('article')
    .getByRole('link', { name: `rule ${number}` })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText('Tied for first');
  await page.getByRole('dialog').getByRole('link', { name: 'All rules' }).click();
  await expect(page).toHaveURL('/en/seven-hills/rules#tied-first');
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Epoch I' }).click();
  await expect(page).toHaveURL(`${sevenHills('score')}?e=1&step=aventinus#${LINE}`);
});
