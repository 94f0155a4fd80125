import type { AreaMessages } from '../../speaker';

export const rulings: AreaMessages<'rulings'> = {
  lead: 'De gedrukte spelregels laten deze vragen open, of de edities verschillen. Kies de antwoorden voor je spel: de telling past zich aan, en het volgende spel begint ermee.',
  twoOnly: 'Maakt alleen uit met twee spelers.',

  emptySpring: 'Naast een boer ligt een bron waar niemand op staat. Wat levert die op?',
  'emptySpring-both': '4: voor het veld en voor de bron',
  'emptySpring-both-why':
    'Het veld is leeg en heeft een bron. Elk van beide is een reden voor 2, en nergens staat dat het een het ander uitsluit.',
  'emptySpring-spring': '2: alleen voor de bron',
  'emptySpring-spring-why': 'Eén veld, één reden: een bron telt als bron, leeg of niet.',

  loneCondottiere: 'Naast een soldaat staat geen handelaar en geen boer. Wat doet hij?',
  'loneCondottiere-flees': 'Hij vlucht',
  'loneCondottiere-flees-why': 'Evenveel van allebei: 0 is gelijk aan 0.',
  'loneCondottiere-stays': 'Hij blijft',
  'loneCondottiere-stays-why':
    'Zonder handelaar of boer valt er niets te vergelijken, en is er niemand om voor te vluchten.',

  doubleCaptureByOnePlayer: 'Twee soldaten van één speler nemen dezelfde inwoner gevangen. Wat is die waard?',
  'doubleCaptureByOnePlayer-once': '1: de inwoner',
  'doubleCaptureByOnePlayer-once-why':
    'De schijf vergoedt een inwoner die een ander krijgt. Hier krijgt geen ander hem.',
  'doubleCaptureByOnePlayer-disc': '2: de inwoner en een schijf',
  'doubleCaptureByOnePlayer-disc-why': 'Twee soldaten namen hem gevangen, dus levert elk van hen iets op.',

  tieBreak: 'Meerdere spelers staan bovenaan met evenveel punten. Wie wint?',
  'tieBreak-items': 'De meeste laurierfiches, schijven en gevangenen, samen geteld',
  'tieBreak-items-why': 'De spelregels noemen ze alle drie samen.',
  'tieBreak-tokens-first': 'De meeste laurierfiches; dan de meeste schijven; dan de meeste gevangenen',
  'tieBreak-tokens-first-why':
    'Als je het als volgorde leest, is dit die van de Franse en de Italiaanse spelregels.',
  'tieBreak-discs-first': 'De meeste schijven; dan de meeste laurierfiches; dan de meeste gevangenen',
  'tieBreak-discs-first-why': 'Als je het als volgorde leest, is dit die van de Nederlandse spelregels.',
  'tieBreak-none': 'Allemaal: ze delen de overwinning',
  'tieBreak-none-why': 'Gelijk is gelijk.',

  allyPieces: 'Voor wie krijgen de bondgenoten van twee spelers invloed?',
  'allyPieces-own': 'Voor de speler van wie ze bondgenoot zijn',
  'allyPieces-own-why': 'Die speler heeft ze geplaatst, dus werken ze voor die speler.',
  'allyPieces-neutral': 'Voor niemand',
  'allyPieces-neutral-why':
    'Niemand speelt met hun kleur. Ze staan in de weg en kunnen gevangen worden genomen, maar dienen niemand.',

  saySpring: 'een lege bron levert 2 op',
  sayStays: 'een soldaat zonder handelaar of boer blijft',
  sayDisc: 'twee keer gevangengenomen door één speler: 1 en een schijf',
  sayTokensFirst: 'bij gelijkstand de meeste laurierfiches, dan schijven, dan gevangenen',
  sayDiscsFirst: 'bij gelijkstand de meeste schijven, dan laurierfiches, dan gevangenen',
  sayNone: 'geen regel bij gelijkstand',
  sayNeutral: 'bondgenoten krijgen invloed voor niemand',

  effectSoFar: 'Met “{answer}” en de stukken die tot nu toe zijn ingevoerd:',
  would: 'In dit spel: {changes}',
  wouldSoFar: 'Met de stukken die tot nu toe zijn ingevoerd: {changes}',
  wouldNothing: 'de score verandert niet.',
  wouldNothingSoFar: 'geen enkele heuvel die al geteld is, gaat naar iemand anders.',
  againstStandard: 'Wat “{answer}” verandert, tegenover het standaardantwoord:',
};
