import type { AreaMessages } from '../../speaker';

export const census: AreaMessages<'census'> = {
  missingInAll: '{count} {count:pedina mancante|pedine mancanti}',
  tooManyInAll: '{count} {count:pedina|pedine} di troppo',
  missingAndTooMany: '{missing} {missing:pedina mancante|pedine mancanti}, {tooMany} di troppo',
  anAllyMissing: 'Manca un alleato',
  expected: 'Contiamo lo stesso. Pedine di ogni giocatore: {list}.',
  missing: 'Da piazzare ancora per {people}: {list}.',
  tooMany: '{people}: {list} di troppo.',
  peoplesMixedUp:
    '{tooMany}: {inhabitants} di troppo; {tooFew}: {count} in meno. Controlla {fields}: c’è forse una pedina di colore {people}?',
  kindsMixedUp: '{people}: {tooMany} di troppo, {tooFew} in meno. Controlla {fields}: c’è forse un {kind}?',
  condottiereLeftOver:
    '{people}: {count:manca|mancano} solo {count} {count:condottiero|condottieri}. Nessuno può tenerne uno fino alla fine, quindi {count:è sfuggito|sono sfuggiti} a qualcuno, sul piano di gioco o dietro lo schermo.',
  allyMissing:
    '{people} non ha un alleato: in due, ognuno gioca anche due mercanti e due contadini di un altro colore.',
  toBoard: 'Correggi sul piano di gioco',
  tokensOdd: 'Controlla i gettoni',
  ringTokens: 'Gettoni intorno al centro: {laid}. Standard: {usual}. Da controllare: {hills}.',
  centreToken: 'Gettone al centro: {laid}. Standard: {usual}. Da controllare: {hills}.',
};
