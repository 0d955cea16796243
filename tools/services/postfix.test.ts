import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { freePort, PlainClient, startPlainSink } from '../../server/src/features/relay/testing/plain-smtp.ts'
import { type PrivatePostfix, startPostfix } from './postfix.ts'
import { ask, waitUntil } from './process-control.ts'

const dir = mkdtempSync('/var/tmp/postfix-test-')
chmodSync(dir, 0o755)
const instances: PrivatePostfix[] = []

afterAll(async () => {
  for (const instance of instances) await instance.stop()
  rmSync(dir, { recursive: true })
})

async function start(name: string, relayTo: { host: string; port: number } | 'discard') {
  const instance = await startPostfix({ dir: `${dir}/${name}`, port: await freePort(), relayTo })
  instances.push(instance)
  return instance
}

async function deliver(port: number, names: string[]): Promise<void> {
  const client = await PlainClient.greet(port)
  for (const name of names) {
    const reply = await client.send({
      from: 'from@sender.test',
      to: 'to@receiver.test',
      messageId: `${name}@sender.test`,
    })
    expect(reply).toMatch(/^250 /)
  }
  await client.vanish()
}

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}-${i}`)

test('mail goes on through a kill, and nothing is left after the stop', async () => {
  const sink = await startPlainSink()
  const postfix = await start('first', { host: '127.0.0.1', port: sink.port })
  await deliver(postfix.port, numbered('before', 20))
  await waitUntil('20 mails at the sink', () => sink.received.length === 20)
  await postfix.kill()
  expect(await ask(postfix.port)).toBeUndefined()
  // What a crash in the middle of a mail leaves behind.
  writeFileSync(`${postfix.queueDirectory}/incoming/573805.891`, '')
  await postfix.start()
  await deliver(postfix.port, numbered('after', 3))
  await waitUntil('3 more mails at the sink', () => sink.received.length === 23)
  expect(new Set(sink.received).size).toBe(23)
  await postfix.stop()
  expect(await ask(postfix.port)).toBeUndefined()
  await sink.close()
})

test('two instances stand side by side, and a bare newline is refused even from this machine', async () => {
  const [one, other] = [await start('one', 'discard'), await start('other', 'discard')]
  await deliver(one.port, ['kept'])
  const client = await PlainClient.greet(other.port)
  await client.beginData({ from: 'from@sender.test', to: 'to@receiver.test', messageId: 'bare@sender.test' })
  client.write('smuggled\n.\nline\r\n')
  expect(await client.command('.')).toMatch(/^550 /)
  await client.vanish()
  await waitUntil('the mail in the log', () => readFileSync(one.logFile, 'utf8').includes('status=sent'))
  expect(readFileSync(other.logFile, 'utf8')).not.toContain('kept@sender.test')
})
