import { expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { anAdmin, aUser, startApiAndWeb } from '../../../test/test-web.ts'

const { api, web } = await startApiAndWeb()

const search = { view: 'ready', city: 'Ulm', sort: '-email', fields: [{ id: 5, operator: 'is', value: 'x' }] }

test('a view is kept, renamed, filled anew and deleted, for its user alone', proving('W-027.2'), async () => {
  const ada = await anAdmin(api, web)
  const bea = await web.sessionOf(await aUser(api, ada.account.accountId, { role: 'editor' }))
  const views = `${ada.at}/views`
  const made = await ada.call('POST', views, { body: { name: 'Ulm', search } })
  expect([made.status, made.body.data]).toEqual([
    201,
    { id: expect.any(Number), name: 'Ulm', search, isDefault: false },
  ])
  const { id } = made.body.data
  expect((await bea.call('GET', views)).body.data).toEqual([])
  for (const [method, body] of [
    ['PATCH', { name: 'Mine' }],
    ['DELETE', undefined],
  ] as const)
    expect((await bea.call(method, `${views}/${id}`, { body })).body.code).toBe('view_not_found')
  expect((await bea.call('POST', views, { body: { name: 'Ulm', search: {} } })).status).toBe(201)
  await ada.call('PATCH', `${views}/${id}`, { body: { name: 'Graz', search: { city: 'Graz' } } })
  expect((await ada.call('GET', views)).body.data).toEqual([
    { id, name: 'Graz', search: { city: 'Graz' }, isDefault: false },
  ])
  expect((await ada.call('DELETE', `${views}/${id}`)).status).toBe(204)
  expect((await ada.call('GET', views)).body.data).toEqual([])
  expect((await bea.call('GET', views)).body.data).toHaveLength(1)
})

test('a list begins with one view at most', async () => {
  const ada = await anAdmin(api, web)
  const make = async (name: string) =>
    (await ada.call('POST', `${ada.at}/views`, { body: { name, search: {} } })).body.data.id
  const [one, two] = [await make('One'), await make('Two')]
  const beginWith = (id: number, isDefault: boolean) =>
    ada.call('PATCH', `${ada.at}/views/${id}`, { body: { isDefault } })
  await beginWith(one, true)
  await beginWith(two, true)
  const defaults = async () =>
    (await ada.call('GET', `${ada.at}/views`)).body.data.map(({ isDefault }: { isDefault: boolean }) => isDefault)
  expect(await defaults()).toEqual([false, true])
  await beginWith(two, false)
  expect(await defaults()).toEqual([false, false])
})

test('names differ, and there are 30 at most', async () => {
  const ada = await anAdmin(api, web)
  const make = (name: string) => ada.call('POST', `${ada.at}/views`, { body: { name, search: {} } })
  await make('Ulm')
  expect((await make('ULM')).body).toMatchObject({ status: 409, code: 'view_exists' })
  for (let n = 2; n <= 30; n += 1) expect((await make(`View ${n}`)).status).toBe(201)
  expect((await make('One more')).body).toMatchObject({ status: 409, code: 'views_too_many' })
  expect((await make('  ')).status).toBe(422)
  const long = { name: 'Long', search: { city: 'x'.repeat(4000) } }
  expect((await ada.call('POST', `${ada.at}/views`, { body: long })).status).toBe(422)
})

test('views go with the membership, and the audit log has no value of them', async () => {
  const ada = await anAdmin(api, web)
  const user = await aUser(api, ada.account.accountId, { role: 'editor' })
  const ed = await web.sessionOf(user)
  await ed.call('POST', `${ada.at}/views`, { body: { name: 'Ulm', search } })
  expect((await ada.call('DELETE', `${ada.at}/members/${user.id}`)).status).toBe(204)
  expect(await api.database.query('select from saved_views where user_id = $1', [user.id])).toEqual([])
  expect(JSON.stringify((await ada.call('GET', `${ada.at}/audit`)).body.data)).not.toContain('Ulm')
})
