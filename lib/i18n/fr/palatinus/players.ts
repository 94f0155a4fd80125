import type { AreaMessages } from '../../speaker';

export const players: AreaMessages<'players'> = {
  whoPlaced:
    'Si vous échangez, les habitants déjà placés changent de propriétaire ; si vous prenez une couleur libre, ils changent de couleur avec vous.',
  ally: 'Couleur alliée à {who}',
  noAlly: 'aucune',
  allyText:
    'À deux, chacun a aussi un allié : quelques marchands et paysans d’une autre couleur, mais pas de condottiere.',
  nowAlly: '{who} a maintenant pour allié : {people}.',
  nowNoAlly: '{who} n’a plus d’allié.',
  left: '{count} {count:habitant a|habitants ont} quitté le plateau ; « Annuler » {count:le|les} remet en place.',
  losing: 'Retirer {count} {count:habitant|habitants} du plateau ?',
  losingText: 'Comme les joueurs changent, {count:cet habitant quitte|ces habitants quittent} le plateau :',
  losingUndo: '« Annuler » {count:le|les} remet en place.',
  losingOf: '{people} : {list}',
  losingOfAlly: '{people} (allié) : {list}',
  lose: '{count:Le retirer|Les retirer}',
  census: 'Les habitants de chacun',
  eachPlayer: 'Chaque joueur',
  eachAlly: 'Chaque allié',
  inAll: 'Cela fait {count} habitants en tout.',
  assumed:
    'Tous les habitants de chaque couleur sont en jeu. La règle ne précise ni leur nombre ({box}), ni combien il y en a de chaque type. {list} : c’est notre hypothèse ; corrigez-la d’après votre boîte.',
  changed: 'Modifié : ce ne sont pas les nombres par défaut.',
  change: 'Changer les nombres',
  boxHolds: 'Nous supposons que la boîte contient {count} habitants de chaque couleur.',
  usual: 'Revenir aux nombres par défaut',
  usualNow: 'De nouveau les nombres par défaut.',
  merchants: 'Marchands',
  peasants: 'Paysans',
  condottieri: 'Condottieres',
  ofAlly: '{kinds} (allié)',
  far: '{players} joueurs, {inhabitants} habitants',
};
