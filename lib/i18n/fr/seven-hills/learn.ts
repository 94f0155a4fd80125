import type { AreaMessages } from '../../speaker';

export const sevenLearn: AreaMessages<'sevenLearn'> = {
  title: 'Apprendre Seven Hills',
  lead: 'Qui marque sur une colline, qui est consul, ce que rapportent les chevaliers : neuf courtes étapes sur le plan.',
  map: 'Plan de Rome : où tout se trouve.',
  nothing: 'rien',
  standing: 'Qui est là',

  'idea-strength': 'Quelle est la force d’un joueur ?',
  'text-strength': 'Sur une colline, un noble compte 2, tout autre marqueur 1.',
  'idea-second': 'Qui marque combien ?',
  'text-second': 'Le plus fort marque 5, le suivant 2.',
  'idea-new-hill': 'La colline qui vient d’ouvrir',
  'text-new-hill':
    'À partir de la deuxième époque, la nouvelle colline rapporte 7 et 4, pendant cette époque seulement.',
  'idea-tied-first': 'Égalité pour la première place',
  'text-tied-first':
    'Les joueurs à égalité se partagent les points des deux premières places, arrondis à l’inférieur. Personne n’est alors deuxième.',
  'idea-tied-second': 'Égalité pour la deuxième place',
  'text-tied-second': 'Ils se partagent les points de la deuxième place, arrondis à l’inférieur.',
  'idea-alone': 'Seul sur une colline',
  'text-alone': 'Qui est seul prend la première et la deuxième place. Cette colline est nouvelle : 7 et 4.',
  'idea-consul': 'Qui est consul ?',
  'text-consul':
    'À trois joueurs, celui qui a le plus de marqueurs au Forum. Un noble y est un marqueur comme un autre.',
  'idea-equal-votes': 'À égalité de voix',
  'text-equal-votes': 'Celui qui vient plus tôt dans l’ordre de jeu est consul.',
  'idea-knights': 'Que rapportent les chevaliers ?',
  'text-knights': 'Comptez-les sur tout le plateau : {table}.',
  knightsTable: '{count} {count:rapporte|rapportent} {points}',
  mapShows: 'Le plan montre maintenant la force : un noble compte 2.',
  order: 'Ordre de jeu : {list}.',

  askStrength: '{who} : quelle force sur cette colline ?',
  askPoints: '{who} : combien de points sur cette colline ?',
  askKnights: '{who} : combien de points pour les chevaliers ?',
  askConsul: 'Qui est consul ?',

  'mistake-not-shared': 'C’est ce que marquerait un joueur seul : ici, plusieurs se le partagent.',
  'mistake-first-shared-only':
    'Certains ne partagent que la première place. Par défaut, on partage la première et la deuxième.',
  'mistake-first-only': 'Personne n’est deuxième : la deuxième place compte donc aussi.',
  'mistake-usual-worth': 'C’est la valeur habituelle. Une nouvelle colline rapporte davantage.',
  'mistake-noble-as-one': 'C’est ce qu’on obtient si un noble compte 1 sur une colline.',
  'mistake-noble-as-two':
    'C’est ce qu’on obtient si un noble a deux voix. Il compte 2 sur une colline, 1 au Forum.',
  'mistake-order-ignored': 'À égalité de voix, c’est l’ordre de jeu qui décide, pas la place à table.',
  'mistake-one-each': 'Les chevaliers ne rapportent pas 1 chacun.',

  done: 'Vous savez maintenant qui marque.',
  doneText: 'Comptez votre partie, ou cherchez une réponse dans la règle.',
  score: 'Compter Seven Hills',
  palatinus: 'Apprendre Palatinus',
};
