/** Texts and files that leave the app through the clipboard or as a download, with a minimal fake browser. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText, downloadText } from './hand-over';
import { tick } from './haptics';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page whose old clipboard command copies the selection, or refuses. */
function stubPage(takes: boolean): { readonly taken: string[]; readonly left: () => number } {
  const taken: string[] = [];
  const inPage = new Set<{ value: string }>();
  let selected = '';
  const createElement = (): object => {
    const area = {
      value: '',
      select: () => {
        selected = area.value;
      },
      remove: () => inPage.delete(area),
    };
    return area;
  };
  const execCommand = (): boolean => {
    if (takes) taken.push(selected);
    return takes;
  };
  const body = { append: (area: { value: string }) => inPage.add(area) };
  vi.stubGlobal('document', { activeElement: null, body, createElement, execCommand });
  vi.stubGlobal('HTMLElement', class {});
  return { taken, left: () => inPage.size };
}

describe('a text to copy', () => {
  it('goes to the clipboard', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('P1_r')).toBe(true);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('P1_r');
  });

  it.each([
    ['hidden', {}],
    ['forbidden', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
  ])('goes there the old way if the clipboard is %s, and leaves nothing behind', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const page = stubPage(true);
    expect(await copyText('P1_r')).toBe(true);
    expect(page.taken).toEqual(['P1_r']);
    expect(page.left()).toBe(0);
  });

  it('reports failure if nothing works', async () => {
    vi.stubGlobal('navigator', {});
    const page = stubPage(false);
    expect(await copyText('P1_r')).toBe(false);
    expect(page.left()).toBe(0);
  });
});

describe('a file to keep', () => {
  it('has the right name, type and content, and its URL is revoked in the end', async () => {
    vi.useFakeTimers();
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:1';
    });
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const link = { href: '', download: '', click: vi.fn() };
    vi.stubGlobal('document', { createElement: () => link });

    downloadText('table.json', '{"name":"Zoë"}', 'application/json');

    expect(link).toMatchObject({ href: 'blob:1', download: 'table.json' });
    expect(link.click).toHaveBeenCalledOnce();
    expect(blobs[0]?.type).toBe('application/json;charset=utf-8');
    expect(await blobs[0]?.text()).toBe('{"name":"Zoë"}');
    expect(revoke).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1');
  });
});

describe('a tick', () => {
  it('vibrates where the phone can, and does nothing where it cannot', () => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', { vibrate });
    tick();
    expect(vibrate).toHaveBeenCalledOnce();
    vi.stubGlobal('navigator', {});
    expect(tick).not.toThrow();
  });
});
