import type { FastifyInstance } from 'fastify'
import { loadFullAccount } from '../src/features/account-setup/index.ts'
import { appBase, type WebCaller } from '../src/features/app-api/index.ts'
import { httpRefusals } from '../src/platform/errors/http.refusals.ts'
import type { Gate } from '../src/platform/http/gate.ts'
import { createHttpServer } from '../src/platform/http/server.ts'
import { sessionRefusals } from '../src/platform/http/testing/session-gate.ts'
import { appRoutes } from '../src/processes/app-routes.ts'
import type { TestAccount } from './factories.ts'
import type { TestApi } from './test-api.ts'

export interface TestApp {
  url: string
  server: FastifyInstance
  /** As a user, in the account of the test. */
  call(method: string, path: string, userId: number, headers?: Record<string, string>): Promise<Response>
  stop(): Promise<void>
}

/** The web application's interface, where a cookie says who the user is; nobody has to sign in. */
export async function startTestApp(api: TestApi, account: TestAccount): Promise<TestApp> {
  const server = createHttpServer({
    app: api.app,
    base: appBase,
    problems: `${appBase}/problems`,
    routes: appRoutes,
    gate: cookieGate(api, account),
  })
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  const url = `${origin}${appBase}/accounts/${account.accountId}`
  return {
    url,
    server,
    call: (method, path, userId, headers = {}) =>
      fetch(url + path, { method, headers: { cookie: `user=${userId}`, ...headers } }),
    stop: () => server.close(),
  }
}

function cookieGate({ app }: TestApi, { accountId, customerId }: TestAccount): Gate<WebCaller> {
  const tenant = { accountId, customerId }
  return {
    refuseInClear: sessionRefusals.https_required,
    enter: async ({ headers }) => {
      const userId = Number(/user=(\d+)/.exec(headers.cookie ?? '')?.[1])
      const found = userId ? await loadFullAccount(app.db.reader(tenant)) : undefined
      if (!found) throw sessionRefusals.not_signed_in()
      const principal = {
        userId,
        tenant,
        account: found,
        permissions: new Set<never>(),
        may: () => true,
        require: () => {},
      }
      return {
        principal: { ...principal, name: `user:${userId}`, logged: { user: userId } },
        headers: {},
        leave: () => {},
      }
    },
    authorize: (_route, caller, ids) => {
      if (ids.accountId !== accountId) throw httpRefusals.path_unknown()
      return caller
    },
    mayStay: async () => true,
    refuseLeft: sessionRefusals.not_signed_in,
  }
}
