import type { AreaMessages } from '../speaker';

export const broken: AreaMessages<'broken'> = {
  title: 'Impossibile mostrare questa pagina',
  text: 'Qualcosa nell’app non ha funzionato, o una sua parte non si è caricata. Niente di ciò che hai inserito è andato perso: lascia aperta questa pagina e riprova.',
  again: 'Riprova',
  home: 'Torna all’inizio',
};
