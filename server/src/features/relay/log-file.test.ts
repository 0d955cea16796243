import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LogPosition, LogUnreadable, readLogChunk } from './log-file.ts'

let dir: string
let log: string
let position: LogPosition

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'log-file-'))
  log = join(dir, 'mail.log')
  position = { file: 0, offset: 0 }
})
afterEach(() => rmSync(dir, { recursive: true }))

async function readOn(): Promise<string[]> {
  const read: string[] = []
  for (let atEnd = false; !atEnd; ) {
    const chunk = await readLogChunk(log, position)
    read.push(...chunk.lines)
    position = chunk.next
    atEnd = chunk.atEnd
  }
  return read
}

/** Rotated files are told apart by when they were last written to. */
function rotate(suffix: string, writtenAt: number): void {
  renameSync(log, `${log}.${suffix}`)
  utimesSync(`${log}.${suffix}`, writtenAt, writtenAt)
}

test('gives every line once, and an unfinished one when it is finished', async () => {
  writeFileSync(log, 'one\ntwo\nthr')
  expect(await readOn()).toEqual(['one', 'two'])
  expect(await readOn()).toEqual([])
  appendFileSync(log, 'ee\n')
  expect(await readOn()).toEqual(['three'])
})

test('finishes a rotated file before it turns to the new one', async () => {
  writeFileSync(log, 'one\n')
  await readOn()
  appendFileSync(log, 'two\n')
  rotate('1', 1000)
  writeFileSync(log, 'three\n')
  expect(await readOn()).toEqual(['two', 'three'])
})

test('stays with a rotated file while its successor is empty', async () => {
  writeFileSync(log, 'one\n')
  await readOn()
  rotate('1', 1000)
  writeFileSync(log, '')
  expect(await readOn()).toEqual([])
  appendFileSync(`${log}.1`, 'late\n')
  expect(await readOn()).toEqual(['late'])
  appendFileSync(log, 'new\n')
  expect(await readOn()).toEqual(['new'])
})

test('walks through several rotations in their order', async () => {
  writeFileSync(log, 'one\n')
  await readOn()
  rotate('20261113', 1000)
  writeFileSync(log, 'two\n')
  rotate('20261114', 2000)
  writeFileSync(log, 'three\n')
  writeFileSync(`${log}.0.gz`, 'not a log')
  expect(await readOn()).toEqual(['two', 'three'])
})

test('goes on with the rotated file while there is no new one', async () => {
  writeFileSync(log, 'one\n')
  await readOn()
  appendFileSync(log, 'two\n')
  rotate('1', 1000)
  expect(await readOn()).toEqual(['two'])
})

test('finds a file again that was copied away and cut to nothing', async () => {
  writeFileSync(log, 'one\n')
  await readOn()
  appendFileSync(log, 'two\n')
  copyFileSync(log, `${log}.1`)
  truncateSync(log)
  expect(await readOn()).toEqual(['two'])
  appendFileSync(log, 'three\n')
  expect(await readOn()).toEqual(['three'])
})

test('reads files larger than a chunk, passing over what cannot be a line', async () => {
  const lines = Array.from({ length: 50_000 }, (_, i) => `line ${i} ${'x'.repeat(40)}`)
  writeFileSync(log, `${lines.join('\n')}\n`)
  expect(await readOn()).toEqual(lines)
  appendFileSync(log, `${'x'.repeat(3 << 20)}\nsound\n`)
  expect((await readOn()).at(-1)).toBe('sound')
})

test.each([
  ['there is no log', () => {}],
  [
    'the file that was being read is gone',
    async () => {
      writeFileSync(log, 'one\n')
      await readOn()
      rotate('1', 1000)
      writeFileSync(log, 'two\n')
      rmSync(`${log}.1`)
    },
  ],
  [
    'the file that was being read was cut to nothing',
    async () => {
      writeFileSync(log, 'one\n')
      await readOn()
      truncateSync(log)
      appendFileSync(log, 'two\n')
    },
  ],
])('refuses to go on when %s', async (_name, arrange) => {
  await arrange()
  await expect(readOn()).rejects.toThrow(LogUnreadable)
})
