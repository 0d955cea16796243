import { expect, test } from 'vitest'
import { AccountQueue } from './account-queue.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('one account works with as many at a time as it may, in the order they came; others are not held up', async () => {
  const queue = new AccountQueue({ limit: 2, patienceMs: 5000 })
  let active = 0
  let most = 0
  const order: number[] = []
  const job = (n: number) =>
    queue.take(1, async () => {
      active += 1
      most = Math.max(most, active)
      order.push(n)
      await pause(5)
      active -= 1
    })
  const busy = Promise.all([1, 2, 3, 4, 5, 6].map(job))
  expect(await queue.take(2, async () => 'at once')).toBe('at once')
  await busy
  expect(most).toBe(2)
  expect(order).toEqual([1, 2, 3, 4, 5, 6])
})

test('a failing writer passes its turn on', async () => {
  const queue = new AccountQueue({ limit: 1, patienceMs: 5000 })
  const failing = queue.take(1, () => Promise.reject(new Error('refused')))
  const next = queue.take(1, async () => 'next')
  await expect(failing).rejects.toThrow('refused')
  expect(await next).toBe('next')
})

test('who waits too long is told to come again, and leaves the queue', async () => {
  const queue = new AccountQueue({ limit: 1, patienceMs: 20 })
  const slow = queue.take(1, () => pause(80))
  await expect(queue.take(1, async () => 'never')).rejects.toBeInstanceOf(DatabaseUnavailable)
  await slow
  expect(await queue.take(1, async () => 'later')).toBe('later')
})
