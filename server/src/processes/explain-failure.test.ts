import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'

test('a port that is taken is a sentence with the remedy, not a stack trace', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const { port } = first.address() as { port: number }
  const second = createServer().listen(port, '127.0.0.1')
  const [error] = await once(second, 'error')
  first.close()
  expect(explainFailure(error, {})).toEqual({
    message: `Port ${port} of 127.0.0.1 is taken. End the program that listens there, or set another port.`,
    status: 1,
  })
  const message = explainFailure(
    Object.assign(new Error(), { code: 'EADDRINUSE', address: '127.0.0.1', port: 8081 }),
    {},
  )
  expect(message?.message).toMatch(/, or set PAGES_PORT\.$/)
})
