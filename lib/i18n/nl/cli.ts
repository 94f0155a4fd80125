import type { AreaMessages } from '../speaker';

export const cli: AreaMessages<'cli'> = {
  scoreUsage:
    'Gebruik: npm run --silent score -- BESTAND|- [--explain] [--lang={languages}]\n\nTelt een spelbestand, een notatie, of één daarvan per regel, uit BESTAND of de standaardinvoer (-).\nSchrijft één resultaat per regel als JSON; met --explain de hele telling in woorden.',
  settleUsage:
    'Gebruik: npm run --silent settle -- BESTAND|- [--count TELLING.json] [--lang={languages}]\n\nLeest een spelbestand, een notatie, of één daarvan per regel, uit BESTAND of de standaardinvoer (-).\nSchrijft als JSON, één regel per spel, wat de winnaars zou veranderen: andere afspraken, invoerfouten, andere zetten.\nMet --count: wat de getallen verklaart waar de spelers zelf op uitkwamen (zie docs/settle.md).',
  quizUsage:
    'Gebruik: npm run --silent quiz -- --count N --seed S [--topic T] [--level L] [--lang={languages}]\n\nSchrijft N vragen over het tellen als JSON, één per regel; dezelfde seed geeft dezelfde regels (zie docs/quiz.md).\nOnderwerpen: {topics}.\nNiveaus: {levels}.',
  quizCount: 'Geen aantal vragen: “{value}”. Gebruik een geheel getal, 1 of meer.',
  quizTopic: 'Onbekend onderwerp: “{value}”. Onderwerpen: {topics}.',
  quizLevel: 'Onbekend niveau: “{value}”. Niveaus: {levels}.',
  quizNoValue: 'Er staat niets na {option}: daar hoort een waarde.',
  mistake: 'Onbekend argument: “{argument}”.',
  nothing: '{name}: er staat geen spel in dit bestand.',
  notSettled: 'settle kent dit spel niet ({format}): het kan alleen worden geteld.',
  missing: '“{name}” kan niet worden gelezen: dit bestand bestaat niet.',
  unreadableName:
    '“{name}” kan niet worden gelezen: de naam is geen UTF-8. Hernoem het bestand, of geef de inhoud door: - < BESTAND.',
  folder: '“{name}” kan niet worden gelezen: het is een map. Noem een bestand daarin.',
  forbidden: '“{name}” kan niet worden gelezen: je hebt geen leesrechten.',
  unreadable: '“{name}” kan niet worden gelezen: het systeem meldt {code}.',
  diskFull: 'De uitvoer is onvolledig: de schijf is vol.',
  unwritable: 'De uitvoer is onvolledig: het systeem meldt {code}.',
};
