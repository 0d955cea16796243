import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../chaos/stage/free-port.ts'
import { anAccount, anEmail } from '../../test/factories.ts'
import { proving } from '../../test/proves.ts'
import { serviceUrls } from '../../test/service-urls.ts'
import { startTestApi } from '../../test/test-api.ts'
import { byBrowser, startTestPages, visitPage } from '../../test/test-pages.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

test('the process serves the links of mails until it is told to stop', proving('R-190'), async () => {
  const api = await startTestApi()
  const account = await anAccount(api)
  const body = { email: anEmail() }
  const { id } = (await api.call('POST', '/subscribers/register', { key: account.key, body })).body.data
  const pages = await startTestPages(api)
  await pages.settings(account, { confirmationUrl: 'https://kunde.example/danke', optinConfirmMode: 'direct' })
  const token = await pages.optinToken(account, id)
  await pages.stop()

  const port = await freePort()
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: api.database.servingUrl,
    REDIS_URL: serviceUrls().redis,
    REQUIRE_HTTPS: 'false',
    LOG_LEVEL: 'debug',
    TRUSTED_PROXIES: '127.0.0.1',
    PAGES_PORT: String(port),
  }
  const child = spawn(process.execPath, [main, 'pages'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const exited = once(child, 'exit')
  let output = ''
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes('page server is listening')) resolve()
    })
    void exited.then(() => resolve())
  })
  // An address of its own, because other tests have visited from the usual one within this minute.
  const headers = { ...byBrowser, 'x-forwarded-for': '198.51.100.77' }
  const url = `http://127.0.0.1:${port}`
  expect(await visitPage(url, `/optin/${token}`, { headers })).toMatchObject({
    status: 302,
    location: 'https://kunde.example/danke',
  })
  expect((await visitPage(url, '/ready')).text).toBe('{"status":"ready","limiter":"shared"}')
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(output).toContain('"route":"/optin/:token"')
  expect(output).not.toContain(token)
  await api.stop()
})
