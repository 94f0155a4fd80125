import type { AreaMessages } from '../speaker';

export const accessibility: AreaMessages<'accessibility'> = {
  title: 'Accessibilité',
  lead: 'Tout le monde autour de la table doit pouvoir suivre le décompte. Voici ce qui marche sans souris, sans regarder et en grands caractères, et ce qui ne marche pas encore bien.',
  aim: 'Notre but : les règles WCAG 2.2, niveau AA, sur chaque écran et dans chaque langue de l’application.',
  works: 'Ce qui marche',
  keyboard:
    'Tout peut se faire au clavier. Un cadre montre où vous êtes, et le premier lien de chaque page permet de sauter son en-tête.',
  ear: 'Tout ce qui est dessiné est aussi dit : chaque terrain avec sa source et son pion, qui capture et qui fuit, chaque somme, qui prend une colline et pourquoi. Ce qui change est annoncé. Si vous le souhaitez, l’application lit elle-même le décompte à voix haute.',
  touch:
    'Il n’est jamais nécessaire de glisser ni de maintenir : touchez un pion pour le retirer, puis touchez le terrain où il doit aller. Tout ce qui se touche mesure au moins 44 pixels en largeur et en hauteur ; seuls les liens dans une phrase sont moins hauts.',
  colour:
    'Rien n’est dit par la couleur seule : la couleur de chaque joueur a sa forme, chaque type d’habitant son image, chaque marque son dessin.',
  large:
    'Les caractères peuvent être deux fois plus grands, et une page agrandie à 400 %, sans défilement horizontal. Quand presque rien ne tient à l’écran, les barres du haut et du bas défilent avec le reste.',
  device:
    'Les réglages de votre appareil sont respectés : clair ou sombre, plus de contraste, vos propres couleurs, moins de mouvement.',
  keys: 'Touches',
  everywhere: 'Partout',
  everywhereKeys:
    'Tab avance et Maj+Tab recule, Entrée ou Espace active un bouton, Échap ferme un panneau. Ctrl+Z annule, Ctrl+Y rétablit.',
  countKeys:
    'Flèche droite ou Espace : étape suivante. Flèche gauche : retour. Début : la première étape. Fin : le résultat.',
  limits: 'Ce qui ne marche pas encore bien',
  limitTried:
    'Tout a été vérifié avec des programmes et au clavier, mais pas encore par des personnes qui utilisent un lecteur d’écran tous les jours.',
  limitBoard:
    'Les lettres et les nombres sur le plateau et sur le plan de Rome ne grandissent pas avec les caractères. Agrandissez la page, ou écoutez.',
  limitWords:
    'En très grands caractères, un mot long peut être coupé au milieu et un nom long raccourci ; à l’écoute, il est entier.',
  limitPicture:
    'L’image du score final à partager ne dit rien à un lecteur d’écran. Envoyez plutôt le lien ou le texte.',
  limitVoice: 'La voix qui lit, et sa qualité, dépendent de l’appareil. Certains n’en ont pas.',
  tell: 'Dites-le-nous',
  tellText:
    'Si quelque chose vous empêche d’utiliser l’application, ouvrez un ticket là où son code source est publié, et dites quel écran, quel navigateur et quelle aide technique vous utilisez. Nous le traitons comme un défaut.',
};
