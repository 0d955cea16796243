import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'
import type { World } from '../world.ts'

type Records = Parameters<World['dns']['publish']>[0]

/** Publishes what the page asks for, beside what says who our senders are. */
async function publishAll({ dns }: World, page: Page, accountId: number, wanted: (name: string) => boolean) {
  const answer = await page.request.get(`/app/api/accounts/${accountId}/senderDomains`)
  const { data } = (await answer.json()) as { data: { checks: { name: string; publish: Records[number] }[] }[] }
  const published = data.flatMap(({ checks }) =>
    checks.filter(({ name }) => wanted(name)).map(({ publish }) => publish),
  )
  const service = published.find(({ type }) => type === 'MX')?.value.split(' ')[1] as string
  await dns.publish([{ type: 'TXT', name: service, value: 'v=spf1 ip4:192.0.2.1 -all' }, ...published])
}

export const domainTests: Test[] = [
  {
    name: 'domains: one is added, published, found, and its key is replaced without a gap',
    run: (world) =>
      visit(world, { as: world.people.mover }, async (at) => {
        const { page } = at
        const { accountId } = world.people.mover
        await page.goto(`/accounts/${accountId}/settings/domains`)
        await page.getByLabel('Domain', { exact: true }).fill('no domain')
        await page.keyboard.press('Enter')
        await page.getByText('This is no domain name.').waitFor()
        forgiveTrouble(at, /422 \(Unprocessable/)
        await page.getByLabel('Domain', { exact: true }).fill('news.lindhof.example')
        await page.keyboard.press('Enter')
        const domain = page.getByRole('region', { name: 'news.lindhof.example' })
        await domain.getByText('Publish these records at news.lindhof.example').waitFor()
        await publishAll(world, page, accountId, (name) => name !== 'dkim' && name !== 'dmarc')
        await domain.getByRole('button', { name: 'Look now' }).click()
        await domain.getByText('2 of 4 records are right.').waitFor()
        const letter = (await domain.getByRole('link', { name: 'Send to whoever' }).getAttribute('href')) as string
        assert.match(decodeURIComponent(letter), /v=DKIM1; k=rsa; p=[\w+/=]{300,}/)
        await picture(page, 'domain-awaited', 'en')

        await publishAll(world, page, accountId, () => true)
        await domain.getByRole('button', { name: 'Look now' }).click()
        await domain.getByText('Mail may leave from news.lindhof.example.').waitFor()
        await domain.getByRole('button', { name: 'Replace the key' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Replace the key' }).click()
        await domain.getByText('Its next key signs as soon as its records are there.').waitFor()
        await domain.getByText('DKIM, next key', { exact: true }).waitFor()
        await publishAll(world, page, accountId, () => true)
        await domain.getByRole('button', { name: 'Look now' }).click()
        await domain.getByText('Leave the records of the former key until').waitFor()
        await domain.getByText('Mail may leave from news.lindhof.example.', { exact: true }).waitFor()
      }),
  },
  {
    name: 'domains de: was nicht stimmt, wird gesagt, mit der Tastatur auf dem Telefon',
    run: (world) =>
      visit(world, { as: world.people.mover, language: 'de', scheme: 'dark', width: 390 }, async ({ page }) => {
        const { accountId } = world.people.mover
        await world.dns.publish([])
        await page.goto(`/accounts/${accountId}/settings/domains`)
        const domain = page.getByRole('region', { name: 'news.lindhof.example' })
        await domain.getByRole('button', { name: 'Jetzt nachsehen' }).focus()
        await page.keyboard.press('Enter')
        await domain.getByText('Von den 4 Einträgen ist noch keiner richtig.').waitFor()
        await domain.getByText('Bei b.news.lindhof.example ist noch nichts.').first().waitFor()
        await picture(page, 'domain-lost', 'de')
      }),
  },
]
