import { z } from 'zod'
import { liveDoor } from '../../doors.rules.ts'
import { webRoutes } from '../app-api/index.ts'
import { readLive } from './read-live.ts'

export const liveRoute = webRoutes.streamRoute({
  path: '/accounts/{accountId}/live',
  tag: 'Live',
  summary: 'What happens in the account: events and the progress of jobs',
  action: 'followAccount',
  responses: { 200: z.string() },
  read: readLive,
  watch: ({ app, caller }, look) => app.doorbell.answer(liveDoor(caller.tenant.accountId), look),
})
