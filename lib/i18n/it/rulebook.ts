import type { AreaMessages } from '../speaker';

export const rulebook: AreaMessages<'rulebook'> = {
  contents: 'Capitoli',
  link: 'Regola {number}: {title}',
  seeAlso: 'Vedi anche',
  picture: 'Disegno per la regola {number}: {title}',
  example: 'Esempio:',
  search: 'Cerca nelle regole',
  found: '{count} {count:paragrafo trovato|paragrafi trovati}',
  none: 'Nessun risultato. Prova un’altra parola, per esempio colle, pareggio o punti.',
  clear: 'Cancella la ricerca',

  rule: 'regola {number}',
  ruleTitle: 'Regola {number}',
  allRules: 'Tutte le regole',

  rulings: 'Interpretazioni',
  leadShared:
    'Come la partita condivisa risponde alle questioni aperte. Prova altre risposte: la tua partita non cambia.',
  toRulings: 'Scegli le interpretazioni per la tua partita',
  toRuling: 'Scegli la risposta per la tua partita',
  usual: 'predefinita',
  chosen: 'in questa partita',
  toStandard: 'Torna alle risposte predefinite',
  standardNow: 'Di nuovo le risposte predefinite.',
  answerPicture: 'Disegno per la regola {number}, letta così: {answer}',
  effect: 'In questa partita, con «{answer}»:',
  'matters-absent': 'In questa partita non si pone.',
  'matters-nothing': 'In questa partita: il punteggio non cambia.',
  'matters-points': 'In questa partita: ne dipendono dei punti.',
  'matters-winner': 'In questa partita: ne dipende la vittoria.',
  house: 'Le vostre regole di casa',
  houseText: 'Questa partita comincia con le vostre risposte: {list}.',

  inForce: 'Interpretazioni: {list}.',
  inForceUsual: 'Interpretazioni: predefinite.',
  list: '{list}; {last}',
};
