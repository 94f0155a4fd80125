import { describe, expect, it } from 'vitest';
import { messagesOf, speakerFrom } from '@/lib/i18n';
import { pickSpeech } from './pick-speech';

describe('what is sent to the phone', () => {
  it('is the given areas in the given language, and nothing else', () => {
    const { shell, ui } = messagesOf('fr');
    expect(pickSpeech('fr', ['ui', 'shell'])).toStrictEqual({ language: 'fr', messages: { shell, ui } });
    expect(pickSpeech('en', [])).toStrictEqual({ language: 'en', messages: {} });
  });

  it('is enough for a speaker', () => {
    const { language, messages } = pickSpeech('fr', ['ui']);
    const say = speakerFrom(language, messages);
    expect(say('ui.undo')).toBe('Annuler');
    // @ts-expect-error the shell's messages were not picked
    expect(say('shell.home')).toBe('shell.home');
  });
});
