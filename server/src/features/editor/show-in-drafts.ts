import { type Act, actTime } from '../accounts/index.ts'
import { replaceInArticles } from '../articles/index.ts'
import { listUnsettledArticles, replaceInDrafts } from '../mailings/index.ts'

/** Drafts, and articles that wait for one, show the new file of a picture; locked articles say what they said. */
export async function showInDrafts(
  act: Act,
  { former, picture }: { former: string; picture: { file: string } },
): Promise<void> {
  const words = { former, latter: picture.file }
  replaceInArticles(act.tx, await listUnsettledArticles(act.tx, former), words, actTime(act))
  replaceInDrafts(act.tx, words, actTime(act))
}
