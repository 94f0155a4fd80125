import type { AreaMessages } from '../speaker';

export const shell: AreaMessages<'shell'> = {
  appName: 'Septimontium',
  tagline: 'Palatinus, compté colline par colline',
  description:
    'Compte les jeux de société Palatinus et Seven Hills étape par étape et explique chaque point. Non officiel.',
  skipToContent: 'Aller au contenu',
  home: 'Septimontium, accueil',
  settings: 'Langue et thème',
  theme: 'Thème',
  themeAuto: 'Auto',
  themeLight: 'Clair',
  themeDark: 'Sombre',
  unofficial:
    'Septimontium est un compagnon non officiel. Il n’est lié ni aux éditeurs ni aux auteurs de Palatinus et de Seven Hills.',
  notFoundTitle: 'Pas de colline ici',
  notFoundText: 'Rome a sept collines, et cette adresse n’est sur aucune d’elles.',
  notFoundBack: 'Retour à l’accueil',
  developers: 'Pour les développeurs',
  learn: 'Leçons',
  updateReady: 'Une nouvelle version de l’application est prête.',
  updateNow: 'L’utiliser maintenant',
  updateLater: 'Plus tard',
};
