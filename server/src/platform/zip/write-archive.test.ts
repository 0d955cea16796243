import { expect, test } from 'vitest'
import { unzip } from '../../../test/unzip.ts'
import { addToFile, emptyArchive, endArchive } from './write-archive.ts'

test('files written in pieces, each of them carried on from what the last one told', () => {
  const texts = [
    ['a.txt', 'one\n'],
    ['a.txt', 'zwei – ü\n'],
    ['b/c.txt', ''],
    ['d.txt', 'x'.repeat(100_000)],
  ] as const
  let progress = emptyArchive
  const pieces: Buffer[] = []
  for (const [name, text] of texts) {
    const added = addToFile(JSON.parse(JSON.stringify(progress)), name, text)
    progress = added.progress
    pieces.push(added.bytes)
  }
  const file = Buffer.concat([...pieces, endArchive(progress)])
  expect([...unzip(file)]).toEqual([
    ['a.txt', 'one\nzwei – ü\n'],
    ['b/c.txt', ''],
    ['d.txt', 'x'.repeat(100_000)],
  ])
})

test('nothing at all is an archive, too', () => expect([...unzip(endArchive(emptyArchive))]).toEqual([]))
