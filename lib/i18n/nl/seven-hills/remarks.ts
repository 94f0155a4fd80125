import type { AreaMessages } from '../../speaker';

export const sevenRemarks: AreaMessages<'sevenRemarks'> = {
  'hill-closed':
    '{epoch}, {who}: er staan markers op een heuvel die nog niet open is ({hills}). Daar kunnen alleen plebejers staan die vóór het spel zijn geplaatst, en deze speler had er {allowed}. Het spel wordt toch geteld.',
  deployed:
    '{epoch}: er staan {count} markers meer op het bord dan daarvoor, en er worden er hoogstens {most} ingezet. Waren er extra acties? Zo niet, kijk het dan na.',
  order:
    '{epoch}: deze beurtvolgorde gaat niet de tafel rond. De laatste speler van een tijdperk begint het volgende, daarna gaat het met de klok mee.',
  called:
    '{epoch}: er staan {count} plebejers in het legioenkamp, maar {consuls} {consuls:consul roept|consuls roepen} er hoogstens {most} op. Kijk het kamp en de stemmen na.',
  calledByNobody:
    '{epoch}: er {count:staat|staan} {count} {count:plebejer|plebejers} in het legioenkamp, maar niemand is consul. Kijk het kamp en de stemmen na.',
  waiting:
    '{epoch}, {who}: er {count:staat|staan} {count} {count:plebejer|plebejers} in het wachtkamp, maar er kunnen er hoogstens {most} zijn aangekomen. Kijk beide kampen na.',

  consulsChanged: '{epoch}, consuls: {who} (eerst: {others}).',
  hillChanged: '{epoch}, {hill}: {list}.',
  knightsChanged: '{epoch}, ridders: {list}.',
  penaltiesChanged: '{epoch}, lege handen: {list}.',
  pointsNow: '{who} {points} (eerst: {old})',
  pointsChanged: 'Scorespoor: {list}.',
  winnersChanged: 'Winnaar: {who} (eerst: {others}).',
  nothingChanged: 'Er veranderen geen punten.',
};
