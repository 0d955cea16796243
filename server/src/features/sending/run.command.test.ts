import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { anAccount, aTriggerMailing } from '../../../test/factories.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

// Every command is a process of its own, which takes its time on a busy machine.

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

test('the run of single mails cannot be canceled, because nothing would bring it back', async () => {
  const { id } = await aTriggerMailing(api, await anAccount(api))
  const run = async () =>
    (
      await api.database.query<{ id: string; state: string }>('select id, state from runs where mailing_id = $1', [id])
    )[0]
  const cancel = ['run', 'cancel', '--run', `${(await run())?.id}`]
  expect(await runPostrider(api.database, cancel, { ENGINE_DATABASE_URL: api.database.engineUrl })).toMatchObject({
    status: 1,
    stdout: '',
    stderr:
      'The run of single mails never ends: pause it, or deactivate its mailing. Run instead: postrider run pause\n',
  })
  expect(await run()).toMatchObject({ state: 'sending' })
})
