import type { z } from 'zod'
import type { Reader } from '../../platform/db/database.ts'
import { type FieldError, fieldError } from '../../platform/errors/field-error.ts'
import type { BodyContext } from '../../platform/http/route.ts'
import type { Act } from '../accounts/index.ts'
import type { WebCaller } from '../app-api/index.ts'
import { listThemes, type Theme } from '../mailings/index.ts'
import {
  changePageSettings,
  isOwnOf,
  listPageSettings,
  pageUrlNames,
  readColour,
  readPageUrl,
  readPostalAddress,
  type SettingsChange,
  type StoredSettings,
} from '../pages/index.ts'
import { adoptTheme, shippedNames } from '../themes/index.ts'
import { type pageChangeSchema, pageSettingsSchema } from './settings.schema.ts'

type Pages = z.infer<typeof pageSettingsSchema>

/** Those of the account itself, or what a channel has of its own. */
export function pagesOf(reader: Reader, wanted = 0): Promise<Pages> {
  return pagesIn(reader, isOwnOf(wanted))
}

/** What holds where a channel has nothing of its own, and what of it the L-account has given. */
export async function pagesBeside(reader: Reader, channelId: number) {
  const [account, above] = await Promise.all([
    pagesOf(reader),
    pagesIn(reader, (row) => row.channelId === channelId && row.isInherited),
  ])
  const inherited = (Object.keys(above) as (keyof Pages)[]).filter((name) => above[name] !== null)
  return { account: { ...account, ...Object.fromEntries(inherited.map((name) => [name, above[name]])) }, inherited }
}

async function pagesIn(reader: Reader, isMeant: (row: StoredSettings) => boolean): Promise<Pages> {
  const [settings, themes] = await Promise.all([listPageSettings(reader), listThemes(reader)])
  const row = settings.find(isMeant)
  const stored = { ...row, theme: nameOfTheme(themes.find(({ id }) => id === row?.themeId)) }
  const names = Object.keys(pageSettingsSchema.shape) as (keyof typeof stored)[]
  return Object.fromEntries(names.map((name) => [name, stored[name] ?? null])) as Pages
}

/** What comes with the service has a name before anybody wears it; all others have an id. */
function nameOfTheme(theme: Pick<Theme, 'id' | 'shipped'> | undefined): string | null {
  return theme ? (theme.shipped ?? String(theme.id)) : null
}

type PageChange = z.infer<typeof pageChangeSchema>

/** Saves what was sent of the pages of the account, or of a channel; a theme that comes with the service becomes the account's. */
export async function savePages(act: Act, channelId: number, { theme, ...rest }: PageChange): Promise<void> {
  const change: SettingsChange = { ...rest }
  if (theme !== undefined) change.themeId = await themeNamed(act, theme)
  if (Object.keys(change).length > 0) await changePageSettings(act, channelId, change)
}

async function themeNamed(act: Act, theme: string | null): Promise<number | null> {
  const shipped = shippedNames.find((name) => name === theme)
  if (shipped) return adoptTheme(act, shipped)
  return theme === null ? null : Number(theme)
}

/** The same rules as at the command line, told at the field. */
export function pageFaults(raw: Record<string, unknown>, { config }: BodyContext<WebCaller>): FieldError[] {
  const demands = { allowHttp: !config.REQUIRE_HTTPS, ownOrigin: new URL(config.PUBLIC_URL).origin }
  const given = (name: string) => (typeof raw[name] === 'string' ? (raw[name] as string) : null)
  const wrong: FieldError[] = []
  for (const name of pageUrlNames) {
    const text = given(name)
    const read =
      text === null ? null : readPageUrl(text, { ...demands, allowHttp: demands.allowHttp && name !== 'logoUrl' })
    if (read && 'fault' in read) wrong.push(fieldError(`#/${name}`, 'link_invalid', read.fault))
  }
  const [colour, postal] = [given('brandColour'), given('postalAddress')]
  const readings = {
    brandColour: colour === null ? null : readColour(colour),
    postalAddress: postal === null ? null : readPostalAddress(postal),
  }
  for (const [name, read] of Object.entries(readings))
    if (read && 'fault' in read) wrong.push(fieldError(`#/${name}`, 'out_of_range', read.fault))
  return wrong
}
