import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { ReadRoute, Route, WriteRoute } from '../route.ts'

const readRoute = (route: Omit<ReadRoute, 'kind'>): ReadRoute => ({ ...route, kind: 'read' })
const writeRoute = (route: Omit<WriteRoute, 'kind'>): WriteRoute => ({ ...route, kind: 'write' })
const common = { tag: 'Probes', summary: 'For tests', scopes: [], responses: { 200: z.unknown() } }

/** A route whose requests wait until they are let go. */
export function aWaitingRoute() {
  let waiting: (() => void)[] = []
  const wait = () => new Promise<void>((resolve) => void waiting.push(resolve))
  return {
    read: readRoute({
      ...common,
      method: 'GET',
      path: '/probes/waiting',
      handle: async () => {
        await wait()
        return { status: 200, body: { data: 'waited' } }
      },
    }) as Route,
    write: writeRoute({
      ...common,
      method: 'POST',
      path: '/probes/waiting',
      idempotent: true,
      handle: async () => {
        await wait()
        return { status: 200, body: { data: 'waited' } }
      },
    }) as Route,
    async untilWaiting(count: number): Promise<void> {
      for (let attempt = 0; waiting.length < count; attempt++) {
        if (attempt === 1000) throw new Error(`${waiting.length} of ${count} requests arrived`)
        await sleep(5)
      }
    },
    letGo(): void {
      const all = waiting
      waiting = []
      for (const go of all) go()
    },
  }
}

/** A route that fails as a bug would, or succeeds once `mend` was called. */
export function aFailingRoute(message = 'a bug') {
  let calls = 0
  let isMended = false
  const handle = async () => {
    calls += 1
    if (!isMended) throw new Error(message)
    return { status: 200, body: { data: calls } }
  }
  return {
    read: readRoute({ ...common, method: 'GET', path: '/probes/failing', handle }) as Route,
    write: writeRoute({ ...common, method: 'POST', path: '/probes/failing', idempotent: true, handle }) as Route,
    mend: () => {
      isMended = true
    },
  }
}
