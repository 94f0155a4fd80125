/**
 * A speaker turns a key and its values into a sentence of one language. It gets its messages as an argument instead of
 * importing them, because the server passes a client component only the areas it needs, in one language. Code on the
 * server or in a terminal uses `speaker` from `catalogue.ts`, which has every message.
 */

import type { en } from './en';
import type { Language } from './languages';
import { type AnyValues, fill, type Values } from './template';

type English = typeof en;

export type Area = keyof English;

/** One area of the catalogue in any language: the same keys as in English. */
export type AreaMessages<A extends Area> = { readonly [Name in keyof English[A]]: string };

export type Messages = { readonly [A in Area]: AreaMessages<A> };

type EveryKey = { [A in Area]: `${A}.${keyof English[A] & string}` }[Area];

export type MessageKey<A extends Area = Area> = Extract<EveryKey, `${A}.${string}`>;

type TemplateOf<K extends MessageKey> = K extends `${infer A extends Area}.${infer Name}`
  ? Name extends keyof English[A]
    ? Extract<English[A][Name], string>
    : never
  : never;

/** The values that go with a key, e.g. `{ letter: string | number }` for "Tile {letter} is missing". */
type MessageValues<K extends MessageKey> = Values<TemplateOf<K>>;

type Rest<K extends MessageKey> =
  Record<never, never> extends MessageValues<K> ? [values?: MessageValues<K>] : [values: MessageValues<K>];

export type Speaker<A extends Area = Area> = <K extends MessageKey<A>>(key: K, ...rest: Rest<K>) => string;

export function speakerFrom<A extends Area>(language: Language, messages: Pick<Messages, A>): Speaker<A> {
  const areas: Readonly<Record<string, Readonly<Record<string, string>>>> = messages;
  return (key, ...rest) => {
    const [area = '', name = ''] = key.split('.');
    const values: AnyValues = rest[0] ?? {};
    return fill(language, areas[area]?.[name] ?? key, values);
  };
}
