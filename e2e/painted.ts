/** The count as painted at one step, and as it should be for a result. */
import type { Page } from '@playwright/test';
import {
  type GameSentences,
  gameSentences,
  type Language,
  type StepSentences,
  speaker,
  stepSentences,
} from '../lib/i18n';
import {
  type CountStep,
  capturesNobody,
  type Game,
  type Hill,
  isJudgedApart,
  judgedIn,
  makeStep,
  type Result,
  scoresSoFar,
} from '../lib/palatinus';
import { address } from './addresses';

export interface Painted {
  /** The step in the address. */
  readonly step: string;
  /** The heading; while the influence is counted, the verdict. */
  readonly heading: string;
  /** Merchants against peasants, as shown in the pictures next to a condottiere. */
  readonly groups: readonly string[];
  /** The pieces that are crossed out. */
  readonly gone: readonly string[];
  /** The numbers on the board, by field: an inhabitant's influence, or what a field gives. */
  readonly numbers: Readonly<Record<string, string>>;
  /** The field and the points of each line of the list. */
  readonly rows: readonly string[];
  readonly totals: readonly string[];
  /** The points so far, their parts, and what this step added. */
  readonly soFar: readonly string[];
  /** What a screen reader announces when the step opens. */
  readonly heard: string;
  /** Whether every link of the sentences leads to a paragraph of the rules. */
  readonly isRuled: boolean;
  /** Expected sentences that are missing. */
  readonly missing: readonly string[];
}

export async function painted(
  page: Page,
  wanted: readonly string[],
  language: Language = 'en',
): Promise<Painted> {
  const within = `${address('rules', language)}#`;
  return page.evaluate(
    ([expected, rules]) => {
      const all = (selector: string, within: ParentNode = document): Element[] =>
        Array.from(within.querySelectorAll(selector));
      const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
      const words = (element: Element | null): string => plain(element?.textContent);
      const article = document.querySelector('article');
      const list = document.querySelector('article ul[aria-label]');
      const isRow = (item: Element): boolean => item.querySelector('button[aria-pressed]') !== null;
      // A folded warning has other links, and so does the link for correcting a tile.
      const links = all('article a').filter((link) => !link.closest('details') && !/tiles/.test(`${link}`));
      return {
        step: new URLSearchParams(window.location.search).get('step') ?? '',
        heading: words(document.querySelector('h2')),
        groups: all('article [data-group] b').map(words),
        gone: all('[data-gone]')
          .map((mark) => mark.getAttribute('data-gone') ?? '')
          .sort(),
        numbers: Object.fromEntries(
          all('[data-numbers]')
            .map((field): [string, string] => [
              field.getAttribute('data-numbers') ?? '',
              all('text', field).map(words).join(' '),
            ])
            .filter(([, text]) => text !== ''),
        ),
        rows: all('article li')
          .filter(isRow)
          .map((row) => all('b, s', row).map(words).join(' ')),
        totals: list ? all('li b', list).map(words) : [],
        soFar: all('footer ul[aria-label] li').map((item) =>
          all('em, b, [data-made-of]', item).map(words).join(' ').trim(),
        ),
        heard: words(document.querySelector('output[aria-live]')),
        isRuled: links.length > 0 && links.every((link) => link.getAttribute('href')?.startsWith(rules)),
        missing: expected.filter((sentence) => !words(article).includes(plain(sentence))),
      };
    },
    [wanted, within] as const,
  );
}

interface Expected {
  readonly words: readonly string[];
  readonly picture: Painted;
}

/** What should be painted at a step. */
export function expectedAt(
  { game, result, language }: { readonly game: Game; readonly result: Result; readonly language: Language },
  step: CountStep,
): Expected {
  const say = speaker(language);
  const tell = gameSentences(say, game);
  const tellStep = stepSentences(say, game);
  const hill = result.hills.find(({ letter }) => step.part !== 'tally' && step.letter === letter);
  if (!hill) throw new Error('a step of no hill');
  const isCounted = step.part === 'influence';
  const shown = shownIn(hill, step);
  return {
    words: wordsAt(tell, tellStep, hill, step),
    picture: {
      step: makeStep(step),
      heading: plain(isCounted ? tellStep.verdict(hill) : tell.hill(hill)),
      groups: shown.flatMap(({ merchants, peasants }) => [`${merchants.length}`, `${peasants.length}`]),
      gone: step.part === 'leaving' ? goneAt(hill) : [],
      numbers: isCounted ? Object.fromEntries(hill.influence.map(({ at, points }) => [at, `${points}`])) : {},
      rows: isCounted ? hill.influence.map(({ at, points }) => `${at} ${points}`) : [],
      totals: isCounted ? hill.totals.map(String) : [],
      soFar: scoresSoFar(result, step).map(({ points, captives, discs, tokens, gained }) =>
        [points, gained ? `+${gained}` : '', [captives, discs, tokens].filter(Boolean).join('')]
          .filter((part) => part !== '')
          .join(' '),
      ),
      heard: plain(tellStep.step(result, step).join(' ')),
      isRuled: true,
      missing: [],
    },
  };
}

/** With all kinds of space replaced by a plain one, for comparing. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A single condottiere is judged in the step where its captives leave. */
function shownIn(hill: Hill, step: CountStep): Hill['condottieri'] {
  return step.part === 'leaving' && isJudgedApart(hill) ? [] : judgedIn(hill, step);
}

function goneAt({ captures, condottieri }: Hill): readonly string[] {
  const fled = condottieri.filter(({ outcome }) => outcome === 'flees');
  return [...captures, ...fled].map(({ at }) => at).sort();
}

function wordsAt(
  tell: GameSentences,
  tellStep: StepSentences,
  hill: Hill,
  step: CountStep,
): readonly string[] {
  const judged = shownIn(hill, step).flatMap((one) => [tellStep.title(one), tell.condottiere(one)]);
  if (step.part === 'judging') return judged;
  if (step.part === 'leaving') {
    const others = hill.condottieri.filter(capturesNobody).map(tellStep.left);
    return [...judged, ...hill.captures.map(tell.capture), ...(judged.length > 0 ? [] : others)];
  }
  return [...hill.influence.map(tell.sources), tell.control(hill)];
}
