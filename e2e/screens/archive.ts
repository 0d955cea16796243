import assert from 'node:assert/strict'
import { picture } from '../picture.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, type Visit, visit } from '../visit.ts'
import type { World } from '../world.ts'

/** Opens the archive of the default channel, as it stays for whoever reads it. */
async function openArchive(world: World): Promise<string> {
  let address = ''
  await visit(world, { as: world.people.admin }, async ({ page }) => {
    await page.goto(`/accounts/${world.people.admin.accountId}/channels`)
    await page.getByRole('table').getByRole('link').first().click()
    const card = page.getByRole('region', { name: 'Archive' })
    const isOpen = card.getByRole('switch', { name: 'Everybody can read what was sent' })
    if (!(await isOpen.isChecked())) {
      await isOpen.click()
      await page.getByRole('status').getByText('The archive is open.').waitFor()
    }
    await card.getByRole('list', { name: 'Letters in the archive' }).waitFor()
    await card.scrollIntoViewIfNeeded()
    await picture(page, 'channel-archive', 'en')
    address = (await card.getByRole('link', { name: /\/archive\// }).getAttribute('href')) as string
  })
  return address
}

/** A host of their own is asked for, its records are shown, and it is given up again. */
async function nameHost(at: Visit): Promise<void> {
  const { page, world } = at
  await page.goto(`/accounts/${world.people.admin.accountId}/channels`)
  await page.getByRole('table').getByRole('link').first().click()
  const part = page.getByRole('region', { name: 'Ein eigener Hostname' })
  const name = part.getByRole('textbox', { name: 'Hostname des Archivs' })
  await name.fill('https://post.lindhof.example/')
  await page.keyboard.press('Enter')
  await part.getByText('Das ist kein Hostname.').waitFor()
  forgiveTrouble(at, /422/)
  const [host, target] = ['post.lindhof.example', 'hosts.postrider.example']
  await name.fill('Post.Lindhof.example')
  await page.keyboard.press('Enter')
  const owner = part
    .getByRole('listitem')
    .filter({ hasText: 'Nachweis' })
    .getByTitle(/^postrider-archive=/)
  const value = (await owner.textContent()) as string
  const look = part.getByRole('button', { name: 'Jetzt nachsehen' })
  await world.dns.publish([])
  await look.click()
  await part.getByText('Noch nicht da').first().waitFor()
  await part.scrollIntoViewIfNeeded()
  await picture(page, 'channel-archive-host', 'de')
  await world.dns.publish([
    { type: 'TXT', name: `_postrider-archive.${host}`, value },
    { type: 'CNAME', name: host, value: target },
    { type: 'A', name: target, value: '192.0.2.1' },
  ])
  await look.click()
  await part.getByText(`Das Archiv ist unter ${host} zu lesen.`).waitFor()
  await page
    .getByRole('region', { name: 'Archiv' })
    .getByRole('link', { name: `//${host}` })
    .waitFor()
  await part.getByRole('button', { name: 'Namen aufgeben…' }).click()
  await page.getByRole('button', { name: 'Aufgeben', exact: true }).click()
  await name.waitFor()
}

export const archiveTests: Test[] = [
  {
    name: 'archive: an admin opens it, everybody reads it, and one letter is kept out',
    run: async (world) => {
      const address = await openArchive(world)
      await visit(world, {}, async ({ page }) => {
        await page.goto(address)
        const letters = page.getByRole('listitem')
        const before = await letters.count()
        assert.ok(before > 1, `the archive has ${before} letters`)
        await picture(page, 'archive', 'en')
        const subject = (await letters.first().getByRole('link').textContent()) as string
        await visit(world, { as: world.people.admin }, async ({ page: theirs }) => {
          await theirs.goto(`/accounts/${world.people.admin.accountId}/channels`)
          await theirs.getByRole('table').getByRole('link').first().click()
          const inIt = theirs.getByRole('switch', { name: `“${subject}” is in the archive` })
          await inIt.first().click()
          await theirs.getByText('kept out').waitFor()
        })
        // What was kept on the way may be as old as five minutes.
        await page.goto(`${address}?year=${new Date().getFullYear()}&again`)
        assert.equal(await letters.count(), before - 1)
        await letters.first().getByRole('link').click()
        await page.waitForURL(/\/archive\/[0-9a-f]{32}\/\d+$/)
        assert.doesNotMatch(await page.content(), /\/unsubscribe\?|\/browser\/|\/o\/|\/t\//)
      })
    },
  },
  {
    name: 'archive de: dunkel und auf dem Telefon',
    run: async (world) => {
      const address = await openArchive(world)
      await visit(world, { language: 'de', scheme: 'dark', width: 390 }, async ({ page }) => {
        await page.goto(address)
        await page.getByText(/wie sie verschickt wurden/).waitFor()
        await picture(page, 'archive', 'de')
      })
      await visit(world, { as: world.people.admin, language: 'de' }, nameHost)
    },
  },
  {
    name: 'archive: an admin deletes a letter for good, and the dialog says what goes and what stays',
    run: async (world) => {
      const { admin } = world.people
      await visit(world, { as: admin }, async (at) => {
        const { page } = at
        await page.goto(`/accounts/${admin.accountId}/mailings?shelf=sent`)
        const letter = page.getByRole('table').getByRole('link').last()
        const name = (await letter.textContent()) as string
        await letter.click()
        await page.getByRole('heading', { name, level: 1 }).waitFor()
        await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
        await page.getByRole('menuitem', { name: 'Delete…' }).click()
        const dialog = page.getByRole('dialog', { name: `Delete ${name} for good?` })
        await dialog.getByText('The links in the mails, also the one to unsubscribe').waitFor()
        await proves('W-117.7', () => dialog.getByText('This cannot be undone.').waitFor())
        await picture(page, 'mailing-delete', 'en')
        await dialog.getByRole('button', { name: 'Delete for good' }).click()
        await page.getByRole('status').getByText(`${name} is deleted.`).waitFor()
        await page.getByRole('table').waitFor()
        assert.equal(await page.getByRole('link', { name, exact: true }).count(), 0)
      })
    },
  },
]
