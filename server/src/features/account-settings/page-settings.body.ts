import type { z } from 'zod'
import type { Reader } from '../../platform/db/database.ts'
import { type FieldError, fieldError } from '../../platform/errors/field-error.ts'
import type { BodyContext } from '../../platform/http/route.ts'
import type { WebCaller } from '../app-api/index.ts'
import { listPageSettings, pageUrlNames, readColour, readPageUrl, readPostalAddress } from '../pages/index.ts'
import { pageSettingsSchema } from './settings.schema.ts'

/** Those of the account itself, or what a channel has of its own. */
export async function pagesOf(reader: Reader, wanted = 0): Promise<z.infer<typeof pageSettingsSchema>> {
  const stored = (await listPageSettings(reader)).find(({ channelId }) => channelId === wanted)
  const names = Object.keys(pageSettingsSchema.shape) as (keyof typeof pageSettingsSchema.shape)[]
  return Object.fromEntries(names.map((name) => [name, stored?.[name] ?? null])) as z.infer<typeof pageSettingsSchema>
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
