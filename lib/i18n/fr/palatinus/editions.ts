import type { AreaMessages } from '../../speaker';

export const editions: AreaMessages<'editions'> = {
  title: 'Ce que disent les éditions',
  french: 'française',
  italian: 'italienne',
  dutch: 'néerlandaise',
  named: '{count:Édition|Éditions} {names}',
  all: 'Toutes les éditions',
  open: 'Non précisé',
  reading: 'Notre réponse',
  'house-rule': 'Règle maison',
  why: 'Pourquoi cette réponse par défaut',

  sixty: 'Il y a 60 habitants de cinq peuples.',
  'twelve-each':
    'Cela fait 12 habitants par couleur. Rien ne dit combien il y en a de chaque type : 5 marchands, 5 paysans et 2 condottieres, c’est notre hypothèse.',
  'fifth-colour': 'Les textes ne nomment que quatre couleurs. Nous appelons la cinquième violet.',
  'not-placed':
    'Un condottiere ne peut pas être placé dans les derniers tours. L’exemple ajoute qu’il doit être placé à temps.',
  'placed-in-time': 'Un condottiere doit être placé avant les derniers tours.',
  'wolves-face-down': 'Seuls les habitants avec une louve se placent face cachée.',
  'all-face-down': 'Tous les habitants se placent face cachée.',
  'all-pieces': 'Tous les pions autour d’autres collines comptent aussi.',
  'all-adjacencies':
    'Toutes les adjacences autour d’autres collines comptent : donc les terrains libres aussi.',
  'the-inhabitants': 'Les habitants autour d’autres collines comptent aussi.',
  'no-gaps':
    'Le texte demande seulement que les tuiles se touchent. La figure les montre sans espace entre elles, et nous les posons ainsi.',
  'captor-stays': 'Après une capture, le condottiere reste en place ; aucune édition ne le dit.',
  'two-captors':
    'Si deux condottieres capturent le même habitant, l’un le prend, l’autre prend un jeton de score de valeur 1.',
  'who-takes-which':
    'Aucune édition ne dit qui prend l’habitant et qui prend le jeton de score. Cela ne compte que pour un départage qui les compare l’un après l’autre.',
  'three-captors': 'À plus de deux, chaque autre joueur prend aussi un jeton de score.',
  'hill-clockwise': 'On fait le tour de la colline dans le sens horaire.',
  'turns-clockwise':
    'Le sens horaire n’est imprimé que pour l’ordre des tours, pas pour le tour d’une colline.',
  'example-cut': 'Dans l’exemple d’un tel décompte, il manque une ligne que les autres éditions ont.',
  'ally-influence': 'Aucune édition ne dit pour qui les habitants d’un allié gagnent de l’influence.',
  'palatinus-token':
    'Le jeton appelé Palatinus, de valeur 6, est posé sur la colline du centre. Les six autres sont posés au hasard sur les autres collines.',
  'token-values':
    'Les autres valeurs ne sont pas imprimées : des critiques parlent de 3 à 6, et nous proposons 3 3 4 4 5 5.',
  'counted-together': 'Toutes les éditions citent les trois. Ici, par défaut, on les additionne.',
  'victory-shared': 'La victoire est alors partagée ; aucune édition ne le dit.',
  'field-and-spring':
    'Un terrain libre donne 2, et une source donne 2. Aucune édition ne dit ce que donne un terrain qui est les deux.',
  'field-with-spring':
    'La légende appelle une source « terrain avec source ». C’est donc aussi un terrain, ce qui va dans le sens de 4.',
  'equal-flees': 'S’il a autant de marchands que de paysans à côté de lui, un condottiere fuit.',
  'nobody-near': 'Aucune édition ne parle d’un condottiere sans marchand ni paysan.',
  'same-captor': 'Aucune édition ne dit si cela vaut aussi pour deux condottieres d’un même joueur.',
  'tokens-named-first':
    'Les trois sont cités dans l’ordre jetons colline, jetons de score, habitants capturés.',
  'discs-named-first':
    'Les trois sont cités dans l’ordre jetons de score, jetons colline, habitants capturés.',
  'together-or-in-turn':
    'Aucune édition ne dit si on les additionne ou si on les compare l’un après l’autre.',
  'no-tie-break': 'Toutes les éditions ont un départage. S’en passer est une règle maison.',
  'discs-go-on':
    'Cette application compte comme s’il y avait d’autres jetons de score. Sur 6 000 parties tirées au hasard, douze ont toujours suffi.',
  'two-allies': 'Cette application demande deux alliés différents.',

  'emptySpring-standard':
    'Chacune des deux phrases imprimées vaut par elle-même, aucune n’exclut l’autre, et la légende italienne va dans ce sens.',
  'loneCondottiere-standard': 'C’est la phrase imprimée, prise à la lettre. Aucune exception n’est imprimée.',
  'doubleCaptureByOnePlayer-standard':
    'Le jeton de score évite qu’une capture ne rapporte rien. Ici, le joueur a déjà l’habitant.',
  'tieBreak-standard':
    'Les éditions citent les trois mêmes choses, seul l’ordre diffère. En additionnant, l’ordre ne compte pas, et toutes sont d’accord.',
  'allyPieces-standard':
    'Le joueur qui a un allié place aussi les habitants de cet allié. Aucune édition ne dit qu’ils ne comptent pour personne.',
};
