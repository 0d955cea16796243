import { expect, test } from 'vitest'
import { connectTimeoutMs } from './connect-timeout.ts'

test.each([
  ['postgres://postrider@db/postrider', 1500],
  ['postgres://postrider@db/postrider?connect_timeout=30', 30_000],
  ['postgres://postrider@db/postrider?sslmode=require&connect_timeout=2', 2000],
  ['postgres://postrider@db/postrider?connect_timeout=0', 1500],
  ['postgres://postrider@db/postrider?connect_timeout=soon', 1500],
])('%s waits %d ms', (url, expected) => {
  expect(connectTimeoutMs(url, 1500)).toBe(expected)
})
