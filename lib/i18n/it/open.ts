import type { AreaMessages } from '../speaker';

export const open: AreaMessages<'open'> = {
  title: 'Apri e salva',
  open: 'Apri una partita',
  choose: 'Scegli un file',
  anywhere:
    'Il file di una partita, un link condiviso, una riga di notazione, oppure tutto ciò che avevi salvato. Puoi anche trascinare un file in qualsiasi punto di questa pagina.',
  paste: 'Oppure incolla qui',
  openPasted: 'Apri',
  makesRoom:
    'Prende il posto della partita in corso, che resta tra le tue partite; «Annulla», qui, la ripristina.',
  refused: 'Impossibile aprire. La tua partita non è cambiata.',
  unreadable: 'Impossibile leggere {name}: riprova, o incolla il suo testo.',
  opened: 'Aperto: {what}.',
  everythingOpened: 'Tutto ciò che c’è in questo file è stato ripristinato: la partita e la tua scatola.',
  partlyOpened: 'Questo file è danneggiato. Ciò che si poteva leggere è stato recuperato: controllalo.',
  undoable:
    'La partita precedente non è andata persa: è tra le tue partite, e «Annulla», qui, la ripristina.',
  save: 'Salva questa partita',
  saveOf: 'Salva questa partita: {game}',
  tally: 'Punteggio finale',
  saveText:
    'Tutto ciò che inserisci resta su questo dispositivo. Per portarlo altrove: un file, o una riga di testo.',
  download: 'Scarica il file della partita',
  downloaded: 'Salvato tra i download: {name}',
  copy: 'Copia la riga',
  copied: 'Copiato.',
  notCopied: 'Il browser non permette di copiare: tocca la riga per selezionarla.',
  notation: 'Tutta la partita in una riga di testo:',
  notYet: 'Non c’è ancora nulla da salvare: prima finisci di preparare la partita.',

  imported: 'Aperto: {count} {count:partita aggiunta|partite aggiunte}.',
  importedNothing: 'In questo file non c’è nulla di nuovo: tutte le sue partite sono già qui.',
  importedReplaced:
    '{count} {count:partita qui era meno recente|partite qui erano meno recenti}: resta la versione più recente.',
  importedDoubled:
    '{count} {count:partita è cambiata|partite sono cambiate} sia qui sia nel file: restano entrambe le versioni.',
  importedKnown: '{count} {count:partita è già|partite sono già} qui.',
  importedUnreadable:
    '{count} {count:partita di questo file era illeggibile ed è stata saltata|partite di questo file erano illeggibili e sono state saltate}.',
  importedNotKept: 'Impossibile aggiungere le partite: non c’è spazio, o il browser non lo permette.',
  importedBeside: 'Da questo file anche: {list}.',
  partBox: 'la tua scatola',
  partOpen: 'la partita aperta',
  partNames: 'i nomi',
  partPractice: 'i tuoi esercizi',
  undoImport: 'Annulla',
  toGames: 'Tutte le partite',
  importUndone: 'Annullato: tutto è come prima.',
  failed:
    'Non ha funzionato: non c’è spazio, o il browser non lo permette. Le tue partite non sono cambiate.',
};
