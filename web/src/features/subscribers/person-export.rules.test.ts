import { expect, test } from 'vitest'
import { joinedFiles, othersToAsk } from './person-export.rules.ts'

test('files of several accounts become one', () => {
  const ofOne = { json: '[\n  { "account": 1 }\n]\n', csv: 'account,value\r\n1,Ada\r\n' }
  const ofTwo = { json: '[{ "account": 2 }]', csv: 'account,value\r\n2,"Ada\nLovelace"\r\n' }
  const joined = joinedFiles([ofOne, ofTwo])
  expect(JSON.parse(joined.json)).toEqual([{ account: 1 }, { account: 2 }])
  expect(joined.csv).toBe('account,value\r\n1,Ada\r\n2,"Ada\nLovelace"\r\n')
})

test('only accounts somebody manages are asked', () => {
  const managed = (id: number) => ({ id, rights: ['exportPerson', 'exportPersonEverywhere'] })
  const edited = { id: 3, rights: ['exportPerson'] }
  expect(othersToAsk(1, [managed(1), managed(2), edited])).toEqual([2])
  expect(othersToAsk(3, [managed(1), managed(2), edited])).toEqual([])
  expect(othersToAsk(1, [managed(1), edited])).toEqual([])
})
