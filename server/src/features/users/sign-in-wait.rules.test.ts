import { expect, test } from 'vitest'
import { provingEach } from '../../../test/proves.ts'
import { waitSeconds } from './sign-in-wait.rules.ts'

const ages = (count: number, newest: number) => Array.from({ length: count }, (_, i) => newest + i)

test.each([
  ['W-019.1 five failures are free', { ofUser: ages(5, 0), ofAddress: [] }, 0],
  ['W-019.1 the sixth begins a wait of 30 s', { ofUser: ages(6, 0), ofAddress: [] }, 30],
  ['W-019.1 which passes', { ofUser: ages(6, 29.5), ofAddress: [] }, 1],
  ['W-019.1 and is over', { ofUser: ages(6, 30), ofAddress: [] }, 0],
  ['W-019.1 each further one doubles it', { ofUser: ages(7, 0), ofAddress: [] }, 60],
  ['W-019.1 up to 15 minutes', { ofUser: ages(11, 0), ofAddress: [] }, 900],
  ['W-019.1 and no longer', { ofUser: ages(40, 0), ofAddress: [] }, 900],
  ['W-019.1 older than 15 minutes does not count', { ofUser: [0, 1, 2, 3, 4, 901], ofAddress: [] }, 0],
  ['W-019.1 29 of an address are free', { ofUser: [], ofAddress: ages(29, 0) }, 0],
  ['W-019.1 30 are not, until the first of them is 10 minutes old', { ofUser: [], ofAddress: ages(30, 1) }, 570],
  ['W-019.1 older than 10 minutes does not count', { ofUser: [], ofAddress: [...ages(29, 0), 600] }, 0],
  ['W-019.1 the longer wait counts', { ofUser: ages(6, 0), ofAddress: ages(30, 0) }, 571],
])(
  '%s',
  provingEach((_name, failures, seconds) => expect(waitSeconds(failures)).toBe(seconds)),
)
