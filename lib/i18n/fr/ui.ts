import type { AreaMessages } from '../speaker';

export const ui: AreaMessages<'ui'> = {
  cancel: 'Ne rien changer',
  close: 'Fermer',
  home: 'Accueil',
  pageTitle: '{title} · Septimontium',
  undo: 'Annuler',
  undone: 'Annulé.',
  redo: 'Rétablir',
  redone: 'Rétabli.',
  notLoaded:
    'Cette partie de l’application n’a pas pu être chargée : connectez-vous au réseau, puis réessayez.',
  broken:
    'Cette partie de l’application a rencontré une erreur : réessayez ; si l’erreur revient, rechargez la page.',
  tryAgain: 'Réessayer',
  oneMoment: 'Un instant…',
  didNotWork: 'Cela n’a pas marché',
  oneFewer: '{label} : un de moins',
  oneMore: '{label} : un de plus',
  andMore: '…et {count} {count:autre|autres}.',
  dropHere: 'Relâchez n’importe où pour ouvrir le fichier',
  legend: 'Ce que veulent dire les icônes',
  closeLegend: 'Fermer l’explication des icônes',
  todayAt: 'aujourd’hui à {time}',
  yesterday: 'hier',
  rules: 'Règles',
  language: 'Langue',
  languageMissing:
    'Langue pas encore enregistrée sur cet appareil : {language}. Connectez-vous une fois au réseau, puis choisissez-la de nouveau.',
};
