import type { AreaMessages } from '../speaker';

export const store: AreaMessages<'store'> = {
  takenOver: 'Mis à jour depuis un autre onglet. « Annuler » fonctionne ici aussi.',

  fullTitle: 'Plus de place pour enregistrer',
  full: 'Vos derniers changements sont à l’écran, mais pas enregistrés sur cet appareil. Laissez cette page ouverte, enregistrez tout dans un fichier, puis faites de la place : photos, applications, ou données de sites dont vous n’avez plus besoin. L’enregistrement reprendra tout seul.',
  forbiddenTitle: 'Ce navigateur n’enregistre rien',
  forbidden:
    'Il ne laisse l’application rien enregistrer, comme en navigation privée. Tout fonctionne, mais seulement tant que cette page reste ouverte : enregistrez tout dans un fichier avant de la fermer, et ouvrez ce fichier la prochaine fois.',
  outdatedTitle: 'Une version plus récente est ouverte dans un autre onglet',
  outdated:
    'Elle a enregistré votre partie d’une nouvelle façon : cet onglet n’enregistre donc plus rien. Si vous avez changé quelque chose ici depuis, enregistrez tout dans un fichier ; puis rechargez cette page pour continuer avec la version récente.',
  reload: 'Recharger',
  everything: 'Tout enregistrer dans un fichier',
  everythingName: 'septimontium-tout',
  everythingSaved: '{name} est dans vos téléchargements. « Ouvrir et enregistrer » le rouvre.',
  openedSaved:
    'Tout n’a pas pu être enregistré : seul ce qui est ouvert dans cet onglet est dans vos téléchargements ({name}). Les parties gardées sur cet appareil n’ont pas pu être lues : réessayez avant de supprimer quoi que ce soit.',

  setAsideTitle: 'Des données enregistrées sont illisibles',
  setAsideDamaged:
    'Ce qui était enregistré sur cet appareil est endommagé. Ce qui se lit encore est à sa place ; le tout est mis de côté, tel quel. Téléchargez-le s’il vous manque quelque chose, ou supprimez-le.',
  setAsideNewer:
    'Ceci vient d’une version de l’application plus récente que celle de cet écran. C’est mis de côté, tel quel : téléchargez-le par prudence, puis rechargez cette page pour avoir la version récente.',
  setAsideHistory:
    'Votre partie est intacte. Seul l’historique des annulations était endommagé, il repart donc de zéro. Le texte endommagé est mis de côté : téléchargez-le, ou supprimez-le.',
  setAsideNoRoom:
    'Il n’y a pas la place de le mettre de côté : il reste où il est, et rien de nouveau n’est enregistré tant que vous ne le supprimez pas ou ne faites pas de place. Téléchargez-le d’abord si vous y tenez.',
  download: 'Télécharger',
  fileName: 'septimontium-mis-de-cote-{number}',
  discard: 'Supprimer',
  discardTitle: 'Supprimer définitivement ?',
  discardText: 'Cette action est définitive. Votre partie à l’écran ne change pas.',
  discarded: 'Supprimé. Votre partie n’a pas changé.',

  lostTitle: 'La partie précédente n’a pas pu être ajoutée à vos parties',
  lost: 'Il n’y a plus de place, ou ce navigateur ne le permet pas. La partie n’est pas encore perdue : « Annuler » la ramène. Faites de la place et réessayez, ou enregistrez tout dans un fichier.',

  before: 'Une nouvelle partie a commencé. Vous retrouverez la précédente à l’accueil.',
  bringBack: 'Y revenir',
};
