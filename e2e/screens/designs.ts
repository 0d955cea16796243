import assert from 'node:assert/strict'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'
import type { World } from '../world.ts'

const house =
  '<body style="background:#eef1ec">\n<script>track()</script>\n<main style="padding:24px">{content}</main></body>'

/** As a program would hand it in. */
const anArticle = (world: World, template: string) =>
  world.query(
    `insert into articles (account_id, template_id, language_iso, name, can_edit, placeholders, created_at, updated_at)
     select t.account_id, t.id, 'de', 'Beete', true,
            '{"texts": [{"areaId": 1, "placeholderId": 1, "text": "Hoch und niedrig", "style": null}], "buttons": [], "images": []}', now(), now()
     from article_templates t where t.account_id = $1 and t.name = $2`,
    [world.people.admin.accountId, template],
  )

/** In the language of the account. */
const sample = /Plant now|Jetzt pflanzen/

export const designTests: Test[] = [
  {
    name: 'designs: the looks of the service are shown as they are; one of the own is uploaded, worn and deleted',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto(`/accounts/${world.people.admin.accountId}`)
        await page.getByRole('link', { name: 'Themes' }).first().click()
        for (const name of ['Almanac', 'Poster', 'Letter', 'Programme'])
          await page.getByRole('button', { name: `Look at ${name}` }).waitFor()
        const sheets = page.locator('main iframe')
        await sheets.first().contentFrame().getByText(sample).first().waitFor()
        await picture(page, 'designs', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.getByRole('button', { name: 'Upload a theme' }).click()
        await page.getByRole('textbox', { name: 'Name' }).fill('House')
        await page.getByRole('textbox', { name: 'HTML' }).fill('<main></main>')
        await page.getByRole('button', { name: 'Save' }).click()
        await page.getByRole('alert').getByText('This cannot be used as it is.').waitFor()
        forgiveTrouble(at, /422 \(Unprocessable/)
        await page.getByRole('textbox', { name: 'HTML' }).fill(house)
        await page.getByRole('button', { name: 'Save' }).click()
        await page.getByText('Line 2: a script was taken out.').waitFor()
        await picture(page, 'designs-cut', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.getByRole('button', { name: 'Got it' }).click()
        await page.getByRole('button', { name: 'Look at House' }).click()
        const mail = page.getByRole('dialog').locator('iframe').first().contentFrame()
        await mail.getByRole('heading', { name: sample }).waitFor()
        await page.getByText('Dark', { exact: true }).click()
        await page.getByRole('button', { name: 'Delete…' }).click()
        await page.getByRole('button', { name: 'Delete', exact: true }).click()
        await page.getByRole('button', { name: 'Look at House' }).waitFor({ state: 'detached' })
        assert.equal(await page.getByRole('button', { name: 'Look at Almanac' }).count(), 1)
      }),
  },
  {
    name: 'designs de: templates of articles, and an article that goes into the trash and comes back, on a telephone',
    run: (world) =>
      visit(world, { as: world.people.admin, language: 'de', width: 390 }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}/designs`)
        await page.getByRole('button', { name: 'Almanac ansehen' }).waitFor()
        await picture(page, 'designs', 'de')
        await page.setViewportSize({ width: 390, height: 844 })
        await page.getByRole('tab', { name: /^Artikelvorlagen/ }).click()
        await page.getByRole('button', { name: 'Vorlage hochladen' }).click()
        await page.getByRole('textbox', { name: 'Name' }).fill('Karte')
        await page.getByRole('textbox', { name: 'HTML' }).fill('<div><h2>{text:1.1}</h2>{button:1.2}</div>')
        await page.getByRole('button', { name: 'Speichern' }).click()
        await page.getByRole('button', { name: 'Karte ansehen' }).click()
        await page.getByRole('dialog').locator('iframe').first().contentFrame().getByText('Weiterlesen').waitFor()
        await anArticle(world, 'Karte')
        await page.goto(`/accounts/${world.people.admin.accountId}/designs?tab=articles`)
        await page.getByText('Hoch und niedrig').waitFor()
        await picture(page, 'designs-articles', 'de')
        await page.setViewportSize({ width: 390, height: 844 })
        await page.getByRole('button', { name: 'Löschen … Beete' }).click()
        await page.getByRole('dialog').getByText('30 Tage lang zurücklegen').waitFor()
        await page.getByRole('button', { name: 'Löschen', exact: true }).click()
        await page.getByText(/^Papierkorb 1/).click()
        await page.getByRole('button', { name: 'Zurücklegen: Beete' }).click()
        await page.getByRole('status').getByText('Beete ist wieder da').waitFor()
      }),
  },
]
