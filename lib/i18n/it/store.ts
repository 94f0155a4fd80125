import type { AreaMessages } from '../speaker';

export const store: AreaMessages<'store'> = {
  takenOver: 'Aggiornato da un’altra scheda. «Annulla» funziona anche qui.',

  fullTitle: 'Non c’è più spazio per salvare',
  full: 'Le ultime modifiche sono sullo schermo, ma non sono salvate su questo dispositivo. Lascia aperta questa pagina, salva tutto come file, poi libera un po’ di spazio: foto, app, o dati di siti che non ti servono più. Il salvataggio riprenderà da solo.',
  forbiddenTitle: 'Questo browser non salva nulla',
  forbidden:
    'Non permette all’app di salvare nulla, come in una finestra privata. Tutto funziona, ma solo finché questa pagina resta aperta: prima di chiuderla salva tutto come file, e la prossima volta apri quel file.',
  outdatedTitle: 'In un’altra scheda è aperta una versione più recente',
  outdated:
    'Ha salvato la tua partita in un modo nuovo, perciò questa scheda non salva più nulla. Se da allora hai cambiato qualcosa qui, salva tutto come file; poi ricarica questa pagina per continuare con la versione più recente.',
  reload: 'Ricarica',
  everything: 'Salva tutto come file',
  everythingName: 'septimontium-tutto',
  everythingSaved: 'Salvato tra i download: {name}. «Apri e salva» lo riapre.',
  openedSaved:
    'Non è stato possibile salvare tutto: tra i download c’è solo ciò che è aperto in questa scheda ({name}). Non è stato possibile leggere le partite conservate su questo dispositivo: riprova prima di eliminare qualcosa.',

  setAsideTitle: 'Alcuni dati salvati sono illeggibili',
  setAsideDamaged:
    'Ciò che era salvato su questo dispositivo è danneggiato. Quello che si legge ancora è al suo posto; il tutto è stato messo da parte così com’era. Scaricalo se ti manca qualcosa, oppure eliminalo.',
  setAsideNewer:
    'Questo è stato salvato da una versione dell’app più recente di quella su questo schermo. È stato messo da parte così com’era: scaricalo per sicurezza, poi ricarica questa pagina per avere la versione più recente.',
  setAsideHistory:
    'La tua partita è intatta. Era danneggiata solo la cronologia di «Annulla», che riparte da zero. Il testo danneggiato è stato messo da parte: scaricalo, oppure eliminalo.',
  setAsideNoRoom:
    'Non c’è spazio per metterlo da parte, perciò resta dov’è, e non si salva più nulla di nuovo finché non lo elimini o non liberi spazio. Se vuoi tenerlo, prima scaricalo.',
  download: 'Scarica',
  fileName: 'septimontium-messo-da-parte-{number}',
  discard: 'Elimina',
  discardTitle: 'Eliminarlo per sempre?',
  discardText: 'Non si può annullare. La tua partita sullo schermo resta com’è.',
  discarded: 'Eliminato. La tua partita non è cambiata.',

  lostTitle: 'Impossibile aggiungere a «Partite» la partita precedente',
  lost: 'Non c’è spazio, o questo browser non lo permette. La partita non è ancora persa: «Annulla» la ripristina. Libera un po’ di spazio e riprova, oppure salva tutto come file.',

  before: 'È cominciata una nuova partita. Quella di prima è nella pagina iniziale.',
  bringBack: 'Ripristinala',
};
