/** Searching the page of rules. */
export const search = {
  label: 'Search the rules',
  found: '{count} {count:paragraph|paragraphs} found',
  none: 'Nothing found. Try another word, such as spring, tie or captive.',
  clear: 'Clear the search',
} as const;
