import type { FastifyRequest } from 'fastify'
import { httpRefusals } from '../errors/http.refusals.ts'
import { AnswerNow } from './answer-now.ts'
import type { Route } from './route.ts'

const idPattern = /^[1-9][0-9]{0,15}$/

/** Which route a request means, and what is allowed where none does. */
export class RouteTable {
  private readonly allowed = new Map<string, { pattern: RegExp; methods: Set<string> }>()

  private readonly base: string

  constructor(base: string, routes: readonly Route[]) {
    this.base = base
    for (const route of routes) {
      const entry = this.allowed.get(route.path) ?? { pattern: patternOf(route.path), methods: new Set(['OPTIONS']) }
      entry.methods.add(route.method)
      if (route.method === 'GET' && route.kind !== 'stream') entry.methods.add('HEAD')
      this.allowed.set(route.path, entry)
    }
  }

  resolve(request: FastifyRequest): Route {
    const route = request.routeOptions.config.route
    const path = request.url.split('?', 1)[0] as string
    // GET /books/multiple would reach /books/{id}, whose methods say nothing about it.
    const isAnotherPath = route?.path.includes('{') && this.allowed.has(path.slice(this.base.length))
    if (!request.is404 && route && !isAnotherPath) {
      parseIds(request.params as Record<string, string>)
      return route
    }
    const methods = this.methodsOf(path)
    if (!methods) throw httpRefusals.path_unknown()
    const allow = [...methods].sort().join(', ')
    if (request.method === 'OPTIONS') throw new AnswerNow(204, { allow })
    throw httpRefusals.method_not_allowed({ allow }).withHeaders({ allow })
  }

  /** A fixed path such as /books/multiple wins over /books/{id}. */
  private methodsOf(path: string): Set<string> | null {
    if (!path.startsWith(`${this.base}/`)) return null
    const below = path.slice(this.base.length)
    const fixed = this.allowed.get(below)
    if (fixed && !below.includes('{')) return fixed.methods
    for (const { pattern, methods } of this.allowed.values()) if (pattern.test(below)) return methods
    return null
  }
}

/** Path ids as numbers; anything that cannot be an id is not found. */
export function parseIds(params: Record<string, string>): Record<string, number> {
  const ids: Record<string, number> = {}
  for (const [name, text] of Object.entries(params)) {
    const id = Number(text)
    if (!idPattern.test(text) || !Number.isSafeInteger(id)) throw httpRefusals.path_unknown()
    ids[name] = id
  }
  return ids
}

export function fastifyPath(base: string, path: string): string {
  return base + path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[1-9][0-9]{0,15}')}$`)
}
