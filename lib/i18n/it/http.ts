import type { AreaMessages } from '../speaker';

export const http: AreaMessages<'http'> = {
  badRequest: 'Richiesta errata',
  notFound: 'Non trovato',
  methodNotAllowed: 'Metodo non consentito',
  contentTooLarge: 'Contenuto troppo grande',
  unsupportedMediaType: 'Tipo di contenuto non supportato',
  unprocessableContent: 'Contenuto non elaborabile',
  serviceUnavailable: 'Servizio non disponibile',
  sendJson: 'Invia il file di una partita con il tipo di contenuto application/json.',
  sendPlain: 'Invia il file della partita così com’è, non compresso.',
  sendLess: 'Il file di una partita ha al massimo {most} KB: inviane uno più piccolo.',
  notText: 'Il contenuto non è testo in UTF-8: invia il file di una partita.',
  notJson: 'Il contenuto non è JSON: invia il file di una partita.',
  refused: 'Impossibile contare questa partita: {count} {count:motivo|motivi}, elencati in errors.',
  formats: 'Non c’è nessuno schema per «{format}». Formati: {list}.',
  busy: 'Troppe partite aspettano di essere contate: riprova tra qualche secondo.',
  methods: 'Qui {method} non è ammesso: usa {allow}.',
};
