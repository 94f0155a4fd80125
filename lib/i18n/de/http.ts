import type { AreaMessages } from '../speaker';

export const http: AreaMessages<'http'> = {
  badRequest: 'Ungültige Anfrage',
  notFound: 'Nicht gefunden',
  methodNotAllowed: 'Methode nicht erlaubt',
  contentTooLarge: 'Inhalt zu groß',
  unsupportedMediaType: 'Inhaltstyp nicht unterstützt',
  unprocessableContent: 'Inhalt nicht verarbeitbar',
  serviceUnavailable: 'Dienst nicht verfügbar',
  sendJson: 'Sende eine Partiedatei mit dem Inhaltstyp application/json.',
  sendPlain: 'Sende die Partiedatei, wie sie ist, nicht komprimiert.',
  sendLess: 'Eine Partiedatei hat höchstens {most} KB: Sende weniger.',
  notText: 'Der Inhalt ist kein Text in UTF-8: Sende eine Partiedatei.',
  notJson: 'Der Inhalt ist kein JSON: Sende eine Partiedatei.',
  refused: 'Diese Partie lässt sich nicht werten: {count} {count:Grund|Gründe}, aufgelistet in errors.',
  formats: 'Für „{format}“ gibt es kein Schema. Formate: {list}.',
  busy: 'Zu viele Partien warten auf ihre Wertung: Versuche es in ein paar Sekunden erneut.',
  methods: '{method} gibt es hier nicht: Verwende {allow}.',
};
