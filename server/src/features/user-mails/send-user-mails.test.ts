import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { startUserMailPost, type UserMailPost } from '../../../test/user-mail-post.ts'

let api: TestApi
let post: UserMailPost
beforeAll(async () => {
  api = await startTestApi()
  post = await startUserMailPost(api)
})
afterAll(async () => {
  await post.stop()
  await api.stop()
})
beforeEach(() => api.database.query('delete from user_mails'))

let count = 0
async function wanted(language = 'en'): Promise<string> {
  count += 1
  const email = `ida.${count}@nord.example`
  await api.database.query(
    `insert into user_mails (kind, email, language_iso, link_id, matter, expires_at)
     values ('passwordReset', $1, $2, gen_random_uuid(), '{"name":"Ida Ähre"}', now() + interval '30 minutes')`,
    [email, language],
  )
  return email
}
const left = async () =>
  (await api.database.query<{ email: string; attempts: number }>('select email, attempts from user_mails')).map(
    ({ email, attempts }) => [email, attempts],
  )
const dueNow = () => api.database.query('update user_mails set due_at = now()')
const mailsTo = (email: string) => post.receiver.mails.filter(({ parsed }) => parsed.to?.[0]?.address === email)

test.each([
  ['en', 'A new password for Postrider', 'Hello Ida Ähre,'],
  ['de', 'Ein neues Passwort für Postrider', 'Guten Tag Ida Ähre,'],
  ['fr', 'A new password for Postrider', 'Hello Ida Ähre,'],
])('a mail in %s has a text and an html part, one link, and nothing that counts', async (language, subject, hello) => {
  const email = await wanted(language)
  expect(await post.send()).toBe(1)
  const [mail] = mailsTo(email)
  expect(mail?.parsed.subject).toBe(subject)
  expect(mail?.parsed.text).toContain(hello)
  expect(mail?.parsed.html).toContain(hello)
  expect(new Set(mail?.parsed.html?.match(/https?:\/\/[^"<\s]+/g)).size).toBe(1)
  expect(mail?.parsed.html).not.toMatch(/<img/)
  expect(mail?.header('auto-submitted')).toBe('auto-generated')
  expect(mail?.header('list-unsubscribe')).toBeUndefined()
  expect(await left()).toEqual([])
})

test('what the relay defers waits, and is the same mail when it comes', async () => {
  const email = await wanted()
  post.receiver.refuse.set(email, { at: 'rcpt', reply: '450 4.2.0 later' })
  expect(await post.send()).toBe(0)
  expect(await left()).toEqual([[email, 1]])
  expect(await post.send()).toBe(0)
  post.receiver.refuse.delete(email)
  await dueNow()
  expect(await post.send()).toBe(1)
  expect(mailsTo(email)).toHaveLength(1)
})

test('what somebody died with after the dot comes again under the same name and with the same link', async () => {
  const email = await wanted()
  await api.database.query('create table kept as select * from user_mails')
  expect(await post.send()).toBe(1)
  await api.database.query('insert into user_mails overriding system value select * from kept')
  expect(await post.send()).toBe(1)
  const [first, second] = mailsTo(email)
  expect(second?.header('message-id')).toBe(first?.header('message-id'))
  expect(second?.raw).toBe(first?.raw)
})

test('two who look at once send it once', async () => {
  const emails = [await wanted(), await wanted(), await wanted()]
  const sent = await Promise.all([post.send(), post.send(), post.send()])
  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(3)
  expect(emails.map((email) => mailsTo(email).length)).toEqual([1, 1, 1])
})

test('what was refused for good and what has expired is not tried again', async () => {
  const refused = await wanted()
  post.receiver.refuse.set(refused, { at: 'rcpt', reply: '550 5.1.1 unknown' })
  const late = await wanted()
  await api.database.query(`update user_mails set expires_at = now() - interval '1 second' where email = $1`, [late])
  expect(await post.send()).toBe(0)
  expect(await left()).toEqual([])
  expect(mailsTo(late)).toHaveLength(0)
})
