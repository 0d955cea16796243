import { expect, test } from 'vitest'
import { aCustomerField, aSubscriber } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { anAdmin, startApiAndWeb } from '../../../test/test-web.ts'
import { inCustomer } from '../account-setup/index.ts'
import { changeCustomerField } from '../customer-fields/change-customer-field.ts'

const { api, web } = await startApiAndWeb()

async function anAccountWithFields() {
  const { account, call, at } = await anAdmin(api, web)
  const { customerId } = account
  const amount = await aCustomerField(api, customerId, 6)
  const kept = await aCustomerField(api, customerId, 1, { isAvailableForExport: false })
  const ofAccount = await aCustomerField(api, customerId, 1, { fieldType: 2 })
  const customerFields = { [amount]: '12.50', [kept]: 'nobody’s business' }
  const { email } = await aSubscriber(api, account, { city: 'Ulm', birthday: '1980-05-04', customerFields })
  const list = async (columns: string[]) =>
    (await call('POST', `${at}/subscribers/search?sort=id`, { body: { words: '', columns } })).body
  return { account, call, at, amount, kept, ofAccount, email, list }
}

test('base data and what may be exported can be columns, in the order they are asked for', async () => {
  const { call, at, amount, kept, ofAccount, email, list } = await anAccountWithFields()
  const offered = (await call('GET', `${at}/subscriber-columns`)).body.data.map(
    ({ column }: { column: string }) => column,
  )
  const own = (id: number) => `customerFields.${id}`
  const shown = await list([own(amount), 'city', own(kept), own(ofAccount), 'emailKey', 'birthday', 'city'])
  proves('W-056.6', () => {
    expect(offered).toEqual(expect.arrayContaining(['city', 'birthday', own(amount)]))
    expect(offered).not.toContain(own(kept))
    expect(offered).not.toContain(own(ofAccount))
    expect(shown.meta.columns.map(({ column }: { column: string }) => column)).toEqual([
      own(amount),
      'city',
      'birthday',
    ])
    expect(shown.data).toMatchObject([
      { email, values: { [own(amount)]: '12.50', city: 'Ulm', birthday: '1980-05-04' } },
    ])
    expect(JSON.stringify(shown)).not.toContain('business')
  })
  expect((await list([])).data[0].values).toEqual({})
})

test('a field that may not leave any more is left out of kept views', async () => {
  const { account, amount, list } = await anAccountWithFields()
  await inCustomer(api.operator, account.customerId, (act) =>
    changeCustomerField(act, amount, { isAvailableForExport: false }),
  )
  const shown = await list(['city', `customerFields.${amount}`])
  expect(shown.data[0].values).toEqual({ city: 'Ulm' })
})
