import type { Language } from '../../platform/text/language.rules.ts'

/** Names of people and places, by language. */
interface NamePool {
  languageIso: string
  female: readonly string[]
  male: readonly string[]
  lastnames: readonly string[]
  cities: readonly string[]
}

const german: NamePool = {
  languageIso: 'de',
  female: words(
    'Anna Lena Marie Sophie Hannah Emilia Mia Clara Jana Katharina Ulrike Birgit Sabine Petra Heike Monika Renate ' +
      'Ingrid Käthe Frauke Antje Svenja Wiebke Greta Frieda Johanna Charlotte Luise Friederike Theresa',
  ),
  male: words(
    'Lukas Jonas Felix Maximilian Paul Jörg Jürgen Björn Sören Thomas Andreas Stefan Michael Wolfgang Dieter Uwe ' +
      'Günther Karsten Matthias Sebastian Florian Tobias Moritz Anton Emil Oskar Theo Konrad Hannes Friedrich',
  ),
  lastnames: words(
    'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf ' +
      'Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Werner Krause Lehmann Köhler Maier ' +
      'Petersen Hansen Jansen Böhm Groß Voß Friedrich Vogt Seidel Brandt Haas Günther Kühn Pohl Engel Horn Busch',
  ),
  cities: words(
    'Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Essen Bremen Dresden Hannover ' +
      'Nürnberg Duisburg Bochum Bielefeld Bonn Münster Kiel Lübeck Rostock Freiburg Würzburg Flensburg Wien Graz Zürich',
  ),
}

const english: NamePool = {
  languageIso: 'en',
  female: words(
    'Olivia Amelia Isla Grace Emily Charlotte Alice Florence Harriet Eleanor Abigail Ruth Margaret Susan Helen Joan ' +
      'Fiona Imogen Beatrice Zoe',
  ),
  male: words(
    'Oliver George Arthur Harry James William Henry Thomas Edward Samuel Benjamin Callum Ewan Gareth Hugh Nigel ' +
      'Patrick Rupert Stuart Toby',
  ),
  lastnames: words(
    'Smith Jones Taylor Brown Williams Wilson Johnson Davies Patel Wright Walker White Edwards Hughes Green Hall ' +
      'Lewis Harris Clarke Jackson Turner Cooper Hill Ward Morris Moore Campbell Murray Fraser Ross Baker Cook Bell ' +
      'Bailey Kelly Shaw Marsh Gibson Ellis Webb',
  ),
  cities: words(
    'London Manchester Leeds Bristol Edinburgh Glasgow Cardiff Belfast York Bath Oxford Cambridge Norwich Brighton ' +
      'Exeter Durham Dublin Cork Boston Portland Seattle',
  ),
}

export const namePools: Record<Language, NamePool> = { de: german, en: english }

function words(text: string): string[] {
  return text.split(' ')
}

const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const known = new Map<string, string>()

/** A name as it appears in addresses: plain lower-case letters. */
export function addressPart(name: string): string {
  let part = known.get(name)
  if (part === undefined) {
    part = name.toLowerCase().replace(/[äöüß]/g, (letter) => letters[letter] as string)
    known.set(name, part)
  }
  return part
}
