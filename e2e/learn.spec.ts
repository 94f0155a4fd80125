/**
 * Somebody who has never counted does the first lesson, practises in the quiz, and shares the result of the questions
 * of the day.
 */
import { quizSentences, speaker } from '../lib/i18n';
import { type FieldName, makeField, parseField } from '../lib/palatinus';
import {
  type AnswerTo,
  type Ask,
  DAILY_COUNT,
  dailyQuestion,
  isRight,
  type Question,
  questionOf,
} from '../lib/palatinus/quiz';
import { address } from './addresses';
import { expectAccessible } from './look';
import { expect, type Locator, type Page, test } from './test';

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 2, name });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}, `) });

async function goOn(page: Page, to: string): Promise<void> {
  await button(page, 'Next').click();
  await expect(heading(page, to)).toBeVisible();
}

async function answer(page: Page, choice: string, said = 'Right.'): Promise<void> {
  await page
    .getByRole('group', { name: 'Answers' })
    .getByRole('button', { name: choice, exact: true })
    .click();
  await expect(page.getByText(said, { exact: true })).toBeVisible();
}

async function tapFields(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await field(page, name).click();
    await expect(page.getByRole('button', { name: new RegExp(`^${name}, .*tapped$`) })).toBeVisible();
  }
  await button(page, 'Check').click();
}

/** Between the board and the bar, with nothing cut off at the top. */
async function expectAnswerInSight(page: Page): Promise<void> {
  const cut = await page.locator('[data-feedback]').evaluate((card) => {
    const bar = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
    const board = card.closest('article')?.nextElementSibling?.getBoundingClientRect().bottom ?? 0;
    const isCut = (block: Element): boolean => {
      const { top, bottom } = block.getBoundingClientRect();
      return (top < board - 1 && bottom > board + 1) || (top < bar - 1 && bottom > bar + 1);
    };
    return [...(card.parentElement?.children ?? [])].filter(isCut).map((block) => block.textContent);
  });
  expect(cut).toStrictEqual([]);
}

/** All of it is between the board and the bar. */
async function expectInSight(page: Page, what: string): Promise<void> {
  await expect
    .poll(() =>
      page.locator(what).evaluate((block) => {
        const { top, bottom } = block.getBoundingClientRect();
        const bar = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
        const board = block.closest('article')?.nextElementSibling?.getBoundingClientRect().bottom ?? 0;
        return top >= board - 1 && bottom <= bar + 1;
      }),
    )
    .toBe(true);
}

test('does the first two lessons, with a mistake and a phone that falls asleep', async ({ page }) => {
  await page.goto(address('learn'));
  await page.getByRole('main').getByRole('link', { name: 'Start' }).first().click();
  await expect(heading(page, 'Neighbours share a side')).toBeVisible();
  await field(page, 'A4').click();
  await expect(page.getByRole('article').getByText('Next to C2: C1, C3, E4, E5.')).toBeVisible();
  await expectAccessible(page);

  await goOn(page, 'What does condottiere C5 do?');
  await expect(heading(page, 'What does condottiere C5 do?')).toBeFocused();
  const usual = page.viewportSize();
  await answer(page, 'It flees', 'Not quite.');
  await expectInSight(page, '[data-kept]');
  await page.setViewportSize({ width: 320, height: 568 });
  await expectInSight(page, '[data-kept]');
  if (usual) await page.setViewportSize(usual);
  await goOn(page, 'What does merchant C3 earn?');

  await page.reload();
  await expect(page.getByText('3 / 7')).toBeVisible();
  await answer(page, '3');
  await goOn(page, 'What does peasant C2 earn?');
  // Field by field: each tap counts 2. On a small phone the field in question and its neighbours fill the board.
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(button(page, 'Look closely at hill C')).toBeVisible();
  for (const name of ['C1', 'C3', 'E4', 'E5']) {
    const { width = 0, height = 0 } = (await field(page, name).boundingBox()) ?? {};
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
    await field(page, name).click();
  }
  await button(page, 'Check 8').click();
  await expect(page.getByText('2 + 2 + 2 + 2 = 8', { exact: true })).toBeVisible();
  await expectAnswerInSight(page);
  if (usual) await page.setViewportSize(usual);
  await page.getByRole('link', { name: 'Rule 4.3' }).click();
  await expect(page.getByRole('dialog')).toContainText('peasant');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goOn(page, 'Who takes hill C?');
  await answer(page, 'Marco');
  await goOn(page, 'What does A3 earn?');
  await answer(page, '4');
  await expect(
    page.getByRole('article').getByText('Had hill C come first, A4 would be empty: 6.'),
  ).toBeVisible();
  await goOn(page, 'Your turn: another game');
  // An address of a formerly longer lesson leads to its end.
  await page.goto(`${address('lesson')}?l=hill-c&step=11`);
  await expect(page.getByText('7 / 7')).toBeVisible();
  await answer(page, 'Livia', 'Not quite. That is what you get if those who left are still counted.');
  await expect(page.getByRole('article').getByText('Captured: D4.')).toBeVisible();
  await expect(page.getByRole('article').getByText('Marco 5: D2 (5).')).toBeVisible();
  await button(page, 'Finish').click();
  await expect(heading(page, 'You have counted a whole hill.')).toBeVisible();

  await page.getByRole('link', { name: 'A few minutes more: The finer points' }).click();
  await expect(heading(page, 'And under its feet?')).toBeVisible();
  await answer(page, '8');
  await goOn(page, 'Empty and a spring?');
  await answer(page, '6');
  await goOn(page, 'Hill C: how many points does each player gain?');
  await answer(page, 'Livia 0, Marco 4, Nora 1, Otto 0, Pia 0');
  await goOn(page, 'Flee or capture?');
  await answer(page, 'It flees');
  await goOn(page, 'Who is gone?');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus'), 'the board comes next').toHaveAccessibleName(/^[A-G]\d, /);
  await tapFields(page, 'E3', 'E6', 'F4');
  await goOn(page, 'Who takes hill E?');
  await answer(page, 'Nobody');
  await goOn(page, 'And its own colour?');
  await answer(page, '5');
  await goOn(page, 'Hill F: how many points does each player gain?');
  await answer(page, 'Livia 2, Marco 0, Nora 0, Otto 0, Pia 2');
  await button(page, 'Finish').click();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByRole('link', { name: /^The first hill.* Done/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^The finer points.* Done/ })).toBeVisible();
});

test('answers the quiz with the keyboard alone', async ({ page }) => {
  const question = questionOf({ topic: 'own-spring', level: 1, seed: 'a' });
  const wrong = question.choices.find((choice) => !isRight(question, choice) && Number(choice) < 10);
  await page.goto(`${address('quiz')}?topic=own-spring&q=own-spring.1.a`);
  await expect(heading(page, told(question).asked)).toBeVisible();
  await expect(page.getByText(/^Next to [A-G]\d: [A-G]\d, .*; /), 'who listens hears it').toHaveCount(1);
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 568 });
  const { at } = question.ask as Ask<'influence'>;
  const smallerSide = async (name: FieldName): Promise<number> => {
    const { width = 0, height = 0 } = (await field(page, name).boundingBox()) ?? {};
    return Math.min(width, height);
  };
  // The board is laid out for the new size a moment later.
  for (const neighbour of question.game.board.neighbours[parseField(at)].map(makeField))
    await expect.poll(() => smallerSide(neighbour), { message: neighbour }).toBeGreaterThanOrEqual(44);
  if (usual) await page.setViewportSize(usual);
  await page.getByRole('group', { name: 'Answers' }).getByRole('button').first().focus();
  await page.keyboard.press(String(wrong));
  await expect(page.getByRole('article').getByText(/^Not quite\./)).toBeVisible();
  await expect(button(page, 'Next question')).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/own-spring\.1\.a$/);
  await expect(page).toHaveURL(/topic=own-spring&q=own-spring\.1\./);
  const asked = page.getByRole('heading', { level: 2 });
  await expect(asked).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: 'Answers' }).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('group', { name: 'Answers' }).getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Next question')).toBeFocused();
  await expect(page.getByText(/^\d \/ 2$/)).toBeVisible();
});

const say = speaker('en');

/** A question and its answers, in the words of the screen. */
function told({ game, ask, choices }: Question): { asked: string; answers: readonly [string, AnswerTo][] } {
  const tell = quizSentences(say, game, (at) => game.position[parseField(at)]);
  return {
    asked: tell.ask(ask),
    answers: choices.map((choice) => [tell.answer(ask.what, choice as never), choice]),
  };
}

test('answers the questions of the day and shares the result, which reveals no answers', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime('2026-11-17T20:00:00');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address('learn'));
  await page.getByRole('link', { name: /^Questions of the day/ }).click();
  for (let index = 0; index < DAILY_COUNT; index += 1) {
    const question = dailyQuestion('2026-11-17', index);
    const { asked, answers } = told(question);
    await expect(page.getByText(`${index + 1} / 5`)).toBeVisible();
    await expect(heading(page, asked)).toBeVisible();
    if (index === 2) {
      await page.reload();
      await expect(heading(page, asked)).toBeVisible();
    }
    // All right except the second.
    const [label = ''] = answers.find(([, choice]) => isRight(question, choice) === (index !== 1)) ?? [];
    await page
      .getByRole('group', { name: 'Answers' })
      .getByRole('button', { name: label, exact: true })
      .click();
    await button(page, index === DAILY_COUNT - 1 ? 'How it went' : 'Next question').click();
  }
  await expect(heading(page, '4 of 5 right')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Copy the text').click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Palatinus quiz, 2026-11-17: 4 of 5 ●○●●●',
  );

  await page.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('link', { name: /^Questions of the day.*4 of 5/ }).click();
  await expect(heading(page, '4 of 5 right')).toBeVisible();
});
