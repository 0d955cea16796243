import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type IncomingMail, type MailLimits, type MailServer, startMailServer } from './mail-server.ts'

let server: MailServer
let mails: IncomingMail[]
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await server.stop(0)
})

async function start({ take, limits }: { take?: () => Promise<void>; limits?: Partial<MailLimits> } = {}) {
  mails = []
  server = await startMailServer(
    {
      knows: (address) => address.endsWith('@known.example'),
      take: async (mail) => {
        await take?.()
        mails.push(mail)
      },
    },
    { host: '127.0.0.1', port: 0, log: { warn: () => {} }, ...(limits && { limits }) },
  )
}

async function dial() {
  const socket = connect(server.port, '127.0.0.1')
  sockets.push(socket.on('error', () => {}))
  let heard = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    heard += text
  })
  const closed = once(socket, 'close')
  return {
    say: (text: string) => void socket.write(text, 'latin1'),
    /** The answers so far, once there are that many final lines. */
    hear: (count: number) =>
      vi.waitFor(() => {
        const lines = heard.split('\r\n').filter((line) => /^\d{3} /.test(line))
        expect(lines.length, heard).toBeGreaterThanOrEqual(count)
        return lines.map((line) => line.slice(0, 3))
      }, 60_000),
    closed,
  }
}
const mail = (to: string[], body: string, hello = 'LHLO x') =>
  `${hello}\r\nMAIL FROM:<>\r\n${to.map((address) => `RCPT TO:<${address}>\r\n`).join('')}DATA\r\n${body}`

describe('a mail', () => {
  test('by LMTP is answered for each recipient, pipelined and in order', async () => {
    await start()
    const { say, hear } = await dial()
    say(`${mail(['a@known.example', 'x@other.example', 'b@known.example'], 'Hi\r\n..dot\r\n.\r\n')}NOOP\r\n`)
    expect(await hear(10)).toEqual(['220', '250', '250', '250', '550', '250', '354', '250', '250', '250'])
    expect(mails.map(({ sender, recipient }) => [sender, recipient])).toEqual([
      ['', 'a@known.example'],
      ['', 'b@known.example'],
    ])
    expect(mails[0]?.data.toString()).toBe('Hi\r\n.dot')
  })

  test('by SMTP has one recipient, so that one answer says the truth', async () => {
    await start()
    const { say, hear } = await dial()
    say(mail(['a@known.example', 'b@known.example'], '.\r\n', 'EHLO x'))
    expect(await hear(7)).toEqual(['220', '250', '250', '250', '452', '354', '250'])
    expect(mails).toHaveLength(1)
  })

  test('that cannot be kept now is asked for again', async () => {
    await start({ take: () => Promise.reject(new Error('database away')) })
    const { say, hear } = await dial()
    say(mail(['a@known.example'], 'Hi\r\n.\r\n'))
    expect((await hear(6)).at(-1)).toBe('451')
  })

  test('to nobody we know is not even begun', async () => {
    await start()
    const { say, hear } = await dial()
    say(mail(['a@other.example'], ''))
    expect(await hear(5)).toEqual(['220', '250', '250', '550', '503'])
  })

  test('that is too large is refused and not kept, and the connection goes on', async () => {
    await start({ limits: { bytes: 1000 } })
    const { say, hear } = await dial()
    say(`LHLO x\r\nMAIL FROM:<> SIZE=1001\r\n${mail(['a@known.example'], `${'x'.repeat(5000)}\r\n.\r\n`)}NOOP\r\n`)
    expect(await hear(9)).toEqual(['220', '250', '552', '250', '250', '250', '354', '552', '250'])
    expect(mails).toEqual([])
  })

  test('is not ended by a bare line feed, so none can hide in another', async () => {
    await start()
    const { say, hear } = await dial()
    say(mail(['a@known.example'], 'one\n.\nMAIL FROM:<x@y>\r\n\n.\r\nstill\r\n.\r\n'))
    await hear(6)
    expect(mails.map(({ data }) => data.toString())).toEqual(['one\n.\nMAIL FROM:<x@y>\r\n\n.\r\nstill'])
  })

  test('arrives whole in whatever pieces it comes', async () => {
    await start()
    const { say, hear } = await dial()
    for (const letter of mail(['a@known.example'], 'Hi\r\n\r\nyou\r\n.\r\n')) {
      say(letter)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await hear(6)
    expect(mails[0]?.data.toString()).toBe('Hi\r\n\r\nyou')
  })
})

describe('limits', () => {
  test('on nonsense, and on lines without end', async () => {
    await start({ limits: { faults: 2 } })
    const { say, closed } = await dial()
    say(`${'x'.repeat(100_000)}\r\nfoo\r\nbar\r\nbaz\r\n`)
    await closed
  })

  test('on silence', async () => {
    await start({ limits: { silenceMs: 50 } })
    await (await dial()).closed
  })

  test('on the length of a session', async () => {
    await start({ limits: { sessionMs: 50 } })
    await (await dial()).closed
  })

  test('on connections', async () => {
    await start({ limits: { connections: 1 } })
    await (await dial()).hear(1)
    const second = await dial()
    expect(await second.hear(1)).toEqual(['421'])
    await second.closed
  })
})

test('a stop lets the mail under way be answered', async () => {
  const released = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  await start({
    take: () => {
      begun.resolve()
      return released.promise
    },
  })
  const { say, hear, closed } = await dial()
  say(mail(['a@known.example'], 'Hi\r\n.\r\n'))
  await begun.promise
  const stopped = server.stop(5000)
  released.resolve()
  expect((await hear(7)).slice(-2)).toEqual(['250', '421'])
  await closed
  await stopped
})
