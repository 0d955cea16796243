import { z } from 'zod'
import { webRoutes } from '../app-api/index.ts'
import { nameActors } from '../users/index.ts'
import { type DeskPlace, presenceOf } from './presence.ts'

/** Whoever is more than that is not told apart any more. */
const mostNamed = 20

export const watchPresenceRoute = webRoutes.streamRoute({
  tag: 'Content',
  action: 'readMailings',
  path: '/accounts/{accountId}/mailings/{id}/content/live',
  summary: 'Who has the newsletter open; whoever listens has',
  responses: { 200: z.string() },
  read: async ({ reader, account }, position, ids, app) => {
    const there = presenceOf(app.doorbell).whoIsAt(placeOf(account.id, ids)).slice(0, mostNamed)
    const now = `at.${there.join('.')}`
    if (now === position) return []
    const names = await nameActors(
      reader,
      there.map((userId) => `user:${userId}`),
    )
    const people = there.flatMap((userId, i) => (names[i]?.name ? [{ userId, name: names[i].name }] : []))
    return [{ position: now, event: 'presence', data: people }]
  },
  watch: ({ app, caller, ids }, look) =>
    presenceOf(app.doorbell).enter(placeOf(caller.tenant.accountId, ids), caller.userId, look),
})

function placeOf(accountId: number, ids: Record<string, number>): DeskPlace {
  return { accountId, mailingId: ids.id as number }
}
