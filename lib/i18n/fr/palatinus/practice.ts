import type { AreaMessages } from '../../speaker';

export const practice: AreaMessages<'practice'> = {
  title: 'Vos exercices',
  text: 'Ce que vous avez appris reste sur cet appareil. Un fichier l’emporte ailleurs : « Ouvrir et enregistrer » l’ajoute à ce qui est là.',
  save: 'Enregistrer un fichier',
  fileName: 'septimontium-exercices',
  saved: '{name} est dans vos téléchargements.',
  added: 'Vos exercices sont ajoutés à ceux d’ici. Rien n’est perdu.',
  partlyAdded: 'Ce fichier est endommagé. Ce qui était lisible de vos exercices est ajouté à ceux d’ici.',
  learn: 'Apprendre',
};
