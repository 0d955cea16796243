import { Secret, TOTP } from 'otpauth'
import { afterAll } from 'vitest'
import { consoleBase } from '../src/features/operators/console.gate.ts'
import { createOperatorLogin } from '../src/features/operators/manage-operators.ts'
import { createConsole } from '../src/processes/console.ts'
import { createDesk } from '../src/processes/create-desk.ts'
import { type Answer, startTestApi, type TestApi, type TestApiOptions } from './test-api.ts'
import { request, type Sent, startTestWeb, type TestSession, type TestWeb } from './test-web.ts'

export interface TestOperator {
  id: number
  email: string
  password: string
}

/** Signed in, with a second factor. */
export interface OperatorSession extends TestSession {
  operator: TestOperator
  /** A code of their app that was not taken yet. */
  code(): string
}

export interface TestConsole {
  url: string
  /** Without a session, as a page of the console does. */
  call(method: string, path: string, sent?: Sent): Promise<Answer>
  signIn(operator: Pick<TestOperator, 'email' | 'password'>, code?: string): Promise<Answer>
  /** Goes on with the cookie and the token that an answer has brought. */
  goOn(answer: Answer): TestSession
  /** The first sign-in, which sets up the app. */
  enrol(operator: TestOperator): Promise<OperatorSession>
  stop(): Promise<void>
}

let operators = 0

/** Somebody whom the command line has made. */
export async function anOperator({ operator }: Pick<TestApi, 'operator'>, name = 'Runa Valdis'): Promise<TestOperator> {
  operators += 1
  const login = { email: `runa.${operators}@operators.example`, password: 'seven kettles on the stove' }
  return { ...login, id: await createOperatorLogin(operator, { ...login, name, languageIso: 'en' }) }
}

/** The console as it is, on the database of a test. */
export async function startTestConsole(api: TestApi, directory?: string): Promise<TestConsole> {
  const desk = createDesk(api.app)
  const server = createConsole(api.app, desk, directory)
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const usual = { origin: new URL(api.app.config.CONSOLE_URL).origin, 'sec-fetch-site': 'same-origin' }
  const call: TestConsole['call'] = (method, path, { body, headers = {} } = {}) =>
    request(`${url}${path.startsWith('//') ? path.slice(1) : consoleBase + path}`, method, body, {
      ...usual,
      ...headers,
    })
  const signIn: TestConsole['signIn'] = ({ email, password }, code) =>
    call('POST', '/session', { body: { email, password, ...(code && { code }) } })
  const goOn = (answer: Answer): TestSession => {
    if (answer.status !== 200) throw new Error(`could not go on: ${answer.text}`)
    const cookie = (answer.headers.get('set-cookie') as string).split(';', 1)[0] as string
    const { csrfToken } = answer.body.data.session ?? answer.body.data
    return {
      cookie,
      csrfToken,
      call: (method, path, { body, headers = {} } = {}) =>
        call(method, path, { body, headers: { cookie, 'x-csrf-token': csrfToken, ...headers } }),
    }
  }
  return {
    url,
    call,
    signIn,
    goOn,
    enrol: async (operator) => {
      const begun = goOn(await signIn(operator))
      const { secret } = (await begun.call('POST', '/own/second-factor/totp')).body.data
      const codeAt = codesOf(secret)
      const done = await begun.call('POST', '/own/second-factor/totp/confirmation', {
        body: { code: codeAt(api.clock.now()) },
      })
      return { ...goOn(done), operator, code: () => codeAt(new Date(api.clock.now().getTime() + 30_000)) }
    },
    stop: async () => {
      await server.close()
      await desk.close()
    },
  }
}

function codesOf(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return (now: Date) => totp.generate({ timestamp: now.getTime() })
}

/** The application and the console beside each other, for all tests of a file. */
export async function startWebAndConsole(
  options: TestApiOptions = {},
): Promise<{ api: TestApi; web: TestWeb; desk: TestConsole }> {
  const api = await startTestApi(options)
  const [web, desk] = await Promise.all([startTestWeb(api), startTestConsole(api)])
  afterAll(async () => {
    await desk.stop()
    await web.stop()
    await api.stop()
  })
  return { api, web, desk }
}
