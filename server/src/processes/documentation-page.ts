import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether a browser asks: programs that want a page say so, the others get JSON. */
export function prefersHtml({ headers }: FastifyRequest): boolean {
  return /\btext\/html\b/.test(headers.accept ?? '')
}

const style = `:root{color-scheme:light dark;--ground:#f3f2ee;--card:#fff;--text:#1c1b19;--soft:#57554f;--line:#e3e1da;--brand:#1f5f8b}
@media (prefers-color-scheme:dark){:root{--ground:#131312;--card:#1d1d1b;--text:#f3f2ee;--soft:#b9b6ae;--line:#33322f;--brand:#8fc1e3}}
*{box-sizing:border-box}
body{margin:0;padding:2rem 1rem;background:var(--ground);color:var(--text);font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:48rem;margin:0 auto;background:var(--card);border:1px solid var(--line);border-top:4px solid var(--brand);border-radius:1rem;padding:2.5rem}
.sender{margin:0 0 1rem;color:var(--soft);font-size:.9375rem}
h1{margin:0 0 1rem;font-size:1.625rem;line-height:1.25}
h2{margin:1.5rem 0 .5rem;font-size:1.125rem}
code{font:.9375em ui-monospace,monospace}
table{width:100%;border-collapse:collapse;margin:1rem 0}
td code{white-space:nowrap}
td{padding:.5rem .75rem .5rem 0;border-top:1px solid var(--line);vertical-align:top}
a{color:var(--brand)}
@media (max-width:30rem){main{padding:1.5rem}table,tbody{display:block}tr{display:flex;flex-wrap:wrap;gap:0 .75rem;padding:.5rem 0;border-top:1px solid var(--line)}td{padding:0;border:0}td:last-child{flex-basis:100%}td code{white-space:normal}}`

/** A page of the documentation: nothing is loaded from anywhere. */
export function htmlPage(reply: FastifyReply, title: string, body: string) {
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <style>${style}</style>
  </head>
  <body><main>${body}</main></body>
</html>
`
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
  return reply
    .headers({ 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(html)
}
