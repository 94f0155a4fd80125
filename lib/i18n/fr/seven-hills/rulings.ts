import type { AreaMessages } from '../../speaker';

export const sevenRulings: AreaMessages<'sevenRulings'> = {
  nobleInForum: 'Combien de voix a un noble à l’élection des consuls ?',
  'nobleInForum-one': 'Une, comme tout marqueur',
  'nobleInForum-one-why':
    'On compte les marqueurs, et la règle ne donne 2 au noble que pour les points de placement.',
  'nobleInForum-two': 'Deux',
  'nobleInForum-two-why': 'Un noble en vaut deux sur une colline : pourquoi pas au Forum ?',

  tiedFirst:
    'Plusieurs joueurs sont à égalité en tête d’une colline, et quelqu’un les suit. Que partagent-ils ?',
  'tiedFirst-take-both': 'Les deux places ensemble ; il n’y a pas de deuxième',
  'tiedFirst-take-both-why': 'À eux tous, ils occupent les deux places. L’exemple imprimé partage les deux.',
  'tiedFirst-second-stays': 'La première seulement ; le suivant est deuxième',
  'tiedFirst-second-stays-why':
    'Dans l’exemple imprimé, personne ne suit. Si quelqu’un suit, la deuxième place est prise.',

  finalTie: 'À égalité de points, les meilleurs sont aussi à égalité au Forum. Qui gagne ?',
  'finalTie-still-equal': 'Ceux qui sont encore à égalité',
  'finalTie-still-equal-why': 'Qui a moins de marqueurs au Forum a perdu le départage.',
  'finalTie-all': 'Tous ceux qui sont à égalité de points',
  'finalTie-all-why': 'Le départage n’a rien décidé : l’égalité de points demeure.',

  halfRounds: 'La moitié d’un nombre impair de légions revient. Comment arrondir ?',
  'halfRounds-up': 'Au supérieur : sur 3, il en revient 2',
  'halfRounds-up-why': 'À l’entier le plus proche ; d’habitude, un demi s’arrondit au supérieur.',
  'halfRounds-down': 'À l’inférieur : sur 3, il en revient 1',
  'halfRounds-down-why': 'Partout ailleurs, la règle arrondit à l’inférieur.',

  'say-nobleInForum-two': 'un noble a deux voix',
  'say-tiedFirst-second-stays': 'à égalité en tête, seule la première place se partage',
  'say-finalTie-all': 'tous ceux qui sont à égalité de points partagent la victoire',
  'say-halfRounds-down': 'la moitié des légions s’arrondit à l’inférieur',
};
