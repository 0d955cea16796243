import { expect, test } from 'vitest'
import { suggestMeanings } from './columns.rules.ts'

test.each<[string, string[], string[][], (string | null)[]]>([
  ['headings are enough where no row says otherwise', ['Email', 'Birthday'], [['', '']], ['email', 'birthday']],
  [
    'birthdays without a year, as Mailchimp writes them, would make the rows invalid',
    ['Email Address', 'Birthday'],
    [
      ['ada@nord.example', ''],
      ['bea@nord.example', '05/12'],
    ],
    ['email', null],
  ],
  [
    'birthdays with one are',
    ['Email Address', 'Birthday'],
    [['ada@nord.example', '05/12/1984']],
    ['email', 'birthday'],
  ],
  [
    'a street is no email, although both are called an address',
    ['Adresse', 'E-Mail'],
    [['Am Markt 3', 'ada@nord.example']],
    [null, 'email'],
  ],
])('%s', (_what, names, samples, suggested) => expect(suggestMeanings(names, samples, [])).toEqual(suggested))
