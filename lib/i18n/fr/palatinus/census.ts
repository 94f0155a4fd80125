import type { AreaMessages } from '../../speaker';

export const census: AreaMessages<'census'> = {
  missingInAll: '{count} {count:pion manquant|pions manquants}',
  tooManyInAll: '{count} {count:pion|pions} de trop',
  missingAndTooMany: '{missing} {missing:pion manquant|pions manquants}, {tooMany} de trop',
  anAllyMissing: 'Il manque un allié',
  expected: 'Le décompte se fait quand même. Pions par joueur : {list}.',
  missing: 'Il manque à {people} : {list}.',
  tooMany: '{people} : {list} de trop.',
  peoplesMixedUp:
    '{tooMany} : {inhabitants} de trop ; {tooFew} : {count} en moins. L’un des pions en {fields} est-il en fait {people} ?',
  kindsMixedUp:
    '{people} : {tooMany} de trop, {tooFew} en moins. L’un des pions en {fields} est-il en fait un {kind} ?',
  condottiereLeftOver:
    '{people} : il manque {count} {count:condottiere|condottieres}, et rien d’autre. Personne ne peut en garder jusqu’à la fin : {count:il a été oublié|ils ont été oubliés}, à la saisie ou derrière l’écran.',
  allyMissing:
    '{people} n’a pas d’allié : à deux, chacun joue aussi deux marchands et deux paysans d’une autre couleur.',
  toBoard: 'Corriger sur le plateau',
  tokensOdd: 'Vérifiez les jetons',
  ringTokens: 'Jetons autour du centre : {laid}. Standard : {usual}. À vérifier : {hills}.',
  centreToken: 'Jeton du centre : {laid}. Standard : {usual}. À vérifier : {hills}.',
};
