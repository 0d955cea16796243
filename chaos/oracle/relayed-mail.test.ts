import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startPostfix } from '../../tools/services/postfix.ts'
import { freePort } from '../stage/free-port.ts'
import { startOracle } from './start-oracle.ts'
import { mailWith, SmtpDialogue } from './testing/smtp-dialogue.ts'

test('what Postfix delivers twice carries the queue id it gave to the one hand-over', async () => {
  const dir = mkdtempSync('/var/tmp/relayed-mail-')
  // Postfix's own user must be able to walk in.
  chmodSync(dir, 0o755)
  const oracle = await startOracle({ logFile: join(dir, 'oracle.jsonl') })
  const postfix = await startPostfix({
    dir: join(dir, 'postfix'),
    port: await freePort(),
    relayTo: { host: '127.0.0.1', port: oracle.port },
  })
  onTestFinished(async () => {
    await postfix.stop()
    await oracle.stop()
    rmSync(dir, { recursive: true })
  })
  await oracle.arm([{ at: 'dot', every: 1, action: { kind: 'reset', accepting: true } }])
  const sender = await SmtpDialogue.open(postfix.port)
  onTestFinished(() => sender.close())
  await sender.introduce()
  const mail = mailWith({ messageId: '<1@example.com>', token: '0123456789abcdef' })
  const replies = await sender.send({ to: 'anna@example.com', mail })
  const queueId = /queued as (\w+)/.exec(replies[3] as string)?.[1]
  expect(queueId).toMatch(/^\w{8,}$/)
  await expect.poll(async () => (await oracle.counts()).accepted, { timeout: 120_000 }).toBe(1)
  await oracle.arm([])
  await expect.poll(async () => (await oracle.counts()).accepted, { timeout: 120_000 }).toBe(2)
  const { acceptances } = await oracle.readLog()
  const common = { queueId, messageId: '<1@example.com>', recipient: 'anna@example.com', token: '0123456789abcdef' }
  expect(acceptances).toMatchObject([
    { ...common, answered: false },
    { ...common, answered: true },
  ])
})
