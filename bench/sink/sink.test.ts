import { expect, onTestFinished, test } from 'vitest'
import { SmtpDialogue } from '../../chaos/oracle/testing/smtp-dialogue.ts'
import { startSink } from './build-sink.ts'

async function sinkWithClient(delayMs = 0) {
  const sink = await startSink({ delayMs })
  const client = await SmtpDialogue.open(sink.port)
  onTestFinished(async () => {
    client.close()
    await sink.stop()
  })
  await client.introduce()
  return { sink, client }
}

const commands = 'MAIL FROM:<a@example.com>\r\nRCPT TO:<b@example.com>\r\nDATA\r\n'
// Everything that looks like an end of mail and is none.
const text = 'Subject: x\r\n\r\n..\r\n.x\r\n\r.\r\n\n.\n\r\r\n. \r\nlast'

test('counts every mail of a pipelined conversation and answers everything in order', async () => {
  const { sink, client } = await sinkWithClient()
  client.say(`${commands}${text}\r\n.\r\n${commands}.\r\n${commands}${'long line\r\n'.repeat(20_000)}.\r\nQUIT\r\n`)
  const codes: string[] = []
  for (let i = 0; i < 14; i++) codes.push((await client.reply()).slice(0, 3))
  const mail = ['250', '250', '354', '250']
  expect(codes).toEqual([...mail, ...mail, ...mail, '221', 'clo'])
  expect(await sink.count()).toBe(3)
})

test('finds the end of a mail that comes byte by byte', async () => {
  const { sink, client } = await sinkWithClient()
  for (const character of `${commands}${text}\r\n.\r\n`) client.say(character)
  for (const code of ['250', '250', '354', '250']) expect(await client.reply()).toMatch(code)
  expect(await sink.count()).toBe(1)
})

test('a delay holds back the acknowledgement, and what follows it', async () => {
  const { sink, client } = await sinkWithClient(200)
  client.say(`${commands}${text}\r\n.\r\nNOOP\r\n`)
  for (let i = 0; i < 3; i++) await client.reply()
  const startedAt = performance.now()
  expect(await client.reply()).toBe('250 2.0.0 Ok: taken')
  expect(performance.now() - startedAt).toBeGreaterThan(150)
  expect(await client.reply()).toBe('250 2.0.0 Ok')
  expect(await sink.count()).toBe(1)
})
