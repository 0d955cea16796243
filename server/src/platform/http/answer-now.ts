/** Ends a request before it reaches its route, with an answer that is no refusal: allowed methods, another address. */
export class AnswerNow extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, headers: Readonly<Record<string, string>>) {
    super(`answered ${status}`)
    this.status = status
    this.headers = headers
  }
}
