import type { Tx } from '../../platform/db/database.ts'
import { countedLinks } from '../tracking/index.ts'
import type { Content } from './content.rules.ts'
import { saveContent, saveContentLinks } from './content.store.ts'

/** Keeps a content for good, and with it where its links lead: a click on one of its mails can go nowhere else. */
export async function keepContent(tx: Tx, content: Content): Promise<number> {
  const id = await saveContent(tx, content)
  saveContentLinks(tx, id, countedLinks(content.html))
  return id
}
