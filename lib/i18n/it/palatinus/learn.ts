import type { AreaMessages } from '../../speaker';

export const learn: AreaMessages<'learn'> = {
  title: 'Impara a contare',
  lead: 'Due minuti sull’esempio del regolamento, poi brevi lezioni su ciò che spesso si sbaglia.',
  lessons: 'Lezioni',
  'lesson-hill-c': 'Il primo colle',
  'lesson-hill-c-text':
    'Alla fine, per ognuno dei sette colli, chi ha più influenza intorno al colle ne prende il gettone. Contane uno in due minuti, tocco dopo tocco.',
  'lesson-finer-points': 'Le sottigliezze',
  'lesson-finer-points-text':
    'Ciò che sfugge più spesso: fonti, abitanti catturati da due condottieri, gruppi uguali, chi se n’è andato, il proprio colore, pareggi.',
  done: 'Fatto',
  again: 'Ancora una domanda',

  tapLastNeighbour: '{at} ne ha {count}: tocca quello che manca.',
  tapCaptives: 'Tocca tutti quelli catturati da {at}.',
  tapSources: 'Tocca ogni terreno che dà qualcosa alla pedina in {at}.',
  tapLeaving: 'Tocca tutti quelli che lasciano il piano di gioco al colle {letter}.',
  askCondottiere: 'Che cosa fa {at}?',
  askInfluence: 'Quanto guadagna {at}?',

  'idea-neighbours': 'I vicini hanno un lato in comune',
  'text-neighbours': 'Anche oltre una linea spessa. Un colle non è un terreno.',
  'idea-captures': 'Che fa il condottiero in {at}?',
  'text-captures':
    'Prima agiscono i condottieri del colle, insieme. Ognuno cattura il gruppo vicino più numeroso, [merchant]mercanti o [peasant]contadini, di ogni colore. Se pari, fugge.',
  'idea-merchant': 'Quanto guadagna il mercante in {at}?',
  'text-merchant':
    'Per ogni vicino, di ogni colore: [merchant]mercante 1, [peasant]contadino 2, [condottiere]condottiero 3. [fled]Fuggiti, [captured]catturati: terreni liberi.',
  'idea-peasant': 'Quanto guadagna il contadino in {at}?',
  'text-peasant':
    'Accanto: terreno libero 2, [spring]fonte occupata 2, fonte libera 4. Sotto i piedi: fonte 2. Fuori dal piano di gioco: 0.',
  'text-control':
    'I numeri sono l’influenza. Somma per colore: chi ne ha di più prende il gettone (★ punti).',
  'text-order': 'Si conta da A a G. Torniamo al colle A: nessuno è partito.',
  'idea-alone': 'A te: un’altra partita',

  'text-shared':
    'C4 e C5 catturano entrambi A4: un giocatore prende l’abitante, l’altro un dischetto, 1 punto ciascuno. Supponiamo C3 e C6 liberi.',
  'idea-fate': 'Fuggire o catturare?',
  'text-fate':
    'Se accanto ci sono più [merchant]mercanti o più [peasant]contadini, li cattura tutti e resta. Se sono pari, anche 0 e 0, fugge. Supponiamo F4 libero.',
  'idea-gone': 'Chi se n’è andato?',
  'text-gone':
    'Di nuovo con F4: gli abitanti catturati e i condottieri in fuga se ne vanno prima che si conti, per sempre. I loro terreni sono liberi.',
  'text-nobody': 'Se nessuno ha influenza, nessuno prende il gettone. Supponiamo E4 libero.',
  'idea-colours': 'E il suo stesso colore?',
  'text-colours':
    'Conta come gli altri: un mercante guadagna da tutti i suoi vicini. Quello in F4 se n’è andato al colle E.',
  'idea-own-field': 'E sotto i suoi piedi?',
  'text-own-field': 'Se il contadino stesso sta su una [spring]fonte, guadagna 2 anche per quella.',
  'idea-both': 'Libero e con una fonte?',
  'text-both':
    'Allora il terreno conta due volte: 2 come terreno libero, 2 come fonte. Supponiamo B4 libero.',
  'text-tied':
    'Se in testa c’è un pareggio, nessuno prende il gettone: chi pareggia prende un dischetto da 2. Supponiamo F4 libero.',

  finished: 'Hai contato un colle intero.',
  finishedText:
    'Conta così ogni colle, da A a G; chi se n’è andato non torna. Chi pareggia in testa prende 2 punti invece del gettone. Ogni abitante catturato vale 1 punto per chi l’ha catturato. Vince chi ha più punti.',
  finishedShort: 'Lezione finita.',
  nextLesson: 'Poi: {lesson}',
  moreMinutes: 'Ancora pochi minuti: {lesson}',
  finishedExample: 'Ora sai contare una partita intera. I casi rari hanno lezioni brevi tutte loro.',
  toQuiz: 'Esercitati con il quiz',
  allLessons: 'Tutte le lezioni',
  keys: 'Tastiera: Tab porta al piano di gioco, lì ci si muove con i tasti freccia, Spazio tocca.',

  known: 'Sai già',
  mixedUp: 'Confondi',
  notThis: 'E non: «{mistake}»',
  practise: 'Prossimi esercizi',
  'why-wrong': 'Sbagliato l’ultima volta',
  'why-mixed-up': 'Riguarda ciò che confondi',
  'why-due': 'Da ripassare',
  'why-new': 'Nuovo',
  'why-later': 'Da ripassare tra {days} {days:giorno|giorni}',
  answered: '{right} {right:giusta|giuste}, {wrong} {wrong:sbagliata|sbagliate}',
  reset: 'Dimentica tutto',
  forgotten: 'Tutti i tuoi esercizi sono stati dimenticati. Le tue partite restano come sono.',

  toDo: 'Da fare adesso',
  dailyDone: 'Oggi {right} {right:giusta|giuste} su {count}',
  twoNotes: '{first} · {second}',
  lesson: 'Lezione',
  start: 'Comincia',
  practiseIt: 'Esercitati',
  doneOf: '{done} su {count}',
  nothingKnown: 'Sai un argomento quando hai risposto bene in due giorni diversi.',
  lessonsDone: '{done} {done:finita|finite} su {count}',
  quizText: 'Domande senza fine, ognuna su un errore frequente.',
  level: 'Livello',
  allTopics: 'Tutti gli argomenti',
  byTopic: 'Scegli un argomento',
  'group-influence': 'Influenza',
  'group-springs': 'Fonti',
  'group-condottieri': 'Condottieri',
  'group-leaving': 'Chi se ne va, e quando',
  'group-results': 'I colli e il vincitore',
  otherGame: 'L’altro gioco',
  sevenHills: 'Seven Hills: chi fa punti su un colle',
  sevenHillsText: 'Maggioranze, pareggi, nobili e consoli, in due minuti.',
};
