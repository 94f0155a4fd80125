import type { AreaMessages } from '../../speaker';

export const misreadings: AreaMessages<'misreadings'> = {
  'condottieri-first': 'Prima agiscono tutti i condottieri',
  'condottieri-first-exactly':
    'Si ottengono esattamente i vostri numeri se tutti i condottieri agiscono, colle dopo colle, prima che si conti il primo colle.',
  'condottieri-first-rule':
    'Un colle si conta appena hanno agito i suoi condottieri, prima che agiscano quelli del colle successivo.',

  'captives-stay': 'Gli abitanti catturati restano sul piano di gioco',
  'captives-stay-exactly':
    'Si ottengono esattamente i vostri numeri se gli abitanti catturati restano sul piano di gioco mentre si conta il loro colle.',
  'captives-stay-rule':
    'Gli abitanti catturati o in fuga lasciano per sempre il piano di gioco, prima che si conti il loro colle.',

  'same-hill-only': 'Contano solo i vicini intorno allo stesso colle',
  'same-hill-only-exactly':
    'Si ottengono esattamente i vostri numeri se contano solo i vicini intorno allo stesso colle.',
  'same-hill-only-rule': 'Contano tutti i terreni che si toccano, anche quelli intorno ad altri colli.',

  'merchants-skip-own': 'I mercanti saltano il proprio colore',
  'merchants-skip-own-exactly':
    'Si ottengono esattamente i vostri numeri se i mercanti non guadagnano nulla dagli abitanti del proprio colore.',
  'merchants-skip-own-rule': 'Un mercante guadagna dai vicini di ogni colore, compreso il suo.',

  'merchant-peasant-swapped': 'Mercante e contadino scambiati',
  'merchant-peasant-swapped-exactly':
    'Si ottengono esattamente i vostri numeri se a un mercante un mercante dà 2 e un contadino dà 1.',
  'merchant-peasant-swapped-rule': 'Un mercante guadagna 1 per ogni mercante accanto e 2 per ogni contadino.',

  'condottieri-count-nothing': 'I condottieri non danno nulla ai mercanti',
  'condottieri-count-nothing-exactly':
    'Si ottengono esattamente i vostri numeri se i mercanti non guadagnano nulla dai condottieri.',
  'condottieri-count-nothing-rule': 'Un condottiero dà 3 a ogni mercante accanto.',

  'own-spring-forgotten': 'La fonte sotto un contadino non conta',
  'own-spring-forgotten-exactly':
    'Si ottengono esattamente i vostri numeri se si dimentica la fonte sotto il contadino.',
  'own-spring-forgotten-rule': 'Un contadino che sta su una fonte guadagna 2 anche per quella.',

  'occupied-springs-forgotten': 'Le fonti occupate non contano',
  'occupied-springs-forgotten-exactly':
    'Si ottengono esattamente i vostri numeri se le fonti accanto a un contadino contano solo finché non c’è sopra nessuno.',
  'occupied-springs-forgotten-rule': 'Una fonte accanto a un contadino dà 2, che ci sia sopra qualcuno o no.',

  'empty-field-worth-one': 'Un terreno libero dà 1',
  'empty-field-worth-one-exactly':
    'Si ottengono esattamente i vostri numeri se un terreno libero dà 1 a un contadino.',
  'empty-field-worth-one-rule': 'Un terreno libero accanto a un contadino dà 2.',

  'condottieri-in-turn': 'I condottieri di un colle agiscono a turno',
  'condottieri-in-turn-exactly':
    'Si ottengono esattamente i vostri numeri se i condottieri di un colle agiscono uno dopo l’altro, dalla freccia.',
  'condottieri-in-turn-rule':
    'Tutti i condottieri di un colle guardano lo stesso piano di gioco. Solo dopo se ne vanno, tutti contemporaneamente, gli abitanti catturati e i condottieri in fuga.',

  'captor-leaves': 'I condottieri se ne vanno con chi catturano',
  'captor-leaves-exactly':
    'Si ottengono esattamente i vostri numeri se un condottiero lascia il piano di gioco insieme a chi ha catturato.',
  'captor-leaves-rule': 'Un condottiero che cattura resta dov’è.',

  'opponents-only': 'I condottieri risparmiano i propri',
  'opponents-only-exactly':
    'Si ottengono esattamente i vostri numeri se i condottieri non catturano gli abitanti del proprio giocatore.',
  'opponents-only-rule': 'Un condottiero cattura tutto il gruppo più numeroso, anche i suoi.',

  'ties-take-token': 'Chi pareggia prende il valore del gettone',
  'ties-take-token-exactly':
    'Si ottengono esattamente i vostri numeri se tutti quelli che pareggiano su un colle prendono il valore del suo gettone.',
  'ties-take-token-rule':
    'Chi pareggia su un colle prende un dischetto da 2, e il gettone torna nella scatola.',

  'ties-take-nothing': 'Chi pareggia non prende nulla',
  'ties-take-nothing-exactly':
    'Si ottengono esattamente i vostri numeri se chi pareggia su un colle non prende nulla.',
  'ties-take-nothing-rule': 'Chi pareggia su un colle prende un dischetto da 2.',
};
