import type { AreaMessages } from '../../speaker';

export const walkthrough: AreaMessages<'walkthrough'> = {
  hill: 'Colle {letter}, gettone da {token}',

  noCondottiere: 'Nessun condottiero da {letter}1 a {letter}6.',
  captures: '{who}: condottiero in {at}. Accanto: {merchants} e {peasants}. Cattura il gruppo più numeroso.',
  flees: '{who}: condottiero in {at}. Accanto: {merchants} e {peasants}, in ugual numero: fugge.',
  fleesAlone: '{who}: condottiero in {at}. Accanto non ha né mercanti né contadini, e 0 è uguale a 0: fugge.',
  staysAlone:
    '{who}: condottiero in {at}. Accanto non ha né mercanti né contadini. Interpretazione scelta: resta.',
  capturesTitle: '{who} cattura {captives}',
  fleesTitle: '{who}: il condottiero in {at} fugge',
  staysTitle: '{who}: il condottiero in {at} resta',
  leaveTitle: 'Questi lasciano il piano di gioco',
  leaveText: 'I condottieri agiscono tutti contemporaneamente.',
  fled: '{who}: il condottiero in {at} fugge; è fuori dal gioco, e nessuno prende punti.',
  stayed: '{who}: il condottiero in {at} resta.',
  captured: '{captive} va a {who}: 1 punto.',
  capturedByMany:
    '{captive} è catturato da più condottieri: {who} lo prende (1 punto), {others} {count:riceve un dischetto da 1|ricevono un dischetto da 1 a testa}.',
  evenOwn: 'Un condottiero cattura anche i suoi.',
  eitherWay: 'Non importa chi prende che cosa: i punti sono gli stessi.',
  eitherWayButTieBreak:
    'I punti sono gli stessi, ma lo spareggio scelto distingue abitanti catturati e dischetti: accordatevi su chi prende che cosa.',
  capturedTwiceDisc:
    '{captive} è catturato da due condottieri dello stesso giocatore ({who}). Interpretazione scelta: 1 punto, più un dischetto da 1.',
  capturedTwice:
    '{captive} è catturato da due condottieri dello stesso giocatore ({who}): conta una volta sola.',

  influence: '{at}, {who}, {kind}: {sources} = {points}',
  fromMerchant: '{count} {count:mercante|mercanti} ({fields}) × {worth}',
  fromPeasant: '{count} {count:contadino|contadini} ({fields}) × {worth}',
  fromCondottiere: '{count} {count:condottiero|condottieri} ({fields}) × {worth}',
  fromEmptyField: '{count} {count:terreno libero|terreni liberi} ({fields}) × {worth}',
  fromSpring: '{count} {count:fonte|fonti} accanto ({fields}) × {worth}',
  fromOwnSpring: 'la propria fonte × {worth}',
  countTwice: '({fields} {count:conta|contano} due volte: terreno libero e fonte)',
  influenceNone: '{at}, {who}, {kind}: {why}, quindi 0',
  nothingForMerchant: 'nessuno accanto',
  nothingForPeasant: 'né terreni liberi né fonti accanto',
  nothingForCondottiere: 'i condottieri non guadagnano nulla',
  nobodyAround: 'Intorno a questo colle non c’è nessuno.',
  totalsTitle: 'L’influenza di ciascuno',
  totals: 'Influenza: {totals}.',
  wonTitle: 'Colle {letter}: gettone da {token} a {who}, {most} a {next} ({others})',
  wonAloneTitle: 'Colle {letter}: gettone da {token} a {who} con {most}; nessun altro ha influenza',
  tiedTitle: 'Colle {letter}: pareggio a {most} tra {who}, un dischetto da 2 a testa',
  unclaimedTitle: 'Colle {letter}: nessuno ha influenza, nessuno prende il gettone da {token}',
  won: '{who} prende il controllo del colle e il gettone da {token}.',
  tied: 'Pareggio tra {who}: un dischetto da 2 a testa, e il gettone torna nella scatola.',
  unclaimed: 'Nessuno ha influenza: nessuno prende nulla.',

  tally: 'Punteggio finale',
  row: '{who}: {gains} = {points}',
  captives: '{count} {count:abitante catturato|abitanti catturati}',
  discs: '{count:dischetto|dischetti} {values}',
  tokens: '{count:gettone|gettoni} {values}',
  wins: '{who} vince con {points} {points:punto|punti}.',
  shares: '{who} condividono la vittoria con {points} {points:punto|punti} a testa.',
  byTieBreak: 'Pareggio ai punti; decide lo spareggio ({rule}): {compared}.',
  sharedAfterTieBreak: 'Ancora pareggio dopo lo spareggio ({rule}): {compared}.',
  sharedWithoutTieBreak: 'Interpretazione scelta: nessuno spareggio.',
  tieBreakItems: 'più gettoni, dischetti e abitanti catturati, sommati',
  tieBreakTokens: 'più gettoni, poi dischetti, poi abitanti catturati',
  tieBreakDiscs: 'più dischetti, poi gettoni, poi abitanti catturati',

  players: 'Giocatori: {list}.',

  legend:
    'r rosso, p viola, g verde, y giallo, b blu; M mercante, P contadino, C condottiero, -- nessuno; ~ fonte; (A) colle, sotto il suo gettone.',

  rowWithoutGains: '{who}: {points}',
};
