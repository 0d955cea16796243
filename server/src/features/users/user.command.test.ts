import { expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { anAccount } from '../../../test/factories.ts'
import { startApiAndWeb } from '../../../test/test-web.ts'

const { api, web } = await startApiAndWeb()
const account = await anAccount(api)

const run = (args: string[], environment = {}) => runPostrider(api.database, ['user', ...args], environment)

test('a user is created with a password that is shown once, and signs in with it', async () => {
  const args = ['create', '--email', 'ute@nord.example', '--name', 'Ute', '--account', `${account.accountId}`]
  const { status, stdout } = await run(args)
  expect(status).toBe(0)
  const password = /^ {2}(\S{20})$/m.exec(stdout)?.[1] as string
  expect((await web.signIn({ email: 'ute@nord.example', password })).status).toBe(200)
  const twice = await run(args)
  expect([twice.status, twice.stderr]).toEqual([1, expect.stringContaining('There is a user with the email')])
})

test('a password of their own comes from the environment and is not shown', async () => {
  const args = ['create', '--email', 'uwe@nord.example', '--name', 'Uwe', '--account', `${account.accountId}`]
  const { stdout } = await run([...args, '--role', 'author', '--json'], { USER_PASSWORD: 'a long enough one' })
  expect(JSON.parse(stdout)).toMatchObject({ email: 'uwe@nord.example', role: 'author' })
  expect(stdout).not.toContain('a long enough one')
  expect((await web.signIn({ email: 'uwe@nord.example', password: 'a long enough one' })).status).toBe(200)
})

test('a user joins a further account, and the list tells', async () => {
  const { accountId } = await anAccount(api)
  const join = ['join', '--email', 'uwe@nord.example', '--account', `${accountId}`, '--role', 'analyst']
  expect((await run(join)).status).toBe(0)
  const { stdout } = await run(['list', '--account', `${accountId}`, '--json'])
  expect(JSON.parse(stdout)).toMatchObject([
    { email: 'uwe@nord.example', roles: [`${account.accountId} author`, `${accountId} analyst`] },
  ])
  const unknown = await run(['join', '--email', 'nobody@nord.example', '--account', `${accountId}`])
  expect([unknown.status, unknown.stderr]).toEqual([1, expect.stringContaining('There is no user')])
})
