import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '../../../../chaos/stage/free-port.ts'
import { killNats, startNats } from '../../../../tools/services/nats.ts'
import { createDoorbell, type Doorbell } from './doorbell.ts'

const quiet = { info: () => {}, warn: () => {} }
const open: Doorbell[] = []
const dirs: string[] = []
afterEach(async () => {
  for (const bell of open.splice(0)) await bell.close()
  for (const dir of dirs.splice(0)) {
    await killNats({ dir, signal: 'SIGKILL' })
    rmSync(dir, { recursive: true, force: true })
  }
})

function bellAt(port: number): Doorbell {
  const bell = createDoorbell(`nats://127.0.0.1:${port}`, quiet)
  open.push(bell)
  return bell
}
async function nats(port: number): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'nats-'))
  dirs.push(dir)
  await startNats({ dir, port })
  return dir
}
const heardFrom = (bell: Doorbell, come: () => void) =>
  vi.waitFor(
    () => {
      bell.knock('bulk')
      expect(come).toHaveBeenCalled()
    },
    { timeout: 60_000, interval: 100 },
  )

test('a knock is heard at its door, and at no other', async () => {
  const port = await freePort()
  await nats(port)
  const [inside, outside] = [bellAt(port), bellAt(port)]
  const [bulk, priority] = [vi.fn(), vi.fn()]
  inside.answer('bulk', bulk)
  inside.answer('priority', priority)
  await heardFrom(outside, bulk)
  expect(priority).not.toHaveBeenCalled()
})

test('nobody minds that NATS is away, and once it comes knocks are heard', async () => {
  const port = await freePort()
  const [inside, outside] = [bellAt(port), bellAt(port)]
  const bulk = vi.fn()
  inside.answer('bulk', bulk)
  outside.knock('bulk')
  await nats(port)
  await heardFrom(outside, bulk)
})

test('NATS that was killed and lost its data is heard again after its return', async () => {
  const port = await freePort()
  const dir = await nats(port)
  const [inside, outside] = [bellAt(port), bellAt(port)]
  const bulk = vi.fn()
  inside.answer('bulk', bulk)
  await heardFrom(outside, bulk)
  await killNats({ dir, signal: 'SIGKILL' })
  outside.knock('bulk')
  bulk.mockClear()
  await nats(port)
  await heardFrom(outside, bulk)
})
