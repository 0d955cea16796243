import { expect, test } from 'vitest'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../test-web.ts'

const { api, web } = await startApiAndWeb()

const tries = 8
const aKey = {
  name: 'Till',
  scopes: ['subscribers'],
  permissions: ['reactivateUnsubscribed'],
  defaultOptinMailingId: null,
  defaultChannelIds: [],
  deferUnconfirmedData: false,
  defaultLegalBasis: 'existingCustomer',
}
const aHook = { name: 'CRM', url: 'https://crm.example/hook', types: [] }

async function make({ call, at }: TestAdmin, things: string, body: object): Promise<string> {
  const made = await call('POST', `${at}/${things}`, { body })
  expect(made.status).toBe(201)
  return `${at}/${things}/${made.body.data.id}`
}

/** Two requests at once, each about another member; both must be seen afterwards. */
async function changeBoth({ call }: TestAdmin, path: string, changes: [object, object]): Promise<void> {
  const answers = await Promise.all(changes.map((body) => call('PATCH', path, { body })))
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
}

const newest = async ({ call, at }: TestAdmin, things: string) =>
  (await call('GET', `${at}/${things}`)).body.data.at(-1)

test('a right that is taken from a key stays taken while somebody renames it', async () => {
  const admin = await anAdmin(api, web)
  for (let i = 0; i < tries; i++) {
    const path = await make(admin, 'apiKeys', aKey)
    await changeBoth(admin, path, [{ permissions: [] }, { name: 'Renamed' }])
    expect(await newest(admin, 'apiKeys')).toMatchObject({ permissions: [], name: 'Renamed' })
  }
})

test('a webhook keeps its new address while somebody renames it', async () => {
  const admin = await anAdmin(api, web)
  for (let i = 0; i < tries; i++) {
    const path = await make(admin, 'webhooks', aHook)
    await changeBoth(admin, path, [{ url: 'https://new.example/hook' }, { name: 'Renamed' }])
    expect(await newest(admin, 'webhooks')).toMatchObject({ url: 'https://new.example/hook', name: 'Renamed' })
  }
})

test('pages keep both of two changes, and the log says of each only what it did', async () => {
  const admin = await anAdmin(api, web)
  for (let i = 0; i < tries; i++) {
    const [brandName, brandColour] = [`Nord ${i}`, `#00000${i}`]
    await changeBoth(admin, `${admin.at}/settings/pages`, [{ brandName }, { brandColour }])
    const { data } = (await admin.call('GET', `${admin.at}/settings/pages`)).body
    expect(data).toMatchObject({ brandName, brandColour })
  }
  const entries = (await admin.call('GET', `${admin.at}/audit?act=settings.pages.change`)).body.data as {
    changes: object
  }[]
  expect(entries.map(({ changes }) => Object.keys(changes).length)).toEqual(entries.map(() => 1))
})

test('a webhook that was deleted stays deleted, whoever resumes or pauses it at that moment', async () => {
  const admin = await anAdmin(api, web)
  for (let i = 0; i < tries; i++) {
    const path = await make(admin, 'webhooks', aHook)
    const [deleted] = await Promise.all([
      admin.call('DELETE', path),
      admin.call('POST', `${path}/resume`),
      admin.call('POST', `${path}/pause`),
    ])
    expect(deleted.status).toBe(204)
    expect(await newest(admin, 'webhooks')).toBeUndefined()
  }
})

test('a channel that a key names twice counts once', async () => {
  const admin = await anAdmin(api, web, { channels: ['Offers'] })
  const [channelId] = admin.account.channelIds as [number]
  await make(admin, 'apiKeys', { ...aKey, defaultChannelIds: [channelId, channelId] })
  expect((await newest(admin, 'apiKeys')).defaultChannelIds).toEqual([channelId])
})
