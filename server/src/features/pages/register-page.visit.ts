import type { PageContext } from './page-context.visit.ts'
import { listRegisterForms } from './page-settings.store.ts'
import type { PagesApp } from './pages-app.ts'
import { registerPageFor } from './register-page.rules.ts'

/** Where whoever comes by a link can sign up; null = nobody has named a page. */
export async function findRegisterPage(
  { config }: Pick<PagesApp, 'config'>,
  { reader, stored, channelIds }: Pick<PageContext, 'reader' | 'stored' | 'channelIds'>,
): Promise<string | null> {
  const openForms = await listRegisterForms(reader)
  return registerPageFor(stored, { channelIds, openForms, publicUrl: config.PUBLIC_URL })
}
