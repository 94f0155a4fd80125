/** The id of the field in which the page of rules is searched, to which its bar links. */
export const SEARCH_FIELD = 'search-field';
