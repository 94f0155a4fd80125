import type { AreaMessages } from '../speaker';

export const home: AreaMessages<'home'> = {
  title: 'Wie heeft er gewonnen, en waarom?',
  lead: 'Het laatste stuk is geplaatst. Nu nog wat langer duurt dan het spel zelf: de telling.',
  promise:
    'Septimontium telt je spel Palatinus heuvel voor heuvel, of Seven Hills tijdperk voor tijdperk, en legt elk punt uit.',
  about: 'Wat het doet',
};
