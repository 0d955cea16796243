import { type Act, type Actor, actTime, type Look, lockAccount } from '../accounts/index.ts'
import { savedViewRefusals } from './saved-view.refusals.ts'
import { deleteView, insertView, listViews, type SavedView, saveView } from './saved-view.store.ts'

const mostViews = 30

/** Views are a user's own; nobody else has any. */
function userOf(actor: Actor): number {
  if (actor.kind !== 'user') throw savedViewRefusals.view_not_found()
  return actor.userId
}

export function listOwnViews({ reader, actor }: Pick<Look, 'reader' | 'actor'>): Promise<SavedView[]> {
  return listViews(reader, userOf(actor))
}

export async function createView(act: Act, given: Pick<SavedView, 'name' | 'search'>): Promise<SavedView> {
  const userId = userOf(act.actor)
  await lockAccount(act.tx)
  const views = await listViews(act.tx, userId)
  if (views.length >= mostViews) throw savedViewRefusals.views_too_many()
  expectFree(views, given.name, null)
  const id = await insertView(act.tx, userId, given, actTime(act))
  return { id, isDefault: false, ...given }
}

export async function changeView(act: Act, id: number, changed: Partial<Omit<SavedView, 'id'>>): Promise<SavedView> {
  const userId = userOf(act.actor)
  await lockAccount(act.tx)
  const views = await listViews(act.tx, userId)
  const found = views.find((view) => view.id === id)
  if (!found) throw savedViewRefusals.view_not_found()
  if (changed.name !== undefined) expectFree(views, changed.name, id)
  const view = { ...found, ...changed }
  saveView(act.tx, userId, view)
  return view
}

export async function removeView(act: Act, id: number): Promise<void> {
  const userId = userOf(act.actor)
  const views = await listViews(act.tx, userId)
  if (!views.some((view) => view.id === id)) throw savedViewRefusals.view_not_found()
  deleteView(act.tx, userId, id)
}

function expectFree(views: readonly SavedView[], name: string, ownId: number | null): void {
  const plain = name.toLowerCase()
  if (views.some((view) => view.id !== ownId && view.name.toLowerCase() === plain))
    throw savedViewRefusals.view_exists()
}
