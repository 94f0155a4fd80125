/** What is fetched when an address holds a table: a door of its own, so that no more than this is. */
export { makeNotation } from '@/lib/palatinus';
export { readShareLink } from '@/lib/palatinus/enter';
