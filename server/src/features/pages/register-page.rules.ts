import { layersFor, type StoredSettings } from './page-settings.rules.ts'

type Named = Pick<StoredSettings, 'channelId' | 'isInherited' | 'registerUrl' | 'registerFormId'>

/** Where a form is. */
export function formUrl(publicUrl: string, publicId: string): string {
  return `${publicUrl.replace(/\/$/, '')}/form/${publicId}`
}

/**
 * Where people sign up: what the channel names, else the account. A form nobody can sign up by any more counts as none. With
 * several channels none can speak for the others.
 */
export function registerPageFor(
  stored: readonly Named[],
  { channelIds, openForms, publicUrl }: RegisterInput,
): string | null {
  for (const row of layersFor(stored, channelIds)) {
    const form = openForms.find((known) => known.id === row.registerFormId)
    if (form) return formUrl(publicUrl, form.publicId)
    if (row.registerUrl) return row.registerUrl
  }
  return null
}

interface RegisterInput {
  channelIds: readonly number[]
  openForms: readonly { id: number; publicId: string }[]
  publicUrl: string
}
