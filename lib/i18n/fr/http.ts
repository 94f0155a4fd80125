import type { AreaMessages } from '../speaker';

export const http: AreaMessages<'http'> = {
  badRequest: 'Requête incorrecte',
  notFound: 'Introuvable',
  methodNotAllowed: 'Méthode non autorisée',
  contentTooLarge: 'Contenu trop volumineux',
  unsupportedMediaType: 'Type de contenu non pris en charge',
  unprocessableContent: 'Contenu impossible à traiter',
  serviceUnavailable: 'Service indisponible',
  sendJson: 'Envoyez un fichier de partie avec le type de contenu application/json.',
  sendPlain: 'Envoyez le fichier de partie tel quel, sans le compresser.',
  sendLess: 'Un fichier de partie fait au plus {most} Ko : envoyez-en un plus petit.',
  notText: 'Le contenu n’est pas du texte en UTF-8 : envoyez un fichier de partie.',
  notJson: 'Le contenu n’est pas du JSON : envoyez un fichier de partie.',
  refused: 'Impossible de compter cette partie : {count} {count:raison|raisons}, dans errors.',
  formats: 'Pas de schéma pour « {format} ». Formats : {list}.',
  busy: 'Trop de parties attendent d’être comptées : réessayez dans quelques secondes.',
  methods: 'La méthode {method} n’est pas acceptée ici : utilisez {allow}.',
};
