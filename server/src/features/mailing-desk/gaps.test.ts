import { expect, test } from 'vitest'
import { aMailing, anArticle, anArticleTemplate, aSubscriber } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { anAdmin, startApiAndWeb } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import type { Act } from '../accounts/index.ts'
import { deleteArticle, deleteArticleTemplate } from '../editor/delete-article.ts'
import { composeNewsletter, deleteTheme, planMailing, saveTheme, unplanMailing } from '../mailings/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })

interface Parts {
  themeId: number
  templateId: number
  articleId: number
}

test.each([
  ['theme', (act: Act, { themeId }: Parts) => deleteTheme(act, themeId)],
  ['template', (act: Act, { templateId }: Parts) => deleteArticleTemplate(act, templateId)],
  ['article', (act: Act, { articleId }: Parts) => deleteArticle(act, articleId)],
])(
  'a %s that a planned mailing shows stays; without it a draft has a gap and is not planned',
  async (_name, remove) => {
    const admin = await anAdmin(api, web)
    const { accountId } = admin.account
    const within = <T>(work: (act: Act) => Promise<T>) => inAccount(api.operator, accountId, work)
    await aSubscriber(api, admin.account)
    const templateId = await anArticleTemplate(api, accountId, '<p>{text:1.1}</p>')
    const placeholders = { texts: [{ areaId: 1, placeholderId: 1, text: 'Kreta' }] }
    const { id: articleId } = await anArticle(api, admin.account, { templateId, placeholders })
    const { id: themeId } = await within((act) => saveTheme(act, { name: 'Eigen', html: '<main>{content}</main>' }))
    const mailingId = await aMailing(api, accountId, { themeId })
    await within((act) => composeNewsletter(act, mailingId, { articleIds: [articleId], themeId }))
    const plan = () =>
      within((act) =>
        planMailing(act, mailingId, {
          at: timestamp(api.clock.now().getTime() + 3_600_000),
          fromVerifiedDomain: false,
        }),
      )
    const parts = { themeId, templateId, articleId }
    const gaps = async () => {
      const { checks } = (await admin.call('GET', `${admin.at}/mailings/${mailingId}`)).body.data
      return checks.find(({ name }: { name: string }) => name === 'gaps')
    }
    await plan()
    await proves('W-064', async () => {
      await expect(within((act) => remove(act, parts))).rejects.toMatchObject({
        code: 'in_use',
        values: { mailingIds: [mailingId] },
      })
      expect(await gaps()).toMatchObject({ verdict: 'fine' })
    })
    await within((act) => unplanMailing(act, mailingId))
    await within((act) => remove(act, parts))
    await proves('W-064', async () => {
      expect(await gaps()).toMatchObject({ verdict: 'blocking', count: 1 })
      await expect(plan()).rejects.toMatchObject({ status: 409 })
    })
    await expect(within((act) => remove(act, parts))).rejects.toMatchObject({ status: expect.toBeOneOf([404, 422]) })
  },
)
