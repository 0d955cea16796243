import type { Tx } from '../../platform/db/database.ts'
import { type Act, actTime } from '../accounts/index.ts'
import { type ContentFault, takeUploadedHtml } from '../rendering/index.ts'
import { hasToken } from './content.rules.ts'
import { contentFaulty } from './import-content.ts'
import { renewContent } from './later-content.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import {
  insertTheme,
  listActiveMailingsWithTheme,
  listBusyWithTheme,
  markThemeDeleted,
  type Theme,
  updateTheme,
  upsertShippedTheme,
} from './theme.store.ts'
import { hasUnapplied } from './written-content.ts'

export interface ThemeInput {
  /** Absent = a new theme. */
  id?: number | undefined
  name: string
  html: string
}

export interface SavedTheme {
  id: number
  /** What was taken out of its HTML. */
  cuts: ContentFault[]
}

/** Saves the appearance around newsletters; active mailings that use it show it from now on. */
export async function saveTheme(act: Act, { id, name, html: uploaded }: ThemeInput): Promise<SavedTheme> {
  const { tx } = act
  const { html, cuts } = await takeUploadedHtml(uploaded, contentFaulty)
  if (!hasToken(html, 'content')) throw mailingRefusals.theme_without_content()
  const now = actTime(act)
  if (id === undefined) return { id: await insertTheme(tx, { name, html }, now), cuts }
  const active = await listApplied(tx, id)
  if (!(await updateTheme(tx, { id, name, html }, now))) throw mailingRefusals.theme_not_found({ themeId: id })
  for (const mailingId of active) await renewContent(tx, mailingId)
  return { id, cuts }
}

/** Drafts that wear it show a gap; what is planned, under way or active keeps it. */
export async function deleteTheme(act: Act, id: number): Promise<void> {
  const mailingIds = await listBusyWithTheme(act.tx, id)
  if (mailingIds.length > 0) throw mailingRefusals.theme_in_use({ mailingIds })
  if (!(await markThemeDeleted(act.tx, id, actTime(act)))) throw mailingRefusals.theme_not_found({ themeId: id })
}

/** Active mailings that show the theme and have no working version, which would go live with it. */
async function listApplied(tx: Tx, themeId: number): Promise<number[]> {
  const active = await listActiveMailingsWithTheme(tx, themeId)
  const isUnapplied = await Promise.all(active.map((mailingId) => hasUnapplied(tx, mailingId)))
  return active.filter((_id, i) => !isUnapplied[i])
}

/** A theme that comes with the service becomes one of the account; nobody edits it. */
export function adoptShippedTheme(act: Act, theme: Pick<Theme, 'shipped' | 'name' | 'html'>): Promise<number> {
  return upsertShippedTheme(act.tx, theme, actTime(act))
}
