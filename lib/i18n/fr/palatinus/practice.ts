import type { AreaMessages } from '../../speaker';

export const practice: AreaMessages<'practice'> = {
  title: 'Vos exercices',
  text: 'Ce que vous avez appris reste sur cet appareil. Pour le retrouver sur un autre appareil, enregistrez un fichier : là-bas, « Ouvrir et enregistrer » l’ajoute à ce qui s’y trouve déjà.',
  save: 'Enregistrer un fichier',
  fileName: 'septimontium-exercices',
  saved: '{name} est dans vos téléchargements.',
  added: 'Vos exercices sont ajoutés à ceux de cet appareil. Rien n’est perdu.',
  partlyAdded:
    'Ce fichier est endommagé. Ce qui était lisible de vos exercices est ajouté à ceux de cet appareil.',
  learn: 'Apprendre',
};
