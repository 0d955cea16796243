import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { aMailing, anAccount, anArticle, type TestAccount } from '../../../test/factories.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

// Every command is a process of its own, which takes its time on a busy machine.
let api: TestApi
let account: TestAccount
let directory: string
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  directory = await mkdtemp(join(tmpdir(), 'article-commands-'))
})
afterAll(async () => {
  await rm(directory, { recursive: true })
  await api.stop()
})

const run = (...args: string[]) => runPostrider(api.database, [...args, '--account', String(account.accountId)])

test('a template is provided, an integrator writes articles, and a mailing is made of them', async () => {
  const file = join(directory, 'template.html')
  await writeFile(file, '<h2>{text:1.1}</h2>{image:2.1:width:100%}')
  const created = await run('article-template', 'create', file, '--name', 'Angebot', '--json')
  expect(created).toMatchObject({ status: 0, stderr: '' })
  const { id: templateId } = JSON.parse(created.stdout)
  const listed = await run('article-template', 'list')
  expect(listed.stdout).toMatch(
    new RegExp(`^ID +PLACES +UPDATED +NAME\\n${templateId} +1\\.1 text, 2\\.1 image +\\S+ \\S+ +Angebot\\n$`),
  )
  const placeholders = { texts: [{ areaId: 1, placeholderId: 1, text: 'Kreta' }] }
  const { id } = await anArticle(api, account, { templateId, placeholders })
  const mailing = await aMailing(api, account.accountId)
  const composed = await run('mailing', 'articles', `${id},${id}`, '--mailing', `${mailing}`, '--subject', 'Kreta')
  expect(composed).toEqual({ status: 0, stderr: '', stdout: `made mailing ${mailing} of 2 articles\n` })
  const [newsletter] = (
    await api.call('GET', `/newsletters?filter[mailingId]=${mailing}&include=articles`, { key: account.key })
  ).body.data
  expect(newsletter).toMatchObject({ subject: 'Kreta', articles: { data: [{ id }, { id }] } })
})

test('a command that cannot be done says what to do', async () => {
  const file = join(directory, 'broken.html')
  await writeFile(file, '<a href="{button:1.1}">x</a>')
  const refused = await run('article-template', 'create', file, '--name', 'Angebot')
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('put it where text can stand') })
  const mailing = await aMailing(api, account.accountId)
  const unknown = await run('mailing', 'articles', '999999', '--mailing', `${mailing}`)
  expect(unknown).toMatchObject({ status: 1, stderr: expect.stringContaining('no article 999999') })
})
