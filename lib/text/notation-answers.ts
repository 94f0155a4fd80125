/**
 * The rulings in a notation: the first letter of each answer, in the order of the questions.
 *
 * Questions are only ever added, at the end. So a line may have fewer letters than there are questions now, and the
 * missing ones get their default answers: a line that was once shared can always be read. Additional letters are
 * answers that only a newer version knows; ignoring them would count a different game than the shared one.
 */

type Questions = Readonly<Record<string, readonly [string, ...string[]]>>;
type Answers<Q extends Questions> = { readonly [Key in keyof Q]: Q[Key][number] };

export function makeAnswers<Q extends Questions>(answers: Answers<Q>, questions: Q): string {
  return Object.keys(questions)
    .map((key) => `${answers[key]}`.charAt(0))
    .join('');
}

/**
 * An answer to every question; `newer` if there are more answers than questions; undefined if a letter is not an
 * answer.
 */
export function parseAnswers<Q extends Questions>(
  text: string,
  questions: Q,
): Answers<Q> | 'newer' | undefined {
  const answers = Object.entries(questions).map(([key, options], index) => [
    key,
    index < text.length ? options.find((option) => option.charAt(0) === text.charAt(index)) : options[0],
  ]);
  if (answers.some(([, answer]) => answer === undefined)) return undefined;
  const surplus = text.slice(answers.length);
  // An option was found for each key, as the type says.
  if (surplus === '') return Object.fromEntries(answers) as Answers<Q>;
  return /^[a-z]+$/.test(surplus) ? 'newer' : undefined;
}
