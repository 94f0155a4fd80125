/** Each item of a count leads to the paragraph that explains it. */
import { describe, expect, it, test } from 'vitest';
import {
  CHAPTERS,
  type FieldName,
  type Game,
  type Ground,
  type Hill,
  type Kind,
  type Letter,
  numberOfRule,
  type People,
  type Player,
  RULE_OF_RULING,
  RULING_KEYS,
  ruleOfCapture,
  ruleOfCondottiere,
  ruleOfControl,
  ruleOfInfluence,
  rulingOfRule,
  SEE_ALSO,
  score,
} from '.';
import { type Placement, table } from './testing';

/** With allies: what a two-player game brings. */
const PAIR: readonly Player[] = [
  { people: 'red', ally: 'purple' },
  { people: 'green', ally: 'yellow' },
];

function hillOf(game: Game, letter: Letter): Hill {
  const [hill] = score(game).hills.filter((other) => other.letter === letter) as [Hill];
  return hill;
}

/** `flee`, `peasant and own-spring`, or `merchant by allyPieces` */
function cited({ rule, also = [], ruling }: Ground): string {
  const rules = [rule, ...also].join(' and ');
  return ruling ? `${rules} by ${ruling}` : rules;
}

describe('the paragraphs', () => {
  const all = CHAPTERS.flatMap(({ rules }) => rules);

  it('have unique ids, chapters included, so that each address leads to one place', () => {
    const ids: readonly string[] = [...all, ...CHAPTERS.map(({ id }) => `chapter-${id}`)];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are numbered by chapter, in order', () => {
    expect(numberOfRule('brings')).toBe('1.1');
    expect(numberOfRule('flee')).toBe('3.2');
    expect(new Set(all.map(numberOfRule)).size).toBe(all.length);
  });

  it('explain the rulings in the order of the rulings', () => {
    const [open] = CHAPTERS.filter(({ id }) => id === 'open');
    expect(RULING_KEYS.map((key) => RULE_OF_RULING[key])).toEqual(open?.rules);
    expect(open?.rules.map(rulingOfRule)).toEqual(RULING_KEYS);
    expect(rulingOfRule('flee')).toBeUndefined();
  });

  it('lead from the rules that leave a question open to each of the questions', () => {
    const asked = Object.values(SEE_ALSO).map(rulingOfRule);
    expect(asked.toSorted()).toEqual(RULING_KEYS.toSorted());
  });
});

type Case = { readonly placement: Placement; readonly rule: string; readonly players?: readonly Player[] };

describe('a condottiere rests on', () => {
  test.each<Case>([
    { placement: { A1: 'red condottiere', A2: 'green merchant' }, rule: 'capture' },
    { placement: { A1: 'red condottiere', A2: 'green merchant', A6: 'red peasant' }, rule: 'flee' },
    { placement: { A1: 'red condottiere' }, rule: 'lone-condottiere by loneCondottiere' },
  ])('$rule', ({ placement, rule }) => {
    expect(hillOf(table(placement), 'A').condottieri.map(ruleOfCondottiere).map(cited)).toEqual([rule]);
  });

  it('the same ruling where it stays', () => {
    const game = table({ A1: 'red condottiere' }, { rulings: { loneCondottiere: 'stays' } });
    const [stays] = hillOf(game, 'A').condottieri;
    expect(stays && cited(ruleOfCondottiere(stays))).toBe('lone-condottiere by loneCondottiere');
  });
});

