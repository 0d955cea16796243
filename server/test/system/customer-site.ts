import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The customer's own site: a page after the opt-in, and the unsubscribe page that docs/operations/pages.md describes. */
export interface CustomerSite {
  url: string
  /** Path and query of every visit, oldest first. */
  visits: string[]
  close(): void
}

export async function startCustomerSite(publicUrl: string): Promise<CustomerSite> {
  const visits: string[] = []
  const server = createServer(({ url = '' }, answer) => {
    if (url !== '/favicon.ico') visits.push(url)
    const html = url.startsWith('/leave') ? leavePage(publicUrl) : '<!doctype html><title>Willkommen</title>'
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    visits,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function leavePage(publicUrl: string): string {
  return `<!doctype html><title>Abmelden</title><p id="done" hidden>Abgemeldet</p>
<form id="ask" action="${publicUrl}/unsubscribe" hidden>
  <input type="hidden" name="p"><input type="hidden" name="force" value="true"><button>Abmelden</button>
</form>
<script>
  const query = new URLSearchParams(location.search)
  document.querySelector('[name=p]').value = query.get('p')
  document.getElementById(query.get('unsubscribed') === 'true' ? 'done' : 'ask').hidden = false
</script>`
}
