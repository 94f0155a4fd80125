import type { AreaMessages } from '../speaker';

export const http: AreaMessages<'http'> = {
  badRequest: 'Ongeldig verzoek',
  notFound: 'Niet gevonden',
  methodNotAllowed: 'Methode niet toegestaan',
  contentTooLarge: 'Inhoud te groot',
  unsupportedMediaType: 'Mediatype niet ondersteund',
  unprocessableContent: 'Inhoud niet te verwerken',
  serviceUnavailable: 'Dienst niet beschikbaar',
  sendJson: 'Stuur een spelbestand met het inhoudstype application/json.',
  sendPlain: 'Stuur het spelbestand zoals het is, niet gecomprimeerd.',
  sendLess: 'Een spelbestand is hoogstens {most} kB groot: stuur minder.',
  notText: 'De inhoud is geen tekst in UTF-8: stuur een spelbestand.',
  notJson: 'De inhoud is geen JSON: stuur een spelbestand.',
  refused: 'Dit spel kan niet worden geteld: {count} {count:reden|redenen}, zie errors.',
  formats: 'Er is geen schema voor “{format}”. Formaten: {list}.',
  busy: 'Er wachten te veel spellen op een telling: probeer het over een paar seconden opnieuw.',
  methods: 'Hier bestaat geen {method}: gebruik {allow}.',
};
