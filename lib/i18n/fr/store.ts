import type { AreaMessages } from '../speaker';

export const store: AreaMessages<'store'> = {
  takenOver:
    'Modifié dans un autre onglet ; celui-ci montre maintenant la même chose. On peut défaire ici aussi.',

  fullTitle: 'Plus de place pour garder',
  full: 'Vos derniers changements sont à l’écran, mais pas gardés sur cet appareil. Laissez cette page ouverte, gardez le tout en fichier, puis faites de la place : photos, applications, ou données de sites dont vous n’avez plus besoin. La suite se garde alors d’elle-même.',
  forbiddenTitle: 'Ce navigateur ne garde rien',
  forbidden:
    'Il ne laisse rien garder à l’application, comme dans une fenêtre privée. Tout fonctionne, mais seulement tant que cette page reste ouverte : gardez le tout en fichier avant de la fermer, et ouvrez ce fichier la prochaine fois.',
  outdatedTitle: 'Une version plus récente est ouverte dans un autre onglet',
  outdated:
    'Elle a gardé votre table d’une nouvelle façon : cet onglet ne garde donc plus rien. Si vous avez changé quelque chose ici depuis, gardez le tout en fichier ; puis rechargez cette page pour continuer avec la version récente.',
  reload: 'Recharger',
  everything: 'Garder le tout en fichier',
  everythingName: 'septimontium-tout',
  everythingSaved: 'Le fichier {name} rejoint vos téléchargements. « Ouvrir et garder » le rouvre.',

  setAsideTitle: 'Une partie de ce qui était gardé est illisible',
  setAsideDamaged:
    'Ce qui était gardé sur cet appareil est abîmé. Ce qui se lit encore est à sa place ; le tout est mis de côté, tel qu’on l’a trouvé. Téléchargez-le s’il vous manque quelque chose, ou jetez-le.',
  setAsideNewer:
    'Ceci vient d’une version de l’application plus récente que celle de cet écran. C’est mis de côté, tel qu’on l’a trouvé : téléchargez-le par prudence, puis rechargez cette page pour avoir la version récente.',
  setAsideHistory:
    'Votre table est entière. Seule la liste des étapes à défaire était abîmée, elle repart donc de zéro. Le texte abîmé est mis de côté : téléchargez-le, ou jetez-le.',
  setAsideNoRoom:
    'Il n’y a pas la place de le mettre de côté : il reste où il est, et rien de nouveau n’est gardé tant que vous ne le jetez pas ou ne faites pas de place. Téléchargez-le d’abord si vous y tenez.',
  download: 'Télécharger',
  fileName: 'septimontium-mis-de-cote-{number}',
  discard: 'Jeter',
  discardTitle: 'Le jeter pour de bon ?',
  discardText: 'On ne peut pas le défaire. Votre table à l’écran reste comme elle est.',
  discarded: 'Jeté. Votre table est restée comme elle était.',
};
