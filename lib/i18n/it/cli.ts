import type { AreaMessages } from '../speaker';

export const cli: AreaMessages<'cli'> = {
  scoreUsage:
    'Uso: npm run --silent score -- FILE|- [--explain] [--lang={languages}]\n\nConta una partita, da FILE o dallo standard input (-): il file di una partita, una notazione, o una partita per riga.\nStampa un risultato per riga in JSON; con --explain, il conteggio a parole.',
  settleUsage:
    'Uso: npm run --silent settle -- FILE|- [--count NUMERI.json] [--lang={languages}]\n\nLegge una partita, da FILE o dallo standard input (-): il file di una partita, una notazione, o una partita per riga.\nStampa in JSON, una riga per partita, che cosa cambierebbe i vincitori: altre interpretazioni, errori di inserimento, altre mosse.\nCon --count, che cosa spiega i numeri trovati dai giocatori (vedi docs/settle.md).',
  quizUsage:
    'Uso: npm run --silent quiz -- --count N --seed S [--topic T] [--level L] [--lang={languages}]\n\nStampa in JSON N domande sul conteggio, una per riga; con lo stesso seme le righe sono le stesse (vedi docs/quiz.md).\nArgomenti: {topics}.\nLivelli: {levels}.',
  quizCount: 'Non è un numero di domande: «{value}». Usa un numero intero, almeno 1.',
  quizTopic: 'Argomento sconosciuto: «{value}». Argomenti: {topics}.',
  quizLevel: 'Livello sconosciuto: «{value}». Livelli: {levels}.',
  quizNoValue: 'Dopo {option} serve un valore.',
  mistake: 'Opzione sconosciuta: «{argument}».',
  nothing: '{name}: in questo file non c’è nessuna partita.',
  notSettled: 'settle non conosce questo gioco ({format}): se ne può solo contare il punteggio.',
  missing: 'Impossibile leggere «{name}»: il file non esiste.',
  unreadableName:
    'Impossibile leggere «{name}»: il suo nome non è in UTF-8. Rinomina il file, o passane il contenuto: - < FILE.',
  folder: 'Impossibile leggere «{name}»: è una cartella. Indica uno dei suoi file.',
  forbidden: 'Impossibile leggere «{name}»: non hai il permesso di leggerlo.',
  unreadable: 'Impossibile leggere «{name}»: il sistema risponde {code}.',
  diskFull: 'L’output è incompleto: il disco è pieno.',
  unwritable: 'L’output è incompleto: il sistema risponde {code}.',
};
