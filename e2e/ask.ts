import type { Page } from 'playwright-core'

/** As the application itself asks, with the token of the session. */
export function ask<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([verb, where, sent]) => {
      const session = await (await fetch('/app/api/session')).json()
      const headers = { 'x-csrf-token': session.data.csrfToken, ...(sent && { 'content-type': 'application/json' }) }
      const init = { method: verb, headers, ...(sent && { body: JSON.stringify(sent) }) }
      const answer = await fetch(`/app/api${where}`, init)
      if (!answer.ok) throw new Error(`${verb} ${where}: ${await answer.text()}`)
      return answer.status === 204 ? undefined : (await answer.json()).data
    },
    [method, path, body] as const,
  )
}
