import type { AreaMessages } from '../speaker';

export const shell: AreaMessages<'shell'> = {
  appName: 'Septimontium',
  tagline: 'Qui a gagné, et pourquoi : le décompte de votre partie de Palatinus, colline par colline',
  skipToContent: 'Aller au contenu',
  home: 'Septimontium, vers l’accueil',
  language: 'Langue',
  theme: 'Aspect',
  themeAuto: 'Auto',
  themeAutoHint: 'Comme le téléphone',
  themeLight: 'Clair',
  themeDark: 'Sombre',
  unofficial:
    'Septimontium est un compagnon non officiel, fait par des joueurs. Il n’est lié ni à l’éditeur ni aux auteurs de Palatinus.',
  notFoundTitle: 'Pas de colline ici',
  notFoundText: 'Rome a sept collines, et cette adresse n’est sur aucune d’elles.',
  notFoundBack: 'Retour à l’accueil',
};
