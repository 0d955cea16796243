import type { Tx } from '../../platform/db/database.ts'
import { findContent } from './content.store.ts'
import { keepContent } from './keep-content.ts'

/** A frozen content, and the same once more for each other subject. */
export async function contentsOfSubjects(
  tx: Tx,
  contentId: number,
  otherSubjects: readonly string[],
): Promise<{ contentId: number; subject: string }[]> {
  const content = await findContent(tx, contentId)
  if (!content) throw new Error(`there is no content ${contentId}`)
  const contents = [{ contentId, subject: content.subject }]
  for (const subject of otherSubjects)
    contents.push({ contentId: await keepContent(tx, { ...content, subject }), subject })
  return contents
}
