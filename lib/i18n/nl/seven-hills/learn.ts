import type { AreaMessages } from '../../speaker';

export const sevenLearn: AreaMessages<'sevenLearn'> = {
  title: 'Seven Hills leren',
  lead: 'Wie scoort op een heuvel, wie is consul, wat leveren ridders op: negen korte stappen op de kaart.',
  map: 'Kaart van Rome: wat waar staat.',
  nothing: 'niets',
  standing: 'Wie er staat',

  'idea-strength': 'Hoe sterk is een speler?',
  'text-strength': 'Op een heuvel telt een edele voor 2, elke andere marker voor 1.',
  'idea-second': 'Wie krijgt hoeveel?',
  'text-second': 'De sterkste scoort 5, de volgende 2.',
  'idea-new-hill': 'De heuvel die net open is',
  'text-new-hill': 'Vanaf het tweede tijdperk levert de nieuwe heuvel 7 en 4 op, alleen in dat tijdperk.',
  'idea-tied-first': 'Gedeeld eerste',
  'text-tied-first':
    'Wie gelijkstaat, deelt de eerste en de tweede plaats, naar beneden afgerond. Dan is niemand tweede.',
  'idea-tied-second': 'Gedeeld tweede',
  'text-tied-second': 'Zij delen de punten voor de tweede plaats, naar beneden afgerond.',
  'idea-alone': 'Alleen op een heuvel',
  'text-alone': 'Wie alleen is, krijgt de eerste en de tweede plaats. Deze heuvel is nieuw: 7 en 4.',
  'idea-consul': 'Wie is consul?',
  'text-consul':
    'Met drie spelers is dat wie de meeste markers op het Forum heeft. Een edele is hier één marker.',
  'idea-equal-votes': 'Evenveel stemmen',
  'text-equal-votes': 'Wie eerder komt in de beurtvolgorde, is consul.',
  'idea-knights': 'Wat leveren ridders op?',
  'text-knights': 'Tel ze op het hele bord: {table}.',
  knightsTable: '{count} {count:geeft|geven} {points}',
  mapShows: 'De kaart toont nu de kracht: een edele telt voor 2.',
  order: 'Beurtvolgorde: {list}.',

  askStrength: '{who}: hoe sterk op deze heuvel?',
  askPoints: '{who}: hoeveel punten op deze heuvel?',
  askKnights: '{who}: hoeveel punten voor ridders?',
  askConsul: 'Wie is consul?',

  'mistake-not-shared': 'Dat krijg je als je niet hoeft te delen: hier delen meerdere spelers het.',
  'mistake-first-shared-only':
    'Sommige spelers delen alleen de eerste plaats. Standaard delen ze de eerste en de tweede.',
  'mistake-first-only': 'Niemand is tweede, dus de tweede plaats telt ook.',
  'mistake-usual-worth': 'Dat is de gewone waarde. Een nieuwe heuvel levert meer op.',
  'mistake-noble-as-one': 'Daar kom je op uit als een edele op een heuvel voor 1 telt.',
  'mistake-noble-as-two':
    'Daar kom je op uit als een edele twee stemmen heeft. Op een heuvel telt hij voor 2, op het Forum voor 1.',
  'mistake-order-ignored': 'Evenveel stemmen: de beurtvolgorde beslist, niet de plaats aan tafel.',
  'mistake-one-each': 'Ridders leveren niet elk 1 op.',

  done: 'Nu weet je wie er scoort.',
  doneText: 'Tel je eigen spel, of zoek iets op in de spelregels.',
  score: 'Seven Hills tellen',
  palatinus: 'Palatinus leren',
};
