import { describe, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { anAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { anOperator, startWebAndConsole } from '../../../test/test-console.ts'
import { aUser } from '../../../test/test-web.ts'
import type { Route } from '../../platform/http/route.ts'
import { appRoutes } from '../../processes/app-routes.ts'
import { consoleRouteList } from '../../processes/console-routes.ts'
import { consoleRoutes, createConsoleGate } from './console.gate.ts'

const { api, web, desk } = await startWebAndConsole()
const run = (args: string[], environment = {}) => runPostrider(api.database, ['operator', ...args], environment)
const actsOfLog = () =>
  api.database.query<{ actor: string; act: string }>('select actor, act from operator_acts order by seq')

describe('who is an operator', () => {
  test('the command line makes one, lists and removes', async () => {
    const args = ['create', '--email', 'ovid@operators.example', '--name', 'Ovid Marsh']
    const made = await run(args)
    const password = /^ {2}(\S{20})$/m.exec(made.stdout)?.[1] as string
    expect(made.status).toBe(0)
    const ovid = { email: 'ovid@operators.example', password, id: 0 }
    const session = await desk.enrol(ovid)
    const twice = await run(args)
    expect([twice.status, twice.stderr]).toEqual([1, expect.stringContaining('There is an operator with the email')])
    expect(JSON.parse((await run(['list', '--json'])).stdout)).toMatchObject([{ name: 'Ovid Marsh', hasFactor: true }])
    expect((await session.call('GET', '/session')).status).toBe(200)
    expect((await run(['remove', '--email', ovid.email])).status).toBe(0)
    expect((await session.call('GET', '/session')).status).toBe(401)
    expect((await desk.signIn(ovid)).body.code).toBe('sign_in_failed')
    const nobody = await run(['remove', '--email', ovid.email])
    expect([nobody.status, nobody.stderr]).toEqual([1, expect.stringContaining('There is no operator')])
  })

  test('who has lost the phone sets up another one', async () => {
    const operator = await anOperator(api)
    const session = await desk.enrol(operator)
    expect((await run(['reset-factor', '--email', operator.email])).status).toBe(0)
    expect((await session.call('GET', '/session')).status).toBe(401)
    expect((await desk.signIn(operator)).body.data.hasFactor).toBe(false)
  })
})

describe('the second factor', () => {
  test('is set up at the first sign-in; before, nothing else is open', proving('W-024.1'), async () => {
    const operator = await anOperator(api)
    const begun = desk.goOn(await desk.signIn(operator))
    const shut = consoleRouteList.filter(({ scopes }) => scopes[0] === 'operate')
    for (const route of shut) {
      const answer = await begun.call(...targetOf(route))
      proves('W-024.1', () => expect([answer.status, answer.body.code]).toEqual([403, 'operator_factor_missing']))
    }
    const wrong = await begun.call('POST', '/own/second-factor/totp/confirmation', { body: { code: '000000' } })
    expect(wrong.body.code).toBe('totp_not_begun')
    const session = await desk.enrol(operator)
    expect((await begun.call('GET', '/session')).status).toBe(401)
    expect((await session.call('GET', '/session')).body.data).toMatchObject({ hasFactor: true, votesNeeded: 2 })
    const again = await session.call('POST', '/own/second-factor/totp')
    expect(again.body.code).toBe('totp_exists')
  })

  test('is asked for ever after, each code once, recovery codes too', async () => {
    const operator = await anOperator(api)
    const begun = desk.goOn(await desk.signIn(operator))
    await begun.call('POST', '/own/second-factor/totp')
    const session = await desk.enrol(operator)
    const asked = await desk.signIn(operator)
    expect([asked.status, asked.body.code]).toEqual([401, 'second_factor_needed'])
    const code = session.code()
    expect((await desk.signIn(operator, code)).status).toBe(200)
    expect((await desk.signIn(operator, code)).body.code).toBe('second_factor_failed')
    expect((await desk.signIn(operator, 'ABCDE-FGHJK')).body.code).toBe('second_factor_failed')
  })

  test('guesses are counted, and those at a user of the same email apart', async () => {
    const operator = await anOperator(api)
    const { accountId } = await anAccount(api)
    const user = await aUser(api, accountId, { email: operator.email })
    for (let i = 0; i < 6; i++) await desk.signIn({ ...operator, password: 'wrong wrong wrong' })
    const waiting = await desk.signIn(operator)
    expect([waiting.status, waiting.body.code]).toEqual([429, 'sign_in_throttled'])
    expect((await web.signIn(user)).status).toBe(200)
    expect(await actsOfLog()).toContainEqual({ actor: `operator:${operator.id}`, act: 'session.failure' })
  })
})

describe('two doors that know nothing of each other', () => {
  test('a user is no operator, and an operator no user', proving('W-024.1'), async () => {
    const { accountId } = await anAccount(api)
    const user = await aUser(api, accountId)
    const operator = await anOperator(api)
    expect((await desk.signIn(user)).body.code).toBe('sign_in_failed')
    expect((await web.signIn(operator)).body.code).toBe('sign_in_failed')
  })

  test('the session of either opens nothing of the other', proving('W-024.1'), async () => {
    const { accountId } = await anAccount(api)
    const [user, operator] = [await web.sessionOf(await aUser(api, accountId)), await desk.enrol(await anOperator(api))]
    const tokenOf = (cookie: string) => cookie.split('=')[1]
    for (const route of consoleRouteList.filter(({ scopes }) => scopes[0] !== 'signIn'))
      for (const cookie of [user.cookie, `__Host-console=${tokenOf(user.cookie)}`]) {
        const [method, path] = targetOf(route)
        const headers = { cookie, 'x-csrf-token': user.csrfToken }
        const answer = await desk.call(method, path, { headers })
        proves('W-024.1', () => expect([answer.status, answer.body.code]).toEqual([401, 'not_signed_in']))
      }
    for (const route of appRoutes.filter(({ scopes }) => scopes[0] !== 'signIn'))
      for (const cookie of [operator.cookie, `__Host-session=${tokenOf(operator.cookie)}`]) {
        const [method, path] = targetOf(route, accountId)
        const headers = { cookie, 'x-csrf-token': operator.csrfToken }
        const answer = await web.call(method, path, { headers })
        proves('W-024.1', () => expect([answer.status, answer.body.code]).toEqual([401, 'not_signed_in']))
      }
  })

  test('neither process serves the other interface', async () => {
    const operator = await desk.enrol(await anOperator(api))
    const atWeb = await web.call('GET', '//console/api/session', { headers: { cookie: operator.cookie } })
    const atConsole = await desk.call('GET', '//app/api/session', { headers: { cookie: operator.cookie } })
    expect(atWeb.headers.get('content-type')).not.toContain('json')
    expect(atConsole.headers.get('content-type')).not.toContain('json')
  })

  test('what changes something comes from a page of the console', async () => {
    const operator = await desk.enrol(await anOperator(api))
    const forged: Record<string, string>[] = [{ origin: 'http://localhost:8083' }, { 'x-csrf-token': 'A'.repeat(43) }]
    for (const headers of forged)
      for (const route of consoleRouteList.filter(({ method, scopes }) => method !== 'GET' && scopes[0] !== 'signIn'))
        expect((await operator.call(...targetOf(route), { headers })).body.code).toBe('csrf_failed')
  })

  test('a route without a named action stops the start', () => {
    const route = consoleRoutes.forOperators({
      tag: 'Test',
      method: 'GET',
      path: '/secrets',
      summary: 'A test',
      responses: { 204: null },
      handle: async () => ({ status: 204 }),
    })
    for (const scopes of [[], ['seePeople'], ['operate', 'enrol']])
      expect(() => createConsoleGate({} as never, [{ ...route, scopes }])).toThrow(/names no action/)
  })
})

test('the log of operators holds, and the command line says so', async () => {
  const verified = await runPostrider(api.database, ['audit', 'verify'])
  expect([verified.status, verified.stdout]).toEqual([
    0,
    expect.stringContaining('the audit log of the operators holds'),
  ])
  await api.database.query('alter table operator_acts disable trigger append_only')
  await api.database.query(`update operator_acts set act = 'nothing' where seq = 2`)
  const broken = await runPostrider(api.database, ['audit', 'verify'])
  expect([broken.status, broken.stdout]).toEqual([1, expect.stringContaining('BROKEN at entry 2')])
})

function targetOf({ method, path }: Route, accountId = 1): [method: string, path: string] {
  return [method, path.replace('{accountId}', `${accountId}`).replaceAll(/\{\w+\}/g, '999999')]
}
