import { picture } from '../picture.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'
import { enterConsole } from './console.ts'

const wide = { width: 1440, height: 900 }

export const supportTests: Test[] = [
  {
    name: 'support: an admin lets an operator look at people, everybody sees it, and it ends at once',
    run: (world) =>
      visit(world, {}, async (desk) => {
        const { admin, colleague, supportOperator } = world.people
        const console = await enterConsole(desk, supportOperator)
        await console.goto(`${world.consoleOrigin}/accounts/${admin.accountId}/people`)
        await console.getByText('People are hidden.').waitFor()
        await console.getByLabel('Address, name, city or id').fill('a')
        await console.getByRole('button', { name: 'Look' }).click()
        await console.getByText(/they do it under/).waitFor()
        forgiveTrouble(desk, /403 /)
        await visit(world, { as: colleague }, async ({ page: beside }) => {
          await beside.goto(`/accounts/${colleague.accountId}`)
          await beside.getByRole('heading', { level: 1 }).waitFor()
          await visit(world, { as: admin }, async ({ page }) => {
            await page.goto(`/accounts/${admin.accountId}/users`)
            await page.getByLabel('What for?').fill('an import that failed')
            await page.getByRole('button', { name: 'Let support in' }).click()
            const banner = page.getByRole('complementary', { name: 'Support session' })
            await proves('W-024.5', () =>
              beside.getByText(/^Support may look at the people of this account until/).waitFor(),
            )
            await banner.getByText(/Mara Ostrander let them in: an import that failed/).waitFor()
            await picture(page, 'support-let-in', 'en')
            await page.setViewportSize(wide)

            await console.reload()
            await console.getByText(/^Support is let in until/).waitFor()
            await console.getByRole('button', { name: 'Look' }).click()
            await console.getByRole('row').nth(1).waitFor()
            await picture(console, 'console-people', 'en')
            await console.setViewportSize(wide)
            await console.getByRole('row').nth(1).getByRole('link').click()
            await console.getByText('Opted in').waitFor()
            await picture(console, 'console-person', 'en')
            await console.setViewportSize(wide)

            await proves('W-024.5', () => banner.getByRole('button', { name: 'End it now' }).click())
            await banner.waitFor({ state: 'detached' })
            await beside
              .getByText(/^Support may look at the people of this account until/)
              .waitFor({ state: 'detached' })
            await console.reload()
            await console.getByText('People are hidden.').waitFor()
            forgiveTrouble(desk, /403 /)
            await page.goto(`/accounts/${admin.accountId}/settings/audit`)
            await page.locator('tbody').getByText('Support looked at a person').first().waitFor()
          })
        })
      }),
  },
]
