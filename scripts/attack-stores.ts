/**
 * Damages the data on the device before the app starts. Each text must be read completely or still be there
 * unchanged: after the start, and after the next tap, which saves. And a readable game next to it must not be lost.
 */

import { palatinusDocument } from '../lib/files';
import {
  EMPTY_NOTEBOOK,
  type Notebook,
  openExample,
  type PalatinusView,
  setPlayerCount,
  withExampleCopy,
} from '../lib/palatinus/enter';
import {
  isSame,
  makeSaved,
  makeStore,
  nothingSaved,
  readSaved,
  type SavedState,
  type SecondCopy,
  type Snapshot,
  type Store,
  undo,
} from '../lib/store';
import { faultsOfSaved } from './attack-faults';
import { makeReader, type Reader } from './attack-reader';
import { SAVED_TEXTS } from './attack-texts';

const { key } = palatinusDocument;

const OWN_GAME: SavedState<Notebook, PalatinusView> = {
  ...nothingSaved(palatinusDocument),
  number: 3,
  changes: ['own.1', 'own.2', 'own.3'],
  document: openExample(EMPTY_NOTEBOOK),
};
const OWN_TEXT = makeSaved(palatinusDocument, OWN_GAME);

/** The same game, one change earlier and one later. */
const OWN_COPIES = [
  { ...OWN_GAME, number: 2, changes: OWN_GAME.changes.slice(0, 2), document: EMPTY_NOTEBOOK },
  {
    ...OWN_GAME,
    number: 4,
    changes: [...OWN_GAME.changes, 'other.1'],
    document: withExampleCopy(OWN_GAME.document),
  },
].map((state) => makeSaved(palatinusDocument, state));

/** A device on which the app has been started. */
interface Device {
  readonly store: Store<Notebook, PalatinusView>;
  readonly atStart: Snapshot<Notebook, PalatinusView>;
  /** Every text on the device. */
  texts(): readonly (string | undefined)[];
  /** The document that the next visit would show. */
  savedDocument(): Notebook;
}

interface Copies {
  readonly first?: string;
  readonly second?: string;
  /** The capacity of the first copy's storage in characters. */
  readonly room?: number;
}

type MakeStore = typeof makeStore<Notebook, PalatinusView>;

/** The store is a parameter, so that a test can pass one that loses data. */
export function storeReaders(make: MakeStore = makeStore): readonly Reader[] {
  const reader = (name: string, copiesOf: (text: string) => Copies, sound = SAVED_TEXTS): Reader =>
    makeReader({
      name,
      sound,
      read: ({ text }) => startOn(make, copiesOf(text)),
      isAccepted: ({ atStart }) => atStart.setAside.length === 0,
      faultsOf: async (device, { text }) => {
        const isBeside = copiesOf(text).first === OWN_TEXT;
        return [
          ...faultsOfSaved(stateOf(device.atStart)),
          ...(isBeside ? faultsOfTwoCopies(device, text) : faultsOfText(device, text)),
          ...(await faultsAfterTap(device, text)),
        ];
      },
    });
  return [
    reader('a stored text', (text) => ({ first: text })),
    reader('a stored text without room for another', (text) => ({
      first: text,
      room: key.length + text.length + 50,
    })),
    reader('a second copy', (text) => ({ second: text })),
    reader('a second copy beside a game', (text) => ({ first: OWN_TEXT, second: text }), [
      ...SAVED_TEXTS,
      OWN_TEXT,
      ...OWN_COPIES,
    ]),
  ];
}

/** The damaged text is shown completely, or still there. */
function faultsOfText({ atStart, texts }: Device, text: string): readonly string[] {
  const { state, why } = readSaved(palatinusDocument, text);
  if (why !== undefined) return texts().includes(text) ? [] : ['What was stored is gone.'];
  return [
    ...(isSame(atStart.document, state.document) ? [] : ['What was stored can be read, but is not shown.']),
    ...(isWhole(text, state) ? [] : ['Only a part of what was stored is shown.']),
  ];
}

