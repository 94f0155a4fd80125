'use client';

/**
 * Searches the page of rules by words and links to the paragraphs that contain them. It reads the DOM, so that
 * everything visible is found and no text is sent twice.
 */

import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon, IconButton } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { excerptAround, hasInOrder, hasWords, wordsOf } from '@/lib/text';
import { SEARCH_FIELD } from './search-field';

export interface ParagraphTitle {
  /** The id of its element on the page. */
  readonly id: string;
  readonly number: string;
  readonly title: string;
}

interface Paragraph extends ParagraphTitle {
  readonly text: string;
}

/** A word of the rules, and other words that people use for it. */
export interface AlsoCalled {
  readonly word: string;
  /** Words, separated by spaces. */
  readonly others: string;
}

type Props = {
  readonly paragraphs: readonly ParagraphTitle[];
  readonly alsoCalled: readonly AlsoCalled[];
};

const EXCERPT_LENGTH = 110;

export function RuleSearch({ paragraphs, alsoCalled }: Props): React.ReactNode {
  const say = useSay<'rulebook'>();
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Text that was typed before this script ran.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  const typed = wordsOf(query);
  const isAsked = typed.length > 0;
  const inRules = typed.map((word) => wordInRules(word, alsoCalled));
  const words = [...new Set([...typed, ...inRules])];
  const isMeant = (text: string): boolean => hasWords(text, typed) || hasWords(text, inRules);
  const found = useParagraphs(paragraphs, isAsked).filter((one) => isMeant(allWordsOf(one)));
  const sorted = found.toSorted((one, other) => rankOf(one) - rankOf(other));

  /** Matches in the title come first, then texts with the words in the order typed. */
  function rankOf({ title, text }: Paragraph): number {
    if (isMeant(title)) return 0;
    return hasInOrder(text, typed) ? 1 : 2;
  }

  return (
    <search className="mt-5 block max-w-prose noscript:hidden print:hidden">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isAsked && sorted[0]) window.location.hash = sorted[0].id;
        }}
      >
        <label htmlFor={SEARCH_FIELD} className="sr-only">
          {say('rulebook.search')}
        </label>
        <div className="relative flex items-center rounded-xl border-2 border-edge bg-card has-focus-visible:outline-3 has-focus-visible:outline-river has-focus-visible:outline-offset-2">
          <Icon name="search" className="pointer-events-none absolute left-3 text-muted" />
          <input
            ref={field}
            id={SEARCH_FIELD}
            type="search"
            value={query}
            placeholder={say('rulebook.search')}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setQuery('');
            }}
            className="min-h-touch w-full grow bg-transparent py-1.5 pr-2 pl-11 text-base placeholder:text-muted focus-visible:outline-none [&::-webkit-search-cancel-button]:hidden"
          />
          {query !== '' && (
            <IconButton
              icon="cross"
              label={say('rulebook.clear')}
              onClick={() => {
                setQuery('');
                field.current?.focus();
              }}
            />
          )}
        </div>
      </form>
      <p role="status" className={`text-muted text-sm ${isAsked ? 'mt-3' : ''}`}>
        {isAsked &&
          (sorted.length > 0 ? say('rulebook.found', { count: sorted.length }) : say('rulebook.none'))}
      </p>
      {isAsked && sorted.length > 0 && (
        <ol className="mt-1 overflow-hidden rounded-xl border border-line bg-card">
          {sorted.map((paragraph) => (
            <FoundParagraph key={paragraph.id} paragraph={paragraph} words={words} />
          ))}
        </ol>
      )}
    </search>
  );
}

type FoundProps = { readonly paragraph: Paragraph; readonly words: readonly string[] };

function FoundParagraph({ paragraph: { id, number, title, text }, words }: FoundProps): React.ReactNode {
  return (
    <li className="border-line not-first:border-t">
      <a
        href={`#${id}`}
        className="flex min-h-touch gap-3 px-3 py-2 hover:bg-sand focus-visible:-outline-offset-3"
      >
        <span className="w-9 shrink-0 font-bold text-terracotta tabular-nums">{number}</span>
        <span className="min-w-0">
          <strong className="block leading-snug">
            <WithWordsMarked text={title} words={words} length={Number.POSITIVE_INFINITY} />
          </strong>
          <span className="block text-muted text-sm leading-snug">
            <WithWordsMarked text={text} words={words} length={EXCERPT_LENGTH} />
          </span>
        </span>
      </a>
    </li>
  );
}

type MarkedProps = Pick<FoundProps, 'words'> & { readonly text: string; readonly length: number };

/** An excerpt around the words if the text is longer. */
function WithWordsMarked({ text, words, length }: MarkedProps): React.ReactNode {
  return excerptAround(text, words, length).map(({ text: part, found }, index) =>
    found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are told apart by their order alone
      <mark key={index} className="rounded-sm bg-sand font-bold text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

function allWordsOf({ number, title, text }: Paragraph): string {
  return `${number} ${title} ${text}`;
}

/** The paragraphs with their visible text, once somebody searches. Texts in pictures are left out. */
function useParagraphs(titles: readonly ParagraphTitle[], isAsked: boolean): readonly Paragraph[] {
  return useMemo(
    () => (isAsked ? titles.map((title) => ({ ...title, text: textOnPage(title.id) })) : []),
    [titles, isAsked],
  );
}

function textOnPage(id: string): string {
  const parts =
    document.getElementById(id)?.querySelectorAll(':is(p, th, li):not(figure *, [data-see-also])') ?? [];
  return Array.from(parts)
    .filter((part) => part.querySelector('p') === null)
    .map(textOfPart)
    .join(' ');
}

/** As a sentence that can be followed by others: labels are in brackets, and it ends with a punctuation mark. */
function textOfPart(part: Element): string {
  const copy = part.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.sr-only')) hidden.remove();
  for (const mark of copy.querySelectorAll('[data-mark]')) mark.textContent = `(${mark.textContent})`;
  const text = copy.textContent.trim();
  return /[.!?…]$/.test(text) ? text : `${text} ·`;
}

/** The word of the rules for a synonym. */
function wordInRules(typed: string, alsoCalled: readonly AlsoCalled[]): string {
  const known = alsoCalled.find(({ others }) => wordsOf(others).includes(typed));
  return known ? (wordsOf(known.word)[0] ?? typed) : typed;
}
