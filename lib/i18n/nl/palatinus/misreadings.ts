import type { AreaMessages } from '../../speaker';

export const misreadings: AreaMessages<'misreadings'> = {
  'condottieri-first': 'Alle soldaten komen eerst in actie',
  'condottieri-first-exactly':
    'Je komt precies op jullie getallen uit als alle soldaten, heuvel na heuvel, in actie komen voordat er ook maar één heuvel wordt geteld.',
  'condottieri-first-rule':
    'Een heuvel wordt geteld zodra zijn eigen soldaten in actie zijn gekomen, vóór die van de volgende heuvel.',

  'captives-stay': 'Gevangenen blijven op het bord',
  'captives-stay-exactly':
    'Je komt precies op jullie getallen uit als gevangenen op het bord blijven terwijl hun heuvel wordt geteld.',
  'captives-stay-rule':
    'Gevangenen en vluchters gaan voorgoed van het bord, voordat hun heuvel wordt geteld.',

  'same-hill-only': 'Alleen buren rond dezelfde heuvel tellen',
  'same-hill-only-exactly':
    'Je komt precies op jullie getallen uit als alleen buren rond dezelfde heuvel tellen.',
  'same-hill-only-rule': 'Alle aangrenzende velden tellen, ook die rond andere heuvels.',

  'merchants-skip-own': 'Handelaars slaan hun eigen kleur over',
  'merchants-skip-own-exactly':
    'Je komt precies op jullie getallen uit als handelaars niets krijgen voor inwoners van hun eigen kleur.',
  'merchants-skip-own-rule': 'Een handelaar krijgt iets voor buren van elke kleur, ook van zijn eigen.',

  'merchant-peasant-swapped': 'Handelaar en boer verwisseld',
  'merchant-peasant-swapped-exactly':
    'Je komt precies op jullie getallen uit als een handelaar 2 krijgt voor een handelaar en 1 voor een boer.',
  'merchant-peasant-swapped-rule': 'Een handelaar krijgt 1 voor een handelaar en 2 voor een boer.',

  'condottieri-count-nothing': 'Soldaten leveren handelaars niets op',
  'condottieri-count-nothing-exactly':
    'Je komt precies op jullie getallen uit als handelaars niets krijgen voor soldaten.',
  'condottieri-count-nothing-rule': 'Een soldaat levert elke handelaar ernaast 3 op.',

  'own-spring-forgotten': 'De eigen bron van een boer vergeten',
  'own-spring-forgotten-exactly':
    'Je komt precies op jullie getallen uit als de bron op het eigen veld van een boer wordt vergeten.',
  'own-spring-forgotten-rule': 'Een boer die op een bron staat, krijgt ook daarvoor 2.',

  'occupied-springs-forgotten': 'Bezette bronnen vergeten',
  'occupied-springs-forgotten-exactly':
    'Je komt precies op jullie getallen uit als bronnen naast een boer alleen tellen zolang er niemand op staat.',
  'occupied-springs-forgotten-rule': 'Een bron naast een boer levert 2 op, of er nu iemand op staat of niet.',

  'empty-field-worth-one': 'Een leeg veld levert 1 op',
  'empty-field-worth-one-exactly':
    'Je komt precies op jullie getallen uit als een leeg veld een boer 1 oplevert.',
  'empty-field-worth-one-rule': 'Een leeg veld naast een boer levert 2 op.',

  'condottieri-in-turn': 'De soldaten van een heuvel komen om de beurt in actie',
  'condottieri-in-turn-exactly':
    'Je komt precies op jullie getallen uit als de soldaten van een heuvel na elkaar in actie komen, vanaf de pijl.',
  'condottieri-in-turn-rule':
    'Alle soldaten van een heuvel kijken naar hetzelfde bord. Pas dan gaan gevangenen en vluchters weg, allemaal gelijktijdig.',

  'captor-leaves': 'Soldaten gaan weg met hun gevangenen',
  'captor-leaves-exactly':
    'Je komt precies op jullie getallen uit als een soldaat samen met zijn gevangenen van het bord gaat.',
  'captor-leaves-rule': 'Een soldaat die iemand gevangenneemt, blijft staan.',

  'opponents-only': 'Soldaten sparen eigen inwoners',
  'opponents-only-exactly':
    'Je komt precies op jullie getallen uit als soldaten geen inwoners van hun eigen speler gevangennemen.',
  'opponents-only-rule': 'Een soldaat neemt de hele grootste groep gevangen, ook eigen inwoners.',

  'ties-take-token': 'Wie gelijkstaat, krijgt de waarde van de laurierfiche',
  'ties-take-token-exactly':
    'Je komt precies op jullie getallen uit als iedereen die op een heuvel gelijkstaat, de waarde van de laurierfiche krijgt.',
  'ties-take-token-rule':
    'Wie op een heuvel gelijkstaat, krijgt een schijf van 2, en de laurierfiche gaat terug in de doos.',

  'ties-take-nothing': 'Wie gelijkstaat, krijgt niets',
  'ties-take-nothing-exactly':
    'Je komt precies op jullie getallen uit als wie op een heuvel gelijkstaat, niets krijgt.',
  'ties-take-nothing-rule': 'Wie op een heuvel gelijkstaat, krijgt een schijf van 2.',
};
