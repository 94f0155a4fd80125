/**
 * An evening of Seven Hills: who plays, then epoch by epoch what stands where. Pick player and class once and tap
 * many areas, or open an area and tap the markers that were added; an epoch begins as the last one ended, so only
 * changes are entered, in few taps. Corrections of an earlier epoch carry over to later ones, and a reload loses
 * nothing.
 */
import type { Area, Class } from '../lib/seven-hills';
import {
  beginEpoch,
  EMPTY_NOTEBOOK,
  finishGame,
  type Notebook,
  placeMarker,
  setName,
  setPlayerCount,
} from '../lib/seven-hills/enter';
import { address, sevenHills } from './addresses';
import { EXAMPLE } from './games';
import { atEverySize, expectAccessible } from './look';
import { notebookOf, seed, seedSevenHills } from './seed';
import { expect, type Locator, type Page, test } from './test';
import { Thumb } from './thumb';

type Who = 'Livia' | 'Marco' | 'Nora' | 'Otto';
const PLAYERS: readonly Who[] = ['Livia', 'Marco', 'Nora', 'Otto'];

/** Somebody who enters markers, and picks a brush only if another one is selected. */
class Scribe extends Thumb {
  private who: Who | undefined;
  private of: Class | undefined;

  constructor(readonly page: Page) {
    super();
  }

  async place(who: Who, of: Class, ...areas: readonly Area[]): Promise<void> {
    if (this.who !== who) await this.tap(this.card('Player', who));
    if (this.of !== of)
      await this.tap(
        this.card(
          'Class',
          of.replace(/^./, (first) => first.toUpperCase()),
        ),
      );
    [this.who, this.of] = [who, of];
    for (const name of areas) await this.tap(area(this.page, name));
  }

  /** Taps this many times on the number of a player's markers in the open area. */
  async count(who: Who, of: Class, times: number): Promise<void> {
    for (let tap = 0; tap < times; tap += 1)
      await this.tap(this.page.getByRole('button', { name: new RegExp(`${who}.?, ${of}: \\d+$`) }));
  }

  private card(group: string, label: string): Locator {
    return this.page.getByRole('group', { name: group, exact: true }).getByText(label, { exact: true });
  }

  /** The number of taps since the last call. */
  spent(): number {
    const { taps } = this;
    this.taps = 0;
    return taps;
  }
}

