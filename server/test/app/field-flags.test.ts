import { expect, test } from 'vitest'
import { aCustomerField, aMailing, aSubscriber } from '../factories.ts'
import { proves } from '../proves.ts'
import { anAdmin, startApiAndWeb } from '../test-web.ts'

const { api, web } = await startApiAndWeb()

test('a field that is for programs alone is in no form, and in conditions and variables like any other', async () => {
  const ada = await anAdmin(api, web)
  const closed = { isEditable: false, isAvailableForExport: false, isAvailableForImport: false }
  const kept = await aCustomerField(api, ada.account.customerId, 1, closed)
  const open = await aCustomerField(api, ada.account.customerId, 1)
  const { id } = await aSubscriber(api, ada.account, { customerFields: { [kept]: 'Gold' } })
  await aSubscriber(api, ada.account)

  const { choices } = (await ada.call('GET', `${ada.at}/forms`)).body.meta
  const asked = choices.fields.map(({ name }: { name: string }) => name)
  proves('W-056.5', () =>
    expect([asked.includes(`field:${open}`), asked.includes(`field:${kept}`)]).toEqual([true, false]),
  )

  const { sources } = (await ada.call('GET', `${ada.at}/conditions/vocabulary`)).body.data
  const conditions = { join: 'all', of: [{ source: `field:${kept}`, operator: 'is', values: ['Gold'] }] }
  const found = await ada.call('POST', `${ada.at}/conditions/preview`, { body: { conditions } })
  proves('W-056.5', () => {
    expect(sources.map(({ source }: { source: string }) => source)).toContain(`field:${kept}`)
    expect(found.body.data).toMatchObject({ people: 1 })
  })

  const mailingId = await aMailing(api, ada.account.accountId, {
    html: `<body>You have {{C:${kept}:-nothing}}.</body>`,
  })
  const counted = await ada.call('GET', `${ada.at}/mailings/${mailingId}/variables`)
  const shown = await ada.call('GET', `${ada.at}/mailings/${mailingId}/preview/${id}`)
  proves('W-056.5', () => {
    expect(counted.body.data.variables).toContainEqual(expect.objectContaining({ token: `C:${kept}`, people: 1 }))
    expect(shown.body.data.text).toContain('You have Gold.')
  })
})
