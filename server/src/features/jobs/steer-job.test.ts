import { expect, test } from 'vitest'
import { anAccount } from '../../../test/factories.ts'
import { askForJob } from '../../../test/jobs/ask-for-job.ts'
import { aUser, startApiAndWeb } from '../../../test/test-web.ts'
import { eraseSubscribersJob } from '../subscriptions/erase-subscribers.job.ts'

const { api, web } = await startApiAndWeb()

test('an editor neither stops an erasure that an admin began nor goes on with it', async () => {
  const account = await anAccount(api)
  const admin = await aUser(api, account.accountId)
  const [ada, ed] = [
    await web.sessionOf(admin),
    await web.sessionOf(await aUser(api, account.accountId, { role: 'editor' })),
  ]
  const input = { createdBefore: '2000-01-01 00:00:00' }
  const id = await askForJob(api, account, eraseSubscribersJob, { userId: admin.id, input })
  const job = `/accounts/${account.accountId}/jobs/${id}`
  const refused = { status: 403, code: 'right_required', requiredRight: 'deletePeople' }
  expect((await ed.call('GET', job)).body.data).toMatchObject({ action: 'deletePeople', state: 'waiting' })
  expect((await ed.call('POST', `${job}/cancel`)).body).toMatchObject(refused)
  expect((await ada.call('POST', `${job}/cancel`)).status).toBe(204)
  expect((await ed.call('POST', `${job}/retry`)).body).toMatchObject(refused)
  expect((await ada.call('POST', `${job}/retry`)).status).toBe(204)
})