describe('a capture rests on', () => {
  const captor = { A1: 'red condottiere', A3: 'green condottiere' } as const;
  test.each<Case>([
    { placement: { A1: 'red condottiere', A2: 'green merchant' }, rule: 'captive' },
    { placement: { A1: 'red condottiere', A2: 'red merchant' }, rule: 'own-people-too' },
    { placement: { ...captor, A2: 'blue merchant' }, rule: 'shared-captive' },
    { placement: { ...captor, A2: 'green merchant' }, rule: 'shared-captive and own-people-too' },
    {
      placement: { ...captor, A3: 'red condottiere', A2: 'blue merchant' },
      rule: 'captured-twice by doubleCaptureByOnePlayer',
    },
    {
      placement: { ...captor, A3: 'red condottiere', A2: 'red merchant' },
      rule: 'captured-twice and own-people-too by doubleCaptureByOnePlayer',
    },
  ])('$rule', ({ placement, rule }) => {
    expect(hillOf(table(placement), 'A').captures.map(ruleOfCapture).map(cited)).toEqual([rule]);
  });

  it('both, where one of several captors captures twice', () => {
    const capture = {
      at: 'A2' as FieldName,
      people: 'blue' as People,
      kind: 'peasant' as Kind,
      takers: [
        { condottiere: 'A1' as FieldName, player: 0, takes: 'inhabitant' as const },
        { condottiere: 'A3' as FieldName, player: 1, takes: 'disc' as const },
        { condottiere: 'C6' as FieldName, player: 0, takes: 'nothing' as const },
      ],
      ownPeople: false,
      ruling: 'doubleCaptureByOnePlayer' as const,
    };
    expect(cited(ruleOfCapture(capture))).toBe('shared-captive by doubleCaptureByOnePlayer');
  });

  it('the plain paragraph, where the captive is the captor’s ally', () => {
    const ally = table({ A1: 'red condottiere', A2: 'purple merchant' }, { players: PAIR });
    expect(hillOf(ally, 'A').captures.map(ruleOfCapture).map(cited)).toEqual(['captive']);
  });
});

describe('influence rests on', () => {
  const around = { B2: 'red merchant', B6: 'red merchant' } as const;
  const first = (game: Game): string => {
    const [influence] = hillOf(game, 'B').influence as [Hill['influence'][number]];
    return cited(ruleOfInfluence(influence));
  };

  it('the kind of the inhabitant', () => {
    expect(first(table({ B1: 'red merchant' }))).toBe('merchant');
    expect(first(table({ B1: 'red peasant' }))).toBe('peasant');
    const condottiere = table({ B1: 'red condottiere', B2: 'red merchant' });
    expect(first(condottiere)).toBe('condottiere-earns-nothing');
  });

  it('its own spring, if it has nothing else', () => {
    expect(first(table({ ...around, B1: 'red peasant' }, { springs: ['B1'] }))).toBe('own-spring');
    expect(first(table({ ...around, B1: 'red peasant' }))).toBe('peasant');
    expect(first(table({ B1: 'red peasant' }, { springs: ['B1'] }))).toBe('peasant and own-spring');
    expect(first(table({ B1: 'red peasant' }, { springs: ['B1', 'B2'] }))).toBe(
      'peasant and own-spring by emptySpring',
    );
  });

  it.each(['both', 'spring'] as const)('the ruling on empty springs, read as %s', (emptySpring) => {
    const options = { springs: ['B2' as const], rulings: { emptySpring } };
    expect(first(table({ B1: 'red peasant' }, options))).toBe('peasant by emptySpring');
    expect(first(table({ ...around, B1: 'red peasant' }, options))).toBe('peasant');
  });

  it.each(['both', 'spring'] as const)(
    'that ruling where a captive has left its spring, read as %s',
    (emptySpring) => {
      const captured = { B1: 'red peasant', B2: 'green merchant', B3: 'red condottiere' } as const;
      expect(first(table(captured, { springs: ['B2'], rulings: { emptySpring } }))).toBe(
        'peasant by emptySpring',
      );
    },
  );

  it('the ruling on allies, whether they count for a player or for nobody', () => {
    const ally = (kind: Kind, allyPieces: 'own' | 'neutral', beside: Placement = {}): string =>
      first(table({ B1: `purple ${kind}`, ...beside }, { players: PAIR, rulings: { allyPieces } }));
    expect(ally('peasant', 'neutral')).toBe('ally-pieces by allyPieces');
    expect(ally('peasant', 'own')).toBe('peasant by allyPieces');
    expect(ally('merchant', 'own', around)).toBe('merchant by allyPieces');
    const atSpring = table({ B1: 'purple peasant' }, { players: PAIR, springs: ['B2'] });
    expect(first(atSpring)).toBe('peasant and empty-spring by allyPieces');
    expect(ally('merchant', 'own')).toBe('merchant');
    expect(ally('peasant', 'own', around)).toBe('peasant');
  });
});

test('control rests on who has most', () => {
  expect(cited(ruleOfControl({ kind: 'won', player: 0 }))).toBe('control');
  expect(cited(ruleOfControl({ kind: 'tied', players: [0, 1] }))).toBe('tie');
  expect(cited(ruleOfControl({ kind: 'unclaimed' }))).toBe('unclaimed');
});
