import type { Speaker } from '@/lib/i18n';

export function Footer({ say }: { readonly say: Speaker<'shell'> }): React.ReactNode {
  return (
    <footer className="border-line border-t pb-[env(safe-area-inset-bottom)]">
      <p className="page py-6 text-muted text-sm leading-relaxed">{say('shell.unofficial')}</p>
    </footer>
  );
}
