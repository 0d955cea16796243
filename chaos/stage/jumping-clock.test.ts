import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { JumpingClock } from './jumping-clock.ts'

const dir = mkdtempSync(join(tmpdir(), 'clock-'))
afterAll(() => rmSync(dir, { recursive: true }))

/** Tells its clocks whenever it is asked. */
const program = `process.stdin.on('data', () => console.log(JSON.stringify([Date.now(), performance.now()])))`

test('a living process sees its wall clock jump in both directions, and nothing else', async () => {
  const clock = new JumpingClock(dir)
  const child = spawn(process.execPath, ['-e', program], {
    env: clock.environment,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const ask = async () => {
    child.stdin.write('?')
    const [line] = await once(lines, 'line')
    const [wallMs, monotonicMs] = JSON.parse(line as string) as [number, number]
    return { aheadSeconds: Math.round((wallMs - Date.now()) / 1000) || 0, monotonicMs }
  }
  const first = await ask()
  expect(first.aheadSeconds).toBe(0)
  for (const seconds of [3600, -3600, 604_800, -604_800, 0]) {
    clock.set(seconds)
    const { aheadSeconds, monotonicMs } = await ask()
    expect(aheadSeconds).toBe(seconds)
    expect(monotonicMs - first.monotonicMs).toBeGreaterThan(0)
    expect(monotonicMs - first.monotonicMs).toBeLessThan(60_000)
  }
  child.stdin.end()
  await once(child, 'exit')
})
