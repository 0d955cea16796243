import type { App } from '../app/app.ts'

/** What a page is told of a visit; everything in it was written by a stranger. */
export interface PageRequest {
  method: 'GET' | 'HEAD' | 'POST'
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  /** The fields of a form, empty where there is none. */
  form: URLSearchParams
  headers: Readonly<Record<string, string | undefined>>
  clientAddress: string
}

export interface PageAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  /** Its own policy says who may frame it; other pages nobody may. */
  isFramed?: true
}

/** A door for browsers; a GET page also answers HEAD. */
export interface Page<A extends App = App> {
  method: 'GET' | 'POST'
  path: string
  /** Whose minute a visit counts in, where that is not the visitor's address. */
  countedFor?(app: A, request: PageRequest): string | null
  /** Where fewer visits in a minute are let in than elsewhere; they are counted apart. */
  mostAMinute?: number
  answer(app: A, request: PageRequest): Promise<PageAnswer>
}

/** Why there is no page. */
export type PageFault = 'nothingHere' | 'unreadable' | 'tooMany' | 'unavailable' | 'fault'
