import type { AreaMessages } from '../speaker';

export const rulebook: AreaMessages<'rulebook'> = {
  contents: 'Chapitres',
  link: 'Règle {number} : {title}',
  seeAlso: 'Voir aussi',
  picture: 'Dessin de la règle {number} : {title}',
  example: 'Exemple :',
  search: 'Chercher dans les règles',
  found: '{count} {count:paragraphe trouvé|paragraphes trouvés}',
  none: 'Rien trouvé. Essayez un autre mot, par exemple colline, égalité ou points.',
  clear: 'Effacer la recherche',

  rule: 'règle {number}',
  ruleTitle: 'Règle {number}',
  allRules: 'Toutes les règles',

  rulings: 'Points de règle',
  leadShared:
    'Voici comment la partie partagée tranche les points de règle. Essayez d’autres réponses : rien ne change chez vous.',
  toRulings: 'Choisir les réponses pour votre partie',
  toRuling: 'Choisir la réponse pour votre partie',
  usual: 'par défaut',
  chosen: 'dans cette partie',
  toStandard: 'Revenir aux réponses par défaut',
  standardNow: 'De nouveau les réponses par défaut.',
  answerPicture: 'Dessin de la règle {number}, lue ainsi : {answer}',
  effect: 'Avec « {answer} », dans cette partie :',
  'matters-absent': 'Ne se pose pas dans cette partie.',
  'matters-nothing': 'Dans cette partie, la réponse ne change pas le score.',
  'matters-points': 'Dans cette partie, des points en dépendent.',
  'matters-winner': 'Dans cette partie, la victoire en dépend.',
  house: 'Vos règles maison',
  houseText: 'Cette partie commence avec vos réponses : {list}.',

  inForce: 'Points de règle : {list}.',
  inForceUsual: 'Points de règle : réponses par défaut.',
  list: '{list} ; {last}',
};
