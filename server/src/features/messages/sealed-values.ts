import type { App } from '../../platform/app/app.ts'
import type { SealedValues } from './sealed-values.rules.ts'

type Parts = Pick<App, 'secrets'>

const purposeOf = (accountId: number) => `mail-values:${accountId}`

/** Single mails say what concerns one person alone, such as a link that opens their account: at rest nobody reads it. */
export function sealValues(
  { secrets }: Parts,
  accountId: number,
  values: Readonly<Record<string, string>>,
): SealedValues {
  if (Object.keys(values).length === 0) return {}
  return { sealed: secrets.seal(purposeOf(accountId), Buffer.from(JSON.stringify(values))).toString('base64') }
}

export function openValues(
  { secrets }: Parts,
  accountId: number,
  values: SealedValues | null | undefined,
): Record<string, string> {
  const sealed = values?.sealed
  if (sealed === undefined) return {}
  return JSON.parse(secrets.open(purposeOf(accountId), Buffer.from(sealed, 'base64')).toString())
}

/** A row for the person or the account it belongs to, with its values to be read, wherever they are in it. */
export function withOpenValues<R extends Record<string, unknown>>(app: Parts, accountId: number, row: R): R {
  const payload = row.payload as { placeholders?: SealedValues } | null | undefined
  return {
    ...row,
    ...(row.placeholders !== undefined && {
      placeholders: openValues(app, accountId, row.placeholders as SealedValues),
    }),
    ...(payload?.placeholders && {
      payload: { ...payload, placeholders: openValues(app, accountId, payload.placeholders) },
    }),
  }
}
