/** The paragraph that justifies something, further ones if it needs several, and the ruling that affects it, if any. */
export interface GroundOf<Rule, Ruling> {
  readonly rule: Rule;
  readonly also?: readonly Rule[];
  readonly ruling?: Ruling | undefined;
}

/**
 * `3.2`: the second paragraph of the third chapter. Numbers follow from the order, so that inserting a paragraph
 * renumbers those after it.
 */
export function paragraphNumbers<Id extends string>(
  chapters: readonly { readonly rules: readonly Id[] }[],
): (rule: Id) => string {
  const numbers = chapters.flatMap(({ rules }, chapter) =>
    rules.map((rule, index) => [rule, `${chapter + 1}.${index + 1}`] as const),
  );
  // Every paragraph is in a chapter.
  const byRule = Object.fromEntries(numbers) as Record<Id, string>;
  return (rule) => byRule[rule];
}
