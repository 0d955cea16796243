import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proves } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

/** What the server says to these bytes before it closes the connection. */
function speak(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.url)
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const start = 'POST /api/v1/subscribers HTTP/1.1\r\nHost: x\r\nConnection: close\r\n'

test.each([
  ['not HTTP at all', 400, 'bad_request', 'HELO there\r\n\r\n'],
  ['no Host header', 400, 'bad_request', 'GET /api/v1/whoami HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a broken header', 400, 'bad_request', `${start}bro ken\r\n\r\n`],
  ['two lengths', 400, 'bad_request', `${start}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
  [
    'a length and chunks',
    400,
    'bad_request',
    `${start}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'D-ENV-13 a query longer than all headers may be',
    414,
    'uri_too_long',
    `GET /?${'x'.repeat(40_000)} HTTP/1.1\r\n\r\n`,
  ],
  ['headers that are too large', 400, 'bad_request', `${start}X-Large: ${'x'.repeat(40_000)}\r\n\r\n`],
])('bytes that are no request get a problem document too: %s', async (_, status, code, text) => {
  const [head = '', body = ''] = (await speak(text)).split('\r\n\r\n')
  proves('D-ERR-1.1', () => {
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toMatch(/content-type: application\/problem\+json/i)
    expect(JSON.parse(body)).toMatchObject({ status, code })
  })
  const requestId = /x-request-id: (\S+)/i.exec(head)?.[1]
  expect(JSON.parse(body).instance).toBe(`urn:uuid:${requestId}`)
})
