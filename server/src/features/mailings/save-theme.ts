import { type Act, actTime } from '../accounts/index.ts'
import { hasToken } from './content.rules.ts'
import { renewContent } from './freeze-content.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import { listActiveMailingsWithTheme } from './mailing.store.ts'
import { insertTheme, updateTheme } from './theme.store.ts'

export interface ThemeInput {
  /** Absent = a new theme. */
  id?: number | undefined
  name: string
  html: string
}

/** Saves the appearance around newsletters; active mailings that use it show it from now on. */
export async function saveTheme(act: Act, { id, name, html }: ThemeInput): Promise<number> {
  const { tx } = act
  if (!hasToken(html, 'content')) throw mailingRefusals.theme_without_content()
  const now = actTime(act)
  if (id === undefined) return insertTheme(tx, { name, html }, now)
  if (!(await updateTheme(tx, { id, name, html }, now))) throw mailingRefusals.theme_not_found({ themeId: id })
  for (const mailingId of await listActiveMailingsWithTheme(tx, id)) await renewContent(tx, mailingId)
  return id
}
