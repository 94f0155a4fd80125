import type { AreaMessages } from '../../speaker';

export const sevenLearn: AreaMessages<'sevenLearn'> = {
  title: 'Impara Seven Hills',
  lead: 'Chi fa punti su un colle, chi è console, che cosa danno i cavalieri: nove brevi passi sulla mappa.',
  map: 'Mappa di Roma: che cosa sta dove.',
  nothing: 'nulla',
  standing: 'Chi c’è',

  'idea-strength': 'Quanta forza ha un giocatore?',
  'text-strength': 'Su un colle un nobile conta 2, ogni altro segnalino 1.',
  'idea-second': 'Chi prende quanto?',
  'text-second': 'Il più forte fa 5 punti, chi segue 2.',
  'idea-new-hill': 'Il colle appena aperto',
  'text-new-hill': 'Dalla seconda epoca in poi, il nuovo colle dà 7 e 4, solo in quell’epoca.',
  'idea-tied-first': 'Pareggio al primo posto',
  'text-tied-first':
    'Chi pareggia divide i punti del primo e del secondo posto, arrotondati per difetto. Allora nessuno è secondo.',
  'idea-tied-second': 'Pareggio al secondo posto',
  'text-tied-second': 'Chi pareggia divide i punti del secondo posto, arrotondati per difetto.',
  'idea-alone': 'Da soli su un colle',
  'text-alone': 'Chi non ha rivali prende il primo e il secondo posto. Questo colle è nuovo: 7 e 4.',
  'idea-consul': 'Chi è console?',
  'text-consul': 'In tre, chi ha più segnalini nel Foro. Qui un nobile è un segnalino solo.',
  'idea-equal-votes': 'Voti pari',
  'text-equal-votes': 'È console chi viene prima nell’ordine di gioco.',
  'idea-knights': 'Che cosa danno i cavalieri?',
  'text-knights': 'Contali su tutto il piano di gioco: {table}.',
  knightsTable: '{count} {count:dà|danno} {points}',
  mapShows: 'Ora la mappa mostra la forza: un nobile conta 2.',
  order: 'Ordine di gioco: {list}.',

  askStrength: '{who}: quanta forza su questo colle?',
  askPoints: '{who}: quanti punti su questo colle?',
  askKnights: '{who}: quanti punti per i cavalieri?',
  askConsul: 'Chi è console?',

  'mistake-not-shared': 'È ciò che prenderebbe uno solo: qui si divide tra più giocatori.',
  'mistake-first-shared-only':
    'C’è chi divide solo il primo posto. La risposta predefinita: si dividono il primo e il secondo.',
  'mistake-first-only': 'Nessuno è secondo, quindi conta anche il secondo posto.',
  'mistake-usual-worth': 'È il valore solito. Un nuovo colle dà di più.',
  'mistake-noble-as-one': 'È ciò che si ottiene se un nobile conta 1 su un colle.',
  'mistake-noble-as-two': 'È ciò che si ottiene se un nobile ha due voti. Su un colle conta 2, nel Foro 1.',
  'mistake-order-ignored': 'Voti pari: decide l’ordine di gioco, non i posti a tavola.',
  'mistake-one-each': 'I cavalieri non danno 1 ciascuno.',

  done: 'Ora sai chi fa punti.',
  doneText: 'Conta la tua partita, o cerca qualcosa nelle regole.',
  score: 'Conta Seven Hills',
  palatinus: 'Impara Palatinus',
};
