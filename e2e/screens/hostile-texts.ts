import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { ask } from '../ask.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { visit } from '../visit.ts'

/** Runs wherever it becomes markup, a template or a reference to other words. */
const hostile = `<img src=x onerror=window.ran=1>"'><svg onload=window.ran=1> {{7*7}} $t(frame:overview)`

async function typeEverywhere(page: Page, account: string): Promise<{ group: number; person: number }> {
  const group = await ask<{ id: number }>(page, 'POST', `${account}/groups`, { name: hostile })
  const choices = { scopes: ['subscribers'], permissions: [], defaultChannelIds: [], deferUnconfirmedData: false }
  const defaults = { defaultOptinMailingId: null, defaultLegalBasis: 'existingCustomer' }
  await ask(page, 'POST', `${account}/apiKeys`, { name: hostile, ...defaults, ...choices })
  const url = `https://crm.example/?q=${hostile}`
  await ask(page, 'POST', `${account}/webhooks`, { name: hostile, url, types: [] })
  await ask(page, 'PATCH', `${account}/settings`, { name: hostile })
  await ask(page, 'PATCH', `${account}/settings/pages`, { brandName: hostile, postalAddress: hostile })
  const short = hostile.slice(0, 60)
  const names = { firstname: short, lastname: short, city: short }
  const added = { email: 'hostile@nord.example', to: 'transaction', ...names }
  const person = await ask<{ id: number }>(page, 'POST', `${account}/subscribers`, added)
  await ask(page, 'POST', `${account}/groups/${group.id}/members`, { people: ['hostile@nord.example'] })
  return { group: group.id, person: person.id }
}

export const hostileTextTests: Test[] = [
  {
    name: 'hostile texts: what somebody typed stays text on every screen, and nothing of it runs',
    run: (world) =>
      visit(world, { as: world.people.mover }, async ({ page }) => {
        const home = `/accounts/${world.people.mover.accountId}`
        const asked: URL[] = []
        page.on('request', (request) => {
          if (['fetch', 'xhr', 'eventsource'].includes(request.resourceType())) asked.push(new URL(request.url()))
        })
        page.on('dialog', (dialog) => assert.fail(`a script asked: ${dialog.message()}`))
        await page.goto(home)
        const { group, person } = await typeEverywhere(page, home)
        await page.goto(`${home}/imports`)
        await page
          .getByLabel('File with people', { exact: true })
          .last()
          .setInputFiles({
            name: `${hostile.replaceAll('/', '')}.csv`,
            mimeType: 'text/csv',
            buffer: Buffer.from(
              `email;${hostile.replaceAll('"', '')}\nida@fair.example;${hostile.replaceAll('"', '')}\n`,
            ),
          })
        await page.getByRole('heading', { name: 'Which column is what?' }).waitFor()
        assert.equal(await page.evaluate('window.ran'), undefined)
        const screens = ['', '/subscribers', `/subscribers/${person}`, `/subscribers/${person}/consent`, '/groups']
        const settings = [
          '/api-keys',
          '/webhooks',
          '/settings',
          '/settings/pages',
          '/settings/domains',
          '/settings/audit',
        ]
        for (const screen of [...screens, `/groups/${group}`, '/jobs', '/imports', '/users', ...settings]) {
          await page.goto(`${home}${screen}`)
          await page.getByRole('heading', { level: 1 }).first().waitFor()
          await page.waitForLoadState('networkidle').catch(() => undefined)
          assert.equal(await page.evaluate('window.ran'), undefined, `nothing runs on ${screen}`)
          assert.equal(await page.locator('img[src="x"], svg[onload]').count(), 0, `nothing is markup on ${screen}`)
        }
        await proves('W-001.1', async () => {
          assert.ok(asked.length > 0)
          const elsewhere = asked.filter(
            ({ origin, pathname }) => origin !== world.origin || !pathname.startsWith('/app/api/'),
          )
          assert.deepEqual(elsewhere, [])
        })
        await page.goto(`${home}/groups`)
        await page.getByText(hostile).first().waitFor()
        await ask(page, 'PATCH', `${home}/settings`, { name: 'Lindhof Garden' })
      }),
  },
]
