/** The pictures match their rule, and those of open questions show that the answer matters. */
import { describe, expect, it } from 'vitest';
import { speaker } from '@/lib/i18n';
import { RULING_KEYS, RULINGS, type RuleId } from '@/lib/seven-hills';
import { PICTURES, pictureOfAnswer } from './pictures';
import { drawPicture } from './rule-picture';

const say = speaker('en');

describe('the picture of a rule', () => {
  it.each([
    ['equal-votes', /as many votes, but comes later in the playing order/],
    ['no-marker', /A second consul is missing/],
    ['new-hill', /Green first: 7\. Red second: 4\./],
    ['tied-first', /2 each, nobody second/],
    ['tied-second', /tied for second: 1 each/],
    ['nobody-second', /Yellow alone: first and second, 7 \+ 4/],
    ['tie-break', /most markers in the Forum Romanum decide/],
  ] satisfies [RuleId, RegExp][])('matches the rule %s', (rule, sentence) => {
    const picture = PICTURES[rule];
    expect(picture && drawPicture(say, picture).sentences.join(' ')).toMatch(sentence);
  });
});

describe('the picture of an open question', () => {
  it.each(RULING_KEYS)('says something else for each answer: %s', (key) => {
    const said = RULINGS[key].map((answer) => drawPicture(say, pictureOfAnswer(key, answer)));
    expect(new Set(said.map(({ sentences }) => sentences.join(' '))).size).toBe(RULINGS[key].length);
  });
});
