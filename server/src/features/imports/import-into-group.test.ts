import { expect, test } from 'vitest'
import { aSubscriber } from '../../../test/factories.ts'
import {
  aDesk,
  aGroup,
  type Desk,
  importAll,
  prepareImport,
  read,
  step,
  upload,
  usualRules,
  work,
} from '../../../test/import-desk.ts'
import { proves } from '../../../test/proves.ts'
import { startApiAndWeb } from '../../../test/test-web.ts'

const { api, web } = await startApiAndWeb()

async function membersOf({ session, account }: Desk, groupId: number): Promise<string[]> {
  const { body } = await session.call('GET', `/accounts/${account.accountId}/subscribers?filter[groupId]=${groupId}`)
  return body.data.map(({ email }: { email: string }) => email).sort()
}

test.each(['skip', 'fill', 'overwrite'] as const)(
  'everybody on a list enters its group, once, and nobody else does; known people are to be left or changed: %s',
  async (knownPeople) => {
    const desk = await aDesk(api, web)
    const groupId = await aGroup(desk, 'Autumn fair')
    await aSubscriber(api, desk.account, { email: 'known@nord.example' })
    await aSubscriber(api, desk.account, { email: 'elsewhere@nord.example' })
    await aSubscriber(api, desk.account, { email: 'left@nord.example', status: 3, statusAddition: 4 })
    const file = [
      'email;city',
      ...[
        'new@nord.example;Ulm',
        'known@nord.example;Bonn',
        'NEW@nord.example;Ulm',
        'left@nord.example;Ulm',
        'nowhere@;',
      ],
    ].join('\n')
    const { checked, done } = await importAll(desk, file, { groupId, knownPeople })
    expect(checked.counts).toMatchObject({ created: 1, duplicate: 1, closed: 1, invalid: 1 })
    expect(done.counts).toEqual(checked.counts)
    expect(await membersOf(desk, groupId)).toEqual(['known@nord.example', 'new@nord.example'])
    // Who is in it already stays in it, and is no fault.
    await importAll(desk, 'email\nknown@nord.example\nelsewhere@nord.example\n', { groupId, knownPeople })
    expect(await membersOf(desk, groupId)).toEqual(['elsewhere@nord.example', 'known@nord.example', 'new@nord.example'])
  },
)

test('a dry run puts nobody into the group', async () => {
  const desk = await aDesk(api, web)
  const groupId = await aGroup(desk, 'Autumn fair')
  await aSubscriber(api, desk.account, { email: 'known@nord.example' })
  await prepareImport(desk, 'email\nknown@nord.example\nnew@nord.example\n', { groupId })
  expect(await membersOf(desk, groupId)).toEqual([])
})

test('a group that nobody may fill is refused before the dry run', async () => {
  const desk = await aDesk(api, web)
  const { key } = desk.account
  const locked = await api.call('POST', '/subscriberGroups', { key, body: { name: 'CRM: loyal', permissions: {} } })
  const id = await upload(desk, Buffer.from('email\nada@nord.example\n'))
  await work(desk, id)
  const choose = async (groupId: number) => {
    const body = { ...usualRules, columns: ['email'], groupId }
    const answer = await desk.session.call('PUT', `${desk.imports}/${id}/rules`, { body })
    return [answer.status, answer.body?.code]
  }
  const refusals = [await choose(locked.body.data.id), await choose(999_999)]
  expect(refusals).toEqual([
    [403, 'group_locked'],
    [404, 'group_not_found'],
  ])
  const stranger = await aDesk(api, web)
  expect(await choose(await aGroup(stranger, 'Theirs'))).toEqual([404, 'group_not_found'])
})

test('a group that is deleted in the middle stops the import, which says so and keeps what is done', async () => {
  const desk = await aDesk(api, web)
  const groupId = await aGroup(desk, 'Autumn fair')
  const rows = 1500
  const text = `email\n${Array.from({ length: rows }, (_, i) => `p${i}@nord.example`).join('\n')}\n`
  const { id } = await prepareImport(desk, text, { groupId })
  await step(desk, id, 'run')
  await work(desk, id, 1)
  const gone = await desk.session.call('DELETE', `/accounts/${desk.account.accountId}/groups/${groupId}`)
  expect(gone.status).toBe(204)
  expect(await work(desk, id)).toBe('over')
  expect(await read(desk, id)).toMatchObject({
    ...{ stage: 'run', jobState: 'failed', jobReason: 'group_not_found' },
    counts: { created: 1000 },
  })
})

test('rows that were refused come back as a file, are corrected and imported again', async () => {
  const desk = await aDesk(api, web)
  const groupId = await aGroup(desk, 'Autumn fair')
  const file =
    'E-Mail;Vorname;Geburtstag\nada@nord.example;Ada;\nbob@nord;Bob;01.02.1980\neve@nord.example;Eve;31.02.1979\n'
  const { id, done } = await importAll(desk, file, { groupId })
  expect(done.counts).toMatchObject({ created: 1, invalid: 2 })
  const report = await desk.session.call('GET', `${desk.imports}/${id}/report?outcome=invalid`)
  const corrected = report.text.replace('bob@nord,', 'bob@nord.example,').replace('31.02.1979', '28.02.1979')
  const again = await importAll(desk, corrected, { groupId }, `import-${id}-invalid.csv`)
  proves('W-047.1', () =>
    expect(again.done.counts).toEqual({
      ...{ created: 2, updated: 0, unchanged: 0, skipped: 0, duplicate: 0, closed: 0, invalid: 0 },
    }),
  )
  expect(await membersOf(desk, groupId)).toEqual(['ada@nord.example', 'bob@nord.example', 'eve@nord.example'])
})
