import type { AreaMessages } from '../speaker';

export const keeping: AreaMessages<'keeping'> = {
  saved: 'Gardé sur cet appareil.',
  unread:
    'Ce qui est gardé sur cet appareil n’est pas encore lu, car l’application n’est pas entièrement chargée. Rien n’est perdu : elle réessaie d’elle-même dès que la connexion revient.',
  takenOver:
    'Modifié dans un autre onglet ; celui-ci montre maintenant la même chose. On peut défaire ici aussi.',

  fullTitle: 'Plus de place pour garder',
  full: 'Vos derniers changements sont à l’écran, mais pas gardés sur cet appareil. Laissez cette page ouverte, gardez la table en fichier, puis faites de la place : photos, applications, ou données de sites dont vous n’avez plus besoin. La suite se garde alors d’elle-même.',
  forbiddenTitle: 'Ce navigateur ne garde rien',
  forbidden:
    'Il ne laisse rien garder à l’application, comme dans une fenêtre privée. Tout fonctionne, mais seulement tant que cette page reste ouverte : gardez la table en fichier avant de la fermer.',
  toFile: 'Garder en fichier',

  asideTitle: 'Une partie de ce qui était gardé est illisible',
  asideDamaged:
    'Ce qui était gardé sur cet appareil est abîmé. Ce qui se lit encore est à sa place ; le tout est mis de côté, tel qu’on l’a trouvé. Téléchargez-le s’il vous manque quelque chose, ou jetez-le.',
  asideOlder:
    'Ceci vient d’une ancienne version de l’application, que l’on ne sait plus lire. C’est mis de côté, tel qu’on l’a trouvé : téléchargez-le s’il vous manque quelque chose, ou jetez-le.',
  asideNewer:
    'Ceci vient d’une version de l’application plus récente que celle de cet écran. C’est mis de côté, tel qu’on l’a trouvé : téléchargez-le par prudence, puis rechargez cette page pour avoir la version récente.',
  asideHistory:
    'Votre table est entière. Seule la liste des étapes à défaire était abîmée, elle repart donc de zéro. Le texte abîmé est mis de côté : téléchargez-le, ou jetez-le.',
  asideNoRoom:
    'Il n’y a pas la place de le mettre de côté : il reste où il est, et rien de nouveau n’est gardé tant que vous ne le jetez pas ou ne faites pas de place. Téléchargez-le d’abord si vous y tenez.',
  download: 'Télécharger',
  fileName: 'septimontium-mis-de-cote-{number}',
  discard: 'Jeter',
  discardTitle: 'Le jeter pour de bon ?',
  discardText: 'On ne peut pas le défaire. Votre table à l’écran reste comme elle est.',
  discarded: 'Jeté. Votre table est restée comme elle était.',
};
