import type { AreaMessages } from '../../speaker';

export const misreadings: AreaMessages<'misreadings'> = {
  'condottieri-first': 'Alle Heerführer handeln zuerst',
  'condottieri-first-exactly':
    'Genau eure Zahlen kommen heraus, wenn alle Heerführer, Hügel für Hügel, handeln, bevor irgendein Hügel gewertet wird.',
  'condottieri-first-rule':
    'Ein Hügel wird gewertet, sobald seine eigenen Heerführer gehandelt haben, noch vor denen des nächsten Hügels.',

  'captives-stay': 'Gefangene bleiben auf dem Plan',
  'captives-stay-exactly':
    'Genau eure Zahlen kommen heraus, wenn Gefangene auf dem Plan bleiben, während ihr Hügel gewertet wird.',
  'captives-stay-rule':
    'Gefangene und Geflohene verlassen den Plan für immer, noch bevor ihr Hügel gewertet wird.',

  'same-hill-only': 'Nur Nachbarn um denselben Hügel zählen',
  'same-hill-only-exactly': 'Genau eure Zahlen kommen heraus, wenn nur Nachbarn um denselben Hügel zählen.',
  'same-hill-only-rule': 'Alle angrenzenden Felder zählen, auch die um andere Hügel.',

  'merchants-skip-own': 'Händler übergehen die eigene Farbe',
  'merchants-skip-own-exactly':
    'Genau eure Zahlen kommen heraus, wenn Händler für Bewohner der eigenen Farbe nichts bekommen.',
  'merchants-skip-own-rule': 'Ein Händler bekommt etwas für Nachbarn jeder Farbe, auch der eigenen.',

  'merchant-peasant-swapped': 'Händler und Bauer vertauscht',
  'merchant-peasant-swapped-exactly':
    'Genau eure Zahlen kommen heraus, wenn einem Händler ein Händler 2 bringt und ein Bauer 1.',
  'merchant-peasant-swapped-rule': 'Einem Händler bringt ein Händler 1 und ein Bauer 2.',

  'condottieri-count-nothing': 'Heerführer bringen Händlern nichts',
  'condottieri-count-nothing-exactly':
    'Genau eure Zahlen kommen heraus, wenn Händler für Heerführer nichts bekommen.',
  'condottieri-count-nothing-rule': 'Ein Heerführer bringt jedem Händler neben ihm 3.',

  'own-spring-forgotten': 'Eigene Quelle des Bauern vergessen',
  'own-spring-forgotten-exactly':
    'Genau eure Zahlen kommen heraus, wenn die Quelle auf dem eigenen Feld eines Bauern vergessen wird.',
  'own-spring-forgotten-rule': 'Ein Bauer, der auf einer Quelle steht, bekommt auch für sie 2.',

  'occupied-springs-forgotten': 'Besetzte Quellen vergessen',
  'occupied-springs-forgotten-exactly':
    'Genau eure Zahlen kommen heraus, wenn Quellen neben einem Bauern nur zählen, solange niemand darauf steht.',
  'occupied-springs-forgotten-rule':
    'Eine Quelle neben einem Bauern bringt 2, ob jemand darauf steht oder nicht.',

  'empty-field-worth-one': 'Ein freies Feld bringt 1',
  'empty-field-worth-one-exactly':
    'Genau eure Zahlen kommen heraus, wenn ein freies Feld einem Bauern 1 bringt.',
  'empty-field-worth-one-rule': 'Ein freies Feld neben einem Bauern bringt 2.',

  'condottieri-in-turn': 'Die Heerführer eines Hügels handeln nacheinander',
  'condottieri-in-turn-exactly':
    'Genau eure Zahlen kommen heraus, wenn die Heerführer eines Hügels nacheinander handeln, ab dem Pfeil.',
  'condottieri-in-turn-rule':
    'Alle Heerführer eines Hügels sehen denselben Plan. Erst danach verlassen Gefangene und Geflohene den Plan, alle gleichzeitig.',

  'captor-leaves': 'Heerführer gehen mit ihren Gefangenen',
  'captor-leaves-exactly':
    'Genau eure Zahlen kommen heraus, wenn ein Heerführer zusammen mit seinen Gefangenen den Plan verlässt.',
  'captor-leaves-rule': 'Ein Heerführer, der jemanden gefangen nimmt, bleibt stehen.',

  'opponents-only': 'Heerführer verschonen die eigenen Leute',
  'opponents-only-exactly':
    'Genau eure Zahlen kommen heraus, wenn Heerführer keine Bewohner ihres eigenen Spielers gefangen nehmen.',
  'opponents-only-rule': 'Ein Heerführer nimmt die ganze größere Gruppe gefangen, auch die eigenen Leute.',

  'ties-take-token': 'Bei Gleichstand zählt der Hügelchip für alle',
  'ties-take-token-exactly':
    'Genau eure Zahlen kommen heraus, wenn bei Gleichstand alle den Wert des Hügelchips bekommen.',
  'ties-take-token-rule':
    'Bei Gleichstand auf einem Hügel gibt es je einen 2er-Siegpunktchip, und der Hügelchip kommt zurück in die Schachtel.',

  'ties-take-nothing': 'Bei Gleichstand gibt es nichts',
  'ties-take-nothing-exactly':
    'Genau eure Zahlen kommen heraus, wenn bei Gleichstand auf einem Hügel niemand etwas bekommt.',
  'ties-take-nothing-rule': 'Bei Gleichstand auf einem Hügel gibt es je einen 2er-Siegpunktchip.',
};