const area = (page: Page, name: Area): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}[,:]`, 'i') });
const chip = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation', { name: 'Epochs' })
    .getByRole(/^Begin/.test(name) ? 'button' : 'link', { name });
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
/** As promised: at most 1.2 taps for each marker that changed, and 8 for everything else. */
const promised = (changed: number): number => 1.2 * changed + 8;

test('four players enter two epochs, reload in between, undo, and correct the first', async ({ page }) => {
  const scribe = new Scribe(page);
  await page.goto(address('home'));
  await scribe.tap(page.getByRole('link', { name: /^Score Seven Hills/ }));
  await expect(page).toHaveURL(sevenHills('players'));
  await page.getByRole('group', { name: 'How many players?' }).getByText('4', { exact: true }).tap();
  for (const [seat, name] of PLAYERS.entries())
    await page.getByRole('textbox', { name: `Name of player ${seat + 1}` }).fill(name);
  await expect(page.getByText('4 players, 30 markers each')).toBeVisible();
  await expectAccessible(page);
  scribe.spent();

  await scribe.tap(page.getByRole('link', { name: 'Epoch I' }));
  await expect(heading(page, 'Epoch I')).toBeVisible();
  await expect(area(page, 'Palatinus')).toHaveAccessibleName('Palatinus: empty');
  await expect(area(page, 'Viminalis')).toContainText('opens in V');
  await scribe.place('Livia', 'plebeian', 'Forum Romanum', 'Forum Romanum', 'Palatinus');
  await scribe.place('Marco', 'plebeian', 'Forum Romanum', 'Aventinus', 'Aventinus');
  await scribe.place('Nora', 'plebeian', 'Palatinus', 'Palatinus');
  await scribe.place('Otto', 'plebeian', 'Aventinus', 'Forum Romanum');
  await scribe.place('Otto', 'noble', 'Palatinus');
  await scribe.place('Nora', 'noble', 'Aventinus');
  await scribe.place('Marco', 'knight', 'Palatinus');
  await scribe.place('Livia', 'knight', 'Aventinus', 'Aventinus');
  await expect(area(page, 'Aventinus')).toHaveAccessibleName(
    /^Aventinus: .?Livia.? \(2 knights\), .?Marco.? \(2 plebeians\), .?Nora.? \(1 noble\), .?Otto.? \(1 plebeian\)$/,
  );
  expect(scribe.spent()).toBeLessThanOrEqual(promised(15));

  await page.reload();
  await expect(area(page, 'Palatinus')).toHaveAccessibleName(/Nora.? \(2 plebeians\)/);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(area(page, 'Aventinus')).toHaveAccessibleName(/Livia.? \(1 knight\)/);
  await page.getByRole('button', { name: 'Redo' }).tap();
  await expect(area(page, 'Aventinus')).toHaveAccessibleName(/Livia.? \(2 knights\)/);

  const second = new Scribe(page);
  await second.tap(chip(page, 'Begin epoch II'));
  await expect(page).toHaveURL(sevenHills('epoch', 2));
  await expect(area(page, 'Quirinalis')).toContainText('new: 7 / 4');
  // A mixture has changed: then area by area is quicker. The new hill is already open.
  await second.tap(page.getByRole('button', { name: 'Area by area' }));
  await second.count('Marco', 'plebeian', 2);
  await second.count('Nora', 'plebeian', 1);
  await second.count('Nora', 'centurion', 1);
  await second.tap(area(page, 'Forum Romanum'));
  await second.count('Marco', 'plebeian', 1);
  await second.count('Nora', 'plebeian', 2);
  await second.tap(area(page, 'Palatinus'));
  await second.count('Nora', 'centurion', 1);
  await second.count('Otto', 'centurion', 2);
  await expect(area(page, 'Palatinus')).toContainText('3+2');
  // A marker in the wrong place is removed with the minus, and placed on the right one.
  await second.tap(page.getByRole('button', { name: 'Take back' }));
  await second.count('Otto', 'centurion', 1);
  await second.tap(page.getByRole('button', { name: 'Take back' }));
  await second.tap(area(page, 'Quirinalis'));
  await second.count('Otto', 'centurion', 1);
  await expect(area(page, 'Palatinus')).toContainText('2+1');
  expect(second.spent()).toBeLessThanOrEqual(promised(10));
  const card = page.getByRole('region', { name: 'Quirinalis' });
  await expect(card).toContainText('Quirinalis, new: first 7, second 4');
  await expect(card).toContainText('tied: 5 each, nobody second');
  await expectAccessible(page);

  await chip(page, 'Epoch I').tap();
  await expect(heading(page, 'Epoch I')).toBeVisible();
  await second.tap(page.getByRole('button', { name: 'Area by area' }));
  await second.place('Otto', 'plebeian', 'Palatinus');
  await expect(page.getByText('later epochs follow')).toBeVisible();
  await chip(page, 'Epoch II').tap();
  await expect(page).toHaveURL(sevenHills('epoch', 2));
  await expect(area(page, 'Palatinus')).toHaveAccessibleName(/Otto.? \(1 noble, 1 centurion, 1 plebeian\)/);
  await expect(page.getByRole('list', { name: 'Points so far' })).toContainText(/Nora.?\d+/);

  await second.place('Otto', 'noble', 'Consul Legion Camp');
  await expect(page.getByRole('main').getByText('only plebeians go to a camp')).toBeVisible();
  await page.getByText('Playing order, empty hands, legions').tap();
  await expect(page.getByRole('list', { name: 'Playing order' })).toContainText(/Otto.*Livia.*Marco.*Nora/);
  const before = await page.getByRole('list', { name: 'Points so far' }).innerText();
  await page.getByRole('button', { name: /Marco.*: one more/ }).tap();
  await expect(page.getByRole('list', { name: 'Points so far' })).not.toHaveText(before);
  await page.goto(address('home'));
  const goOn = page.getByRole('link', { name: /Go on: epoch II of V/ });
  await expect(goOn).toContainText(/Livia.*Marco.*Nora.*Otto/);
  await goOn.tap();
  await expect(page).toHaveURL(sevenHills('epoch', 2));
  await atEverySize(page, async () => {
    await expect(area(page, 'Quirinalis')).toBeVisible();
    for (const name of ['Palatinus', 'Waiting camp'] as const) {
      const box = await page.getByRole('button', { name: new RegExp(`^${name}`) }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.9);
    }
  });
});

const start = PLAYERS.slice(0, 3).reduce(
  (notebook, name, seat) => setName(notebook, seat, name),
  setPlayerCount(EMPTY_NOTEBOOK, 3),
);
const begun: Notebook = beginEpoch(
  placeMarker(start, { epoch: 1, stage: 'placed' }, { area: 'Palatinus', player: 0, of: 'noble' }),
  2,
);

test('without mouse or touch: arrows move over the map, letters and numbers pick, Backspace or a long press removes', {
  tag: '@wide',
}, async ({ page }) => {
  await seedSevenHills(page, begun);
  await page.goto(sevenHills('epoch', 2));
  await area(page, 'Forum Romanum').focus();
  for (const [key, name] of [
    ['ArrowDown', 'Palatinus'],
    ['ArrowRight', 'Caelius'],
    ['ArrowUp', 'Esquiliae'],
    ['ArrowUp', 'Viminalis'],
    ['ArrowLeft', 'Quirinalis'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(area(page, name)).toBeFocused();
  }
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: /^Marco/ })).toBeChecked();
  await page.keyboard.press('k');
  await expect(page.getByRole('radio', { name: /^Knight/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(area(page, 'Quirinalis')).toHaveAccessibleName(/Marco.? \(2 knights\)$/);
  await page.keyboard.press('Backspace');
  await expect(area(page, 'Quirinalis')).toHaveAccessibleName(/Marco.? \(1 knight\)$/);
  await page.keyboard.press('Control+z');
  await expect(area(page, 'Quirinalis')).toHaveAccessibleName(/Marco.? \(2 knights\)$/);
  // A long press does the same as Backspace, and does not count as a tap.
  await area(page, 'Quirinalis').click({ delay: 1000 });
  await expect(area(page, 'Quirinalis')).toHaveAccessibleName(/Marco.? \(1 knight\)$/);
});

test('Home shows the game that was played last first, and who won it, also in French', async ({ page }) => {
  const now = Date.now();
  const over = finishGame(([3, 4, 5] as const).reduce(beginEpoch, begun));
  await seed(page, notebookOf(EXAMPLE), now - 60_000);
  await seedSevenHills(page, over, now);
  await page.goto(address('home', 'fr'));
  const cards = page.getByRole('main').getByRole('link', { name: /Livia/ });
  await expect(cards.first()).toContainText(/Livia a gagné.*35.*Seven Hills/);
  await expect(cards.nth(1)).toContainText('Palatinus');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Compter Seven Hills/ }).tap();
  await expect(page.getByRole('main').getByText('Vous retrouverez la précédente à l’accueil.')).toBeVisible();
  await page.getByRole('link', { name: 'Époque I' }).tap();
  await expect(heading(page, 'Époque I')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Élire les consuls' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Palatinus : vide' })).toBeVisible();
});
