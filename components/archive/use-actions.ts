'use client';

/** The actions on an archived game. The store archives the game that is replaced by opening another one. */
import { useRouter } from 'next/navigation';
import { archive } from '@/components/store/archive';
import { allKept } from '@/components/store/keep-game';
import { useLanguage } from '@/components/ui/speech';
import type { Listed, RemovedGame } from '@/lib/archive';
import { cleanName, cleanNote } from '@/lib/text';
import type { AnyKeptView } from './kept-view';
import { contentOf } from './summaries';
import { idOfOpen } from './use-games';

export type Again = 'samePlayers' | 'sameTable';

export interface Actions {
  /** Opens the game at its result, or where it continues. False if it could not be read. */
  readonly open: (listed: Listed) => Promise<boolean>;
  readonly again: (listed: Listed, how: Again) => Promise<boolean>;
  readonly rename: (listed: Listed, title: string, note: string) => Promise<void>;
  readonly remove: (listed: Listed) => Promise<readonly RemovedGame[]>;
}

export function useActions(views: readonly AnyKeptView[]): Actions {
  const router = useRouter();
  const language = useLanguage();

  const contentIn = async ({ id, game }: Listed): Promise<ReturnType<typeof contentOf<AnyKeptView>>> => {
    const texts = await archive().texts([id]);
    return contentOf(views, game, texts.get(id) ?? '');
  };
  const isOpen = (view: AnyKeptView, { id }: Listed): boolean => idOfOpen(view) === id;
  const goTo = ({ seam }: AnyKeptView, screen: string): void =>
    router.push(`/${language}/${seam.document.game}/${screen}`);

  return {
    async open(listed) {
      const view = views.find(({ seam }) => seam.document.game === listed.game);
      if (view && isOpen(view, listed)) {
        goTo(view, view.seam.screenOf(view.gameStore.store().snapshot().document));
        return true;
      }
      const content = await contentIn(listed).catch(() => undefined);
      if (!view || !content) return false;
      const { reopen, document, screenOf } = view.seam;
      const opened = (mine: unknown): unknown => {
        const reopened = reopen(mine, content.document);
        // What is left of a damaged game continues as a new game; the damaged one stays as it is.
        const id = content.isWhole ? listed.id : undefined;
        return document.identity?.withId(reopened, id) ?? reopened;
      };
      view.gameStore.store().open(opened, content.changed);
      goTo(view, screenOf(view.gameStore.store().snapshot().document));
      return true;
    },
    async again(listed, how) {
      const content = await contentIn(listed).catch(() => undefined);
      const make = content?.view.seam[how];
      if (!content || !make) return false;
      const { view, document: kept } = content;
      // Opened instead of changed, because it is another game than mine, even if mine is so old that it has no id.
      view.gameStore.store().open((mine) => make(mine, kept), Date.now());
      const { document } = view.gameStore.store().snapshot();
      goTo(view, how === 'sameTable' ? view.seam.screenOf(document) : view.newGameScreen);
      return true;
    },
    rename: ({ id }, title, note) =>
      archive().edit([id], ({ title: _, note: __, ...listed }) => {
        const [name, text] = [cleanName(title.trim()), cleanNote(note.trim())];
        return { ...listed, ...(name !== '' && { title: name }), ...(text !== '' && { note: text }) };
      }),
    async remove(listed) {
      const view = views.find(({ seam }) => seam.document.game === listed.game);
      // An open game is replaced by a new one first. Its store archives it, and then it is removed from the archive.
      if (view && isOpen(view, listed)) view.gameStore.store().change((mine) => view.seam.newGame(mine));
      await allKept();
      return archive().remove([listed.id]);
    },
  };
}
