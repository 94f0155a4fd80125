import type { AreaMessages } from '../../speaker';

export const sevenRemarks: AreaMessages<'sevenRemarks'> = {
  'hill-closed':
    '{epoch}, {who}: ci sono segnalini su un colle non ancora aperto ({hills}). Lì possono stare solo i plebei piazzati prima della partita, e questo giocatore ne aveva {allowed}. Si conta lo stesso.',
  deployed:
    '{epoch}: sul piano di gioco ci sono {count} segnalini più di prima, e se ne schierano al massimo {most}. Ci sono state azioni extra? Altrimenti ricontrolla.',
  order:
    '{epoch}: quest’ordine di gioco non fa il giro del tavolo. L’ultimo giocatore di un’epoca comincia la successiva, poi si va in senso orario.',
  called:
    '{epoch}: nel campo delle legioni ci sono {count} plebei, ma {consuls} {consuls:console ne chiama|consoli ne chiamano} al massimo {most}. Ricontrolla il campo e i voti.',
  calledByNobody:
    '{epoch}: nel campo delle legioni {count:c’è|ci sono} {count} {count:plebeo|plebei}, ma nessuno è console. Ricontrolla il campo e i voti.',
  waiting:
    '{epoch}, {who}: nel campo d’attesa {count:c’è|ci sono} {count} {count:plebeo|plebei}, ma possono esserne arrivati solo {most}. Ricontrolla i due campi.',

  consulsChanged: '{epoch}, consoli: {who} (prima: {others}).',
  hillChanged: '{epoch}, {hill}: {list}.',
  knightsChanged: '{epoch}, cavalieri: {list}.',
  penaltiesChanged: '{epoch}, mani vuote: {list}.',
  pointsNow: '{who} {points} (prima: {old})',
  pointsChanged: 'Segnapunti: {list}.',
  winnersChanged: 'Vittoria: {who} (prima: {others}).',
  nothingChanged: 'Nessun punto cambia.',
};
