import type { Act } from '../accounts/index.ts'
import { adoptArticleTemplate } from '../articles/index.ts'
import { adoptShippedTheme } from '../mailings/index.ts'
import { shippedHtml } from './shipped-html.ts'
import { type ShippedName, shippedThemes } from './shipped-themes.rules.ts'

/**
 * Gives the account a theme that comes with the service, with its templates; one it has already is brought up to date. So
 * newsletters and articles refer to it as to any other.
 */
export async function adoptTheme(act: Act, shipped: ShippedName): Promise<number> {
  const { name, templates } = shippedThemes[shipped]
  for (const { key, name: called } of templates)
    await adoptArticleTemplate(act, {
      shipped: `${shipped}/${key}`,
      name: `${name}: ${called}`,
      html: shippedHtml(shipped, key),
    })
  return adoptShippedTheme(act, { shipped, name, html: shippedHtml(shipped, 'theme') })
}