/** Reads without the app's own reader. Texts of earlier versions have another shape. */
function isWhole(
  text: string,
  { changed, document, view, names, history }: SavedState<Notebook, PalatinusView>,
): boolean {
  const stored = JSON.parse(text);
  if (stored.version !== palatinusDocument.version) return true;
  const parts = [stored.changed, stored.document, stored.view, stored.names, stored.history];
  return isSame(parts, [changed, document, view, names, history]);
}

/**
 * If both copies can be read, the one that has all changes of the other is shown; if each has changes that the other
 * lacks, undo shows the other copy. An unreadable copy replaces nothing.
 */
function faultsOfTwoCopies(device: Device, text: string): readonly string[] {
  const { state, why } = readSaved(palatinusDocument, text);
  const isReadable = why === undefined || why === 'history-damaged';
  const hasMore = isReadable && state.changes.some((id) => !OWN_GAME.changes.includes(id));
  const lacksSome = OWN_GAME.changes.some((id) => !state.changes.includes(id));
  const mustStay = hasMore ? lacksSome : !isReadable || state.number < OWN_GAME.number;
  const isOwnShown = isSame(device.atStart.document, OWN_GAME.document);
  const isUndone = isSame(undo(device.atStart).document, state.document);
  return [
    ...(mustStay && !isOwnShown ? ['The game beside it is not shown.'] : []),
    ...(hasMore && lacksSome && !isUndone ? ['The other copy is not one undo away.'] : []),
    ...((hasMore && !lacksSome) || (!hasMore && why !== undefined) ? faultsOfText(device, text) : []),
  ];
}

/** The tap is saved, or reported as not saved; the earlier text is still available; undo takes the tap back. */
async function faultsAfterTap(device: Device, text: string): Promise<readonly string[]> {
  const { store, atStart } = device;
  const wasThere = device.texts().includes(text);
  store.change((notebook) => setPlayerCount(notebook, notebook.table.players.length === 3 ? 4 : 3));
  await settled();
  const { document, saving, setAside } = store.snapshot();
  const isSaved = isSame(device.savedDocument(), document);
  const isThere = device.texts().includes(text);
  store.undo();
  return [
    ...(isSame(document, atStart.document) ? ['A tap changes nothing.'] : []),
    ...(isSaved || saving !== 'saved' ? [] : ['A tap is said to be saved, but is not.']),
    ...(setAside.length > 0 && wasThere && !isThere ? ['A tap overwrites what was set aside.'] : []),
    ...(isSame(store.snapshot().document, atStart.document) ? [] : ['Undo does not bring the game back.']),
  ];
}

async function startOn(
  make: MakeStore,
  { first, second, room = Number.POSITIVE_INFINITY }: Copies,
): Promise<Device> {
  const texts = new Map(first === undefined ? [] : [[key, first]]);
  let secondText = second;
  const secondCopy: SecondCopy = {
    update: async (next) => {
      secondText = next(secondText) ?? secondText;
      return true;
    },
  };
  const store = make({
    document: palatinusDocument,
    storage: () => storageOf(texts, room),
    ...(second !== undefined && { secondCopy }),
  });
  store.start();
  await settled();
  return {
    store,
    atStart: store.snapshot(),
    texts: () => [...texts.values(), secondText],
    savedDocument: () => {
      const [one, other] = [texts.get(key), secondText].map(
        (text) => readSaved(palatinusDocument, text ?? '').state,
      );
      return (one && other && other.number > one.number ? other : one)?.document ?? EMPTY_NOTEBOOK;
    },
  };
}

function storageOf(texts: Map<string, string>, room: number): Storage {
  const length = (): number => [...texts].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  return {
    length: texts.size,
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => {
      const before = texts.get(name);
      texts.set(name, text);
      if (length() <= room) return;
      if (before === undefined) texts.delete(name);
      else texts.set(name, before);
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (name) => void texts.delete(name),
    clear: () => texts.clear(),
  };
}

function stateOf({
  number,
  changes,
  changed,
  document,
  view,
  history,
  names,
}: Snapshot<Notebook, PalatinusView>): SavedState<Notebook, PalatinusView> {
  return { number, changes, changed, document, view, history, names };
}

/** Waits until everything pending has arrived. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
