import type { AreaMessages } from '../../speaker';

export const editions: AreaMessages<'editions'> = {
  title: 'Wat de edities zeggen',
  french: 'Franse',
  italian: 'Italiaanse',
  dutch: 'Nederlandse',
  named: '{names} {count:editie|edities}',
  all: 'Alle edities',
  open: 'Opengelaten',
  reading: 'Onze uitleg',
  'house-rule': 'Huisregel',
  why: 'Waarom dit de standaard is',

  sixty: 'Er zijn 60 inwoners van vijf volken.',
  'twelve-each':
    'Dat zijn er 12 van elke kleur. Nergens staat hoe die over de soorten zijn verdeeld: 5 handelaars, 5 boeren en 2 soldaten is onze aanname.',
  'fifth-colour': 'De teksten noemen maar vier kleuren. De vijfde noemen wij paars.',
  'not-placed':
    'Een soldaat mag niet in de laatste beurten worden geplaatst. Het voorbeeld voegt toe dat hij op tijd geplaatst moet zijn.',
  'placed-in-time': 'Een soldaat moet vóór de laatste beurten worden geplaatst.',
  'wolves-face-down': 'Alleen inwoners met een wolf worden gedekt geplaatst.',
  'all-face-down': 'Alle inwoners worden gedekt geplaatst.',
  'all-pieces': 'Alle stukken rond andere heuvels tellen ook mee.',
  'all-adjacencies': 'Alles wat rond andere heuvels aangrenzend is, telt mee: dus ook lege velden daar.',
  'the-inhabitants': 'De inwoners rond andere heuvels tellen ook mee.',
  'no-gaps':
    'De tekst vraagt alleen dat de tegels elkaar raken. De figuur toont ze zonder gaten ertussen, en zo doen wij het ook.',
  'captor-stays':
    'Geen enkele editie zegt dat een soldaat blijft staan nadat hij iemand gevangen heeft genomen.',
  'two-captors':
    'Nemen twee soldaten dezelfde inwoner gevangen, dan krijgt de ene die inwoner en de andere een schijf van 1.',
  'who-takes-which':
    'Geen enkele editie zegt wie de inwoner krijgt en wie de schijf. Het maakt alleen uit voor een regel bij gelijkstand die schijven en gevangenen na elkaar vergelijkt.',
  'three-captors': 'Zijn het er meer dan twee, dan krijgt elke volgende speler ook een schijf.',
  'hill-clockwise': 'Je gaat met de klok mee rond de heuvel.',
  'turns-clockwise': '“Met de klok mee” staat er alleen voor de beurten, niet voor de ronde om een heuvel.',
  'example-cut':
    'In het voorbeeld van zo’n telling ontbreekt een tekstregel die de andere edities wel hebben.',
  'ally-influence': 'Geen enkele editie zegt voor wie de inwoners van een bondgenoot invloed krijgen.',
  'palatinus-token':
    'De laurierfiche die Palatinus heet, van 6, ligt op de heuvel in het midden. De andere zes worden willekeurig op de andere heuvels gelegd.',
  'token-values':
    'De andere waarden staan nergens gedrukt: recensies noemen 3 tot en met 6, en wij bieden 3 3 4 4 5 5 aan.',
  'counted-together': 'Elke editie noemt deze drie. Dat ze worden opgeteld, is hier de standaard.',
  'victory-shared': 'Geen enkele editie zegt wat er dan gebeurt.',
  'field-and-spring':
    'Een leeg veld levert 2 op, en een bron levert 2 op. Geen enkele editie zegt wat een veld oplevert dat allebei is.',
  'field-with-spring':
    'De legenda noemt een bron een “veld met een bron”. Het is dus ook een veld, en dat pleit voor 4.',
  'equal-flees': 'Met evenveel handelaars als boeren naast zich vlucht een soldaat.',
  'nobody-near': 'Geen enkele editie heeft het over een soldaat zonder handelaar of boer.',
  'same-captor': 'Geen enkele editie zegt of dit ook geldt voor twee soldaten van één speler.',
  'tokens-named-first': 'De drie worden genoemd in de volgorde laurierfiches, schijven, gevangenen.',
  'discs-named-first': 'De drie worden genoemd in de volgorde schijven, laurierfiches, gevangenen.',
  'together-or-in-turn': 'Geen enkele editie zegt of de drie worden opgeteld of na elkaar worden vergeleken.',
  'no-tie-break': 'Elke editie heeft een regel bij gelijkstand. Spelen zonder is een huisregel.',
  'discs-go-on':
    'Deze app telt door alsof er meer schijven zijn. In 6.000 willekeurige spellen waren twaalf altijd genoeg.',
  'two-allies': 'Deze app vraagt om twee verschillende bondgenoten.',

  'emptySpring-standard':
    'De gedrukte zinnen staan op zichzelf, geen ervan zegt dat voor een veld maar één van beide geldt, en de Italiaanse legenda pleit ervoor.',
  'loneCondottiere-standard':
    'Dit is de gedrukte zin, letterlijk genomen. Een uitzondering staat nergens gedrukt.',
  'doubleCaptureByOnePlayer-standard':
    'De schijf is er zodat geen enkele gevangenneming voor niets is. Hier heeft de speler de inwoner al.',
  'tieBreak-standard':
    'De edities noemen dezelfde drie dingen en verschillen alleen in de volgorde. Tel je ze op, dan maakt de volgorde niet uit en zijn alle edities het eens.',
  'allyPieces-standard':
    'Wie een bondgenoot heeft, plaatst diens inwoners net als de eigen inwoners. Dat ze voor niemand tellen, staat nergens gedrukt.',
};
