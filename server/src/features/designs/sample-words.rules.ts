import type { Language } from '../../platform/text/language.rules.ts'
import type { PlaceLabel } from '../themes/shipped-themes.rules.ts'

type Words = Record<Exclude<PlaceLabel, 'picture'>, string>

const english: Words = {
  overline: 'November',
  heading: 'Plant now, forget till spring',
  text: '<p>Tulip bulbs want three things: depth, one watering, and to be left alone. Set them <b>twice as deep</b> as they are high.</p>',
  button: 'Read on',
  item: 'Carry in what does not bear frost',
  day: '19',
  weekday: 'Thursday',
  time: '18:30',
  greeting: 'Dear reader,',
  name: 'Ida Lindhof',
  role: 'Head gardener',
  postscript: 'The greenhouse is open on Saturday.',
  caption: 'The meadow in October',
  fact: 'Where',
  value: 'Old greenhouse',
}

const german: Words = {
  overline: 'November',
  heading: 'Jetzt pflanzen, bis zum Frühling vergessen',
  text: '<p>Tulpenzwiebeln wollen drei Dinge: Tiefe, einmal Wasser und ihre Ruhe. Setzen Sie sie <b>doppelt so tief</b>, wie sie hoch sind.</p>',
  button: 'Weiterlesen',
  item: 'Hereinholen, was keinen Frost verträgt',
  day: '19',
  weekday: 'Donnerstag',
  time: '18:30',
  greeting: 'Liebe Leserin, lieber Leser,',
  name: 'Ida Lindhof',
  role: 'Obergärtnerin',
  postscript: 'Das Gewächshaus ist am Samstag offen.',
  caption: 'Die Wiese im Oktober',
  fact: 'Wo',
  value: 'Altes Gewächshaus',
}

/** What the places of a template say where nobody has written yet, so that a look can be judged. */
export const sampleWords: Record<Language, Words> = { en: english, de: german }
