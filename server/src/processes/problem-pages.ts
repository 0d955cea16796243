import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiBase } from '../features/api-v1/index.ts'
import type { Config } from '../platform/config/config.ts'
import { httpRefusals } from '../platform/errors/http.refusals.ts'
import { escapeHtml } from '../platform/text/html.rules.ts'
import { htmlPage, prefersHtml } from './documentation-page.ts'
import { problemWords } from './problem-words.ts'
import { faultSentences, refusalCodes } from './refusals.ts'

const path = `${apiBase}/problems`

interface ProblemPage {
  code: string
  status: number
  title: string
  remedy: string
  /** Codes of single values, where there are any. */
  values?: Record<string, string>
}

/** What the `type` of a refusal begins with. */
export function problemsAddress({ BASE_URL }: Pick<Config, 'BASE_URL'>): string {
  return BASE_URL + path
}

/** What the `type` of a refusal leads to: what it means and what helps, for people and for programs, without a key. */
export function addProblemPages(server: FastifyInstance): void {
  const open = { config: { open: true } }
  server.get(path, open, async (request, reply) => {
    const problems = Object.keys(problemWords)
      .sort()
      .map((code) => problemPage(code) as ProblemPage)
    return send(request, reply, { problems }, listHtml(problems))
  })
  server.get<{ Params: { code: string } }>(`${path}/:code`, open, async (request, reply) => {
    const page = problemPage(request.params.code)
    if (page) return send(request, reply, page, pageHtml(page))
    if (!prefersHtml(request)) throw httpRefusals.problem_unknown()
    const missing = '<h1>No such problem</h1><p>No answer of the API carries this code.</p>'
    return htmlPage(reply.code(404), 'No such problem', `${missing}<p><a href="../problems">All problems</a></p>`)
  })
}

function problemPage(code: string): ProblemPage | null {
  const [refusal, remedy] = [refusalCodes.get(code), problemWords[code]]
  if (!refusal || !remedy) return null
  const { status, title } = refusal
  const page = { code, status, title, remedy }
  return code === 'validation_failed' ? { ...page, values: faultSentences } : page
}

function send(request: FastifyRequest, reply: FastifyReply, json: object, html: string) {
  if (!prefersHtml(request)) return reply.type('application/json').send(JSON.stringify(json))
  return htmlPage(reply, 'Problems of the Postrider API', html)
}

function pageHtml({ code, status, title, remedy, values }: ProblemPage): string {
  const rows = Object.entries(values ?? {}).map(
    ([name, meaning]) => `<tr><td><code>${name}</code></td><td>${escapeHtml(meaning)}</td></tr>`,
  )
  const table = `<h2>Codes of single values</h2><table><tbody>${rows.join('')}</tbody></table>`
  return `<p class="sender">Postrider API · status ${status} · <code>${code}</code></p><h1>${escapeHtml(title)}</h1>
<h2>What helps</h2><p>${escapeHtml(remedy)}</p>${rows.length > 0 ? table : ''}
<p><a href="../problems">All problems</a> · <a href="../documentation">Documentation</a></p>`
}

function listHtml(problems: readonly ProblemPage[]): string {
  const rows = problems.map(
    ({ code, status, title }) =>
      `<tr><td>${status}</td><td><a href="problems/${code}"><code>${code}</code></a></td><td>${escapeHtml(title)}</td></tr>`,
  )
  return `<p class="sender">Postrider API</p><h1>Problems</h1><p>Every answer of 400 and above names its problem in
<code>type</code> and <code>code</code>.</p><table><tbody>${rows.join('')}</tbody></table>
<p><a href="documentation">Documentation</a></p>`
}
