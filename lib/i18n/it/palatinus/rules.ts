import type { AreaMessages } from '../../speaker';

export const rules: AreaMessages<'rules'> = {
  title: 'Come si conta',
  condottiereAlso: 'condottiere soldato mercenario guerriero capitano guardia',
  lead: 'Il conteggio di Palatinus, con parole nostre. Ogni numero nell’app rimanda a uno di questi paragrafi.',
  besidePicture: 'Accanto al terreno {at}: {fields}.',

  'chapter-before': 'Prima del conteggio',
  'chapter-course': 'Come procede il conteggio',
  'chapter-condottieri': 'Prima i condottieri',
  'chapter-influence': 'Poi l’influenza',
  'chapter-control': 'Chi controlla il colle',
  'chapter-end': 'La fine',
  'chapter-open': 'Su che cosa si discute',
  'chapter-editions': 'Dove le edizioni differiscono',

  'brings-title': 'Che cosa ha ciascuno',
  brings:
    'Ci sono mercanti, contadini e condottieri; alcuni testi inglesi chiamano gli ultimi due «farmer» e «soldier». Quanti se ne piazzano dipende dal numero di giocatori. La partita finisce quando tutti gli abitanti sono sul piano di gioco, uno per terreno, nessuno su un colle.',
  bringsTable: 'Abitanti di ogni giocatore',
  bringsPlayers: 'Giocatori',
  bringsAlly: '2, ogni alleato',
  bringsMerchants: 'Mercanti',
  bringsPeasants: 'Contadini',
  bringsCondottieri: 'Condottieri',
  bringsNote:
    'In due o tre si usano tutti gli abitanti di un colore. In due, ognuno ha anche un alleato: alcuni mercanti e contadini di un altro colore, e nessun condottiero.',
  'last-turns-title': 'Nessun condottiero alla fine',
  'last-turns':
    'Nessuno può piazzare un condottiero nei suoi ultimi tre turni, o negli ultimi quattro se si gioca in due o tre: va quindi piazzato al più tardi al turno 4 di 7 in cinque, 5 di 8 in quattro, 8 di 12 in tre, 12 di 16 in due. Nessuno può nemmeno tenerlo: va piazzato prima. Una partita finita non mostra chi ha violato questa regola; se manca un condottiero, è sfuggito o è stato tenuto contro le regole.',
  'wolf-title': 'Si scoprono tutti',
  wolf: 'Alcuni mercanti e contadini hanno una lupa sul dorso e sono stati piazzati coperti. Prima del conteggio si scoprono tutti; da quel momento la lupa non significa più nulla.',
  'beside-title': 'Che cosa vuol dire «accanto»',
  beside:
    'Due terreni sono l’uno accanto all’altro se hanno un lato in comune, anche dove si toccano due tessere: intorno a ogni colle contano anche terreni di altri colli. Un colle non è un terreno, e oltre il bordo del piano di gioco non ce ne sono.',

  'order-title': 'Colle per colle',
  order:
    'I colli si contano in ordine di lettera, da A a G. A ogni colle agiscono prima i suoi condottieri, poi si conta l’influenza intorno al colle, e solo allora si passa al colle successivo.',
  'gone-title': 'Via per sempre',
  gone: 'Gli abitanti catturati o in fuga lasciano per sempre il piano di gioco. Tutto ciò che segue si conta senza di loro: i loro terreni ora sono liberi, e non sono più vicini di nessuno.',

  'judged-title': 'Che cosa guarda un condottiero',
  judged:
    'Ogni condottiero su uno dei sei terreni intorno al colle guarda i mercanti e i contadini su tutti i terreni accanto, anche su quelli intorno ad altri colli, di qualunque colore. Gli altri condottieri non contano e non si catturano.',
  'flee-title': 'Gruppi uguali: fugge',
  flee: 'Se accanto ha tanti mercanti quanti contadini, il condottiero lascia il piano di gioco. Nessuno ne ricava nulla.',
  'capture-title': 'Gruppi diversi: cattura',
  capture: 'Altrimenti cattura tutto il gruppo più numeroso e resta dov’è. Il gruppo meno numeroso è salvo.',
  'own-people-too-title': 'Anche i propri',
  'own-people-too':
    'Il colore non conta: i mercanti e i contadini del suo stesso giocatore contano nei gruppi, e si catturano come gli altri. Un abitante catturato del proprio colore vale quanto ogni altro.',
  'same-time-title': 'Tutti contemporaneamente',
  'same-time':
    'Tutti i condottieri del colle guardano il piano di gioco com’è prima che uno di loro agisca. Solo allora gli abitanti catturati o in fuga se ne vanno, tutti contemporaneamente.',
  'captive-title': 'Un abitante catturato vale 1',
  captive: 'Il giocatore il cui condottiero cattura un abitante lo prende: 1 punto alla fine.',
  'shared-captive-title': 'Un abitante, più condottieri',
  'shared-captive':
    'Se condottieri di più giocatori catturano lo stesso abitante, uno di questi giocatori lo prende e ognuno degli altri prende un dischetto da 1. I punti sono gli stessi, quindi basta accordarsi su chi prende che cosa. Questa app dà l’abitante al primo condottiero in senso orario dalla freccia.',

  'from-the-arrow-title': 'Intorno al colle, dalla freccia',
  'from-the-arrow':
    'Si fa il giro del colle in senso orario, dal terreno con la freccia. Ogni abitante che c’è ancora guadagna influenza per il suo giocatore, da tutti i terreni accanto, anche da quelli intorno ad altri colli. I punti influenza non sono punti vittoria: decidono solo chi controlla questo colle, e al successivo ripartono da zero.',
  'merchant-title': 'I mercanti vivono dei loro vicini',
  merchant:
    'Un mercante guadagna 1 per ogni mercante, 2 per ogni contadino e 3 per ogni condottiero accanto, di qualunque colore.',
  'peasant-title': 'I contadini vivono di terra e acqua',
  peasant:
    'Un contadino guadagna 2 per ogni terreno libero accanto, e 2 per ogni fonte accanto, che ci sia sopra qualcuno o no. I colli e ciò che sta oltre il bordo non sono terreni, e non danno nulla.',
  'own-spring-title': 'Una fonte sotto i piedi',
  'own-spring': 'Un contadino su una fonte guadagna 2 anche per quella.',
  'condottiere-earns-nothing-title': 'I condottieri non guadagnano nulla',
  'condottiere-earns-nothing':
    'Un condottiero non ha influenza propria. Vale 3 per ogni mercante accanto, di chiunque sia.',
  'ally-title': 'Gli alleati',
  ally: 'In due, gli abitanti di un alleato guadagnano influenza per il giocatore di cui sono alleati, insieme ai suoi. Si catturano, e sono vicini, come tutti gli altri.',

  'control-title': 'Chi ha più influenza prende il gettone',
  control:
    'Si somma l’influenza che ogni giocatore ha intorno al colle. Chi ne ha di più lo controlla e ne prende il gettone.',
  'tie-title': 'Pareggio in testa',
  tie: 'Se più giocatori hanno il massimo, ognuno di loro prende un dischetto da 2, e il gettone torna nella scatola.',
  'unclaimed-title': 'Nessuno ha influenza',
  unclaimed: 'Se nessuno ha influenza, nessuno prende nulla.',

  'points-title': 'I punti',
  points:
    'Ogni abitante catturato vale 1, ogni gettone e ogni dischetto ciò che c’è scritto sopra. Vince chi ha più punti.',
  'tie-break-title': 'Stessi punti',
  'tie-break':
    'Tra chi ha il massimo dei punti, vince chi ha più gettoni, dischetti e abitanti catturati, sommati.',
  'shared-victory-title': 'Ancora pareggio',
  'shared-victory': 'Chi è ancora in pareggio condivide la vittoria.',

  open: 'Le regole stampate lasciano aperte alcune cose, o le edizioni non concordano. Per le questioni qui sotto la risposta la scegli tu; fino ad allora vale quella predefinita. L’abbiamo provato su partite complete a caso, con fonti a caso: la fonte libera cambia il vincitore circa una volta su dieci, gli alleati una volta su quattro quando si gioca in due, lo spareggio una volta su venti o trenta. Quindi guarda prima se la vostra discussione cambia qualcosa.',
  'empty-spring-title': 'La fonte libera',
  'lone-condottiere-title': 'Il condottiero senza mercanti né contadini',
  'captured-twice-title': 'Catturato due volte dallo stesso giocatore',
  'tie-breaks-title': 'Lo spareggio',
  'ally-pieces-title': 'Gli alleati in due',

  'face-down-title': 'Coperti o no',
  'face-down':
    'Nell’edizione olandese ogni abitante si piazza coperto, nella francese e nell’italiana solo quelli con una lupa. Per il conteggio non fa differenza.',
  'clockwise-title': 'In che senso si gira',
  clockwise:
    'Tutte le edizioni dicono che i turni vanno in senso orario, ma solo la francese lo dice per il giro di un colle. Girare nell’altro senso non cambia nessuna somma.',
  'unanswered-title': 'Che cosa nessuna edizione dice',
  unanswered:
    'I dischetti sono dodici, e nessuna edizione dice che cosa succede se finiscono; né chi concorre per un colle se due giocatori hanno preso lo stesso alleato.',
};
