import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { hasToken } from './content.rules.ts'
import { renewStandingContent } from './freeze-content.ts'
import { listActiveMailingsWithTheme } from './mailing.store.ts'
import { insertTheme, updateTheme } from './theme.store.ts'

export interface ThemeWishes {
  /** Absent = a new theme. */
  id?: number | undefined
  name: string
  html: string
}

/** Saves the appearance around newsletters; active mailings that use it show it from now on. */
export async function saveTheme(
  { clock }: Pick<App, 'clock'>,
  tx: Tx,
  { id, name, html }: ThemeWishes,
): Promise<number> {
  if (!hasToken(html, 'content'))
    throw new AppError('content_invalid', 'A theme says with {content} where the newsletter goes.')
  const now = timestamp(clock.now())
  if (id === undefined) return insertTheme(tx, { name, html }, now)
  if (!(await updateTheme(tx, { id, name, html }, now)))
    throw new AppError('content_invalid', `The account has no theme ${id}.`)
  for (const mailingId of await listActiveMailingsWithTheme(tx, id)) await renewStandingContent(tx, mailingId)
  return id
}
