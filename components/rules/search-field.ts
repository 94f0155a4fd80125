/** The id of the search field on the page of rules; the bar links to it. */
export const SEARCH_FIELD = 'search-field';
