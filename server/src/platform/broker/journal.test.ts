import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { afterEach, expect, test } from 'vitest'
import { settlesBefore } from '../../../test/beside-a-timer.ts'
import { serviceUrls } from '../../../test/service-urls.ts'
import { createJournal, type Journal, JournalUnavailable } from './journal.ts'

const opened: Journal[] = []
const names: string[] = []
afterEach(async () => {
  for (const journal of opened.splice(0)) await journal.close()
  for (const name of names.splice(0)) await deleteStream(name)
})

async function deleteStream(name: string): Promise<void> {
  const link = await connect({ servers: serviceUrls().nats })
  const { streams } = await jetstreamManager(link)
  // Not every test has written to its journal.
  await streams.delete(`POSTRIDER_${name.toUpperCase()}`).catch(() => false)
  await link.close()
}

function aJournal(name = `test_${randomBytes(6).toString('hex')}`, url = serviceUrls().nats): Journal {
  const journal = createJournal(url, name)
  opened.push(journal)
  names.push(name)
  return journal
}

async function whenConnected<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof JournalUnavailable) || attempt === 1000) throw error
      await sleep(20)
    }
  }
}

async function drained(journal: Journal): Promise<string[]> {
  const records: string[] = []
  await whenConnected(() => journal.drain(async (some) => void records.push(...some)))
  return records
}

test('what was appended is handed over once, in its order, also to another process', async () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  const journal = aJournal(name)
  await whenConnected(() => journal.append('first'))
  await journal.append('zweiter Ä')
  expect(await drained(aJournal(name))).toEqual(['first', 'zweiter Ä'])
  expect(await drained(journal)).toEqual([])
  await journal.append('third')
  expect(await drained(journal)).toEqual(['third'])
})

test('a record whose taking fails stays', async () => {
  const journal = aJournal()
  await whenConnected(() => journal.append('one'))
  await journal.append('two')
  const refuse = async () => {
    throw new Error('not now')
  }
  await expect(journal.drain(refuse)).rejects.toThrow('not now')
  expect(await drained(journal)).toEqual(['one', 'two'])
})

test('many records are handed over in few portions', async () => {
  const journal = aJournal()
  await whenConnected(() => journal.append('0'))
  await Promise.all(Array.from({ length: 119 }, (_, i) => journal.append(`${i + 1}`)))
  const portions: string[][] = []
  expect(await journal.drain(async (records) => void portions.push(records))).toBe(120)
  expect(portions.map(({ length }) => length)).toEqual([50, 50, 20])
  expect(new Set(portions.flat()).size).toBe(120)
})

test('a journal that was lost with the disk of the broker is written to again', async () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  const journal = aJournal(name)
  await whenConnected(() => journal.append('lost'))
  await deleteStream(name)
  expect(await drained(journal)).toEqual([])
  await journal.append('kept')
  expect(await drained(journal)).toEqual(['kept'])
})

test('two processes that drain at once leave nothing behind', async () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  const journals = [aJournal(name), aJournal(name)] as const
  await whenConnected(() => journals[0].append('0'))
  const records = Array.from({ length: 149 }, (_, i) => `${i + 1}`)
  await Promise.all(records.map((record) => journals[0].append(record)))
  const taken = await Promise.all(journals.map(drained))
  expect(new Set(taken.flat())).toEqual(new Set(['0', ...records]))
  expect(await drained(journals[1])).toEqual([])
})

test('a journal that was never written to is empty', async () => {
  expect(await drained(aJournal())).toEqual([])
})

test('without a broker appending fails at once', async () => {
  const journal = aJournal('nowhere', 'nats://127.0.0.1:9')
  const appending = journal.append('lost')
  expect(await settlesBefore(500, appending)).toBe(true)
  await expect(appending).rejects.toThrow(JournalUnavailable)
})
