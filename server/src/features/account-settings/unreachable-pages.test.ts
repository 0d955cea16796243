import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { proves } from '../../../test/proves.ts'
import { anAdmin, startApiAndWeb } from '../../../test/test-web.ts'

const site = createServer((request, response) => response.writeHead(request.url === '/there' ? 200 : 404).end())
site.listen(0, '127.0.0.1')
await once(site, 'listening')
afterAll(() => site.close())
const at = (path: string) => `http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`

const open = await startApiAndWeb({ config: { WEBHOOK_ALLOW_PRIVATE: 'true' } })

test('a page nobody finds is saved, and a warning, for the account and for a channel', async () => {
  const admin = await anAdmin(open.api, open.web, { channels: ['Angebote'] })
  const pages = `${admin.at}/settings/pages`
  const ofChannel = `${admin.at}/channels/${admin.account.channelIds[1]}/pages`
  const saved = await admin.call('PATCH', pages, {
    body: { confirmationUrl: at('/there'), unsubscribeUrl: at('/gone'), registerUrl: at('/lost') },
  })
  const { version } = (await admin.call('GET', ofChannel)).body.meta
  const headers = { 'if-match': `"${version}"` }
  const inChannel = await admin.call('PATCH', ofChannel, { body: { noteUrl: at('/gone') }, headers })
  const [account, channel] = [
    await admin.call('GET', `${pages}/unreachable`),
    await admin.call('GET', `${ofChannel}/unreachable`),
  ]
  proves('W-058.2', () => {
    expect([saved.status, inChannel.status], 'it blocks nothing').toEqual([204, 204])
    expect(account.body.data).toEqual([
      { setting: 'unsubscribeUrl', reason: 'gone' },
      { setting: 'registerUrl', reason: 'gone' },
    ])
    expect(channel.body.data).toEqual([{ setting: 'noteUrl', reason: 'gone' }])
  })
  expect((await admin.call('GET', pages)).body.data.unsubscribeUrl).toBe(at('/gone'))
})

test('nobody is asked inside our own network', async () => {
  let asked = 0
  site.on('request', () => asked++)
  const { api, web } = await startApiAndWeb()
  const admin = await anAdmin(api, web)
  await admin.call('PATCH', `${admin.at}/settings/pages`, { body: { noteUrl: 'https://127.0.0.1/note' } })
  const { body } = await admin.call('GET', `${admin.at}/settings/pages/unreachable`)
  expect(body.data).toEqual([{ setting: 'noteUrl', reason: 'internal' }])
  expect(asked).toBe(0)
})
