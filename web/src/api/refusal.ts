/** What a problem document says to a screen. `code` chooses the words; the rest fills them in. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly reference: string | null
  /** After so many seconds the server listens again. */
  readonly waitSeconds: number | null

  constructor(status: number, code: string, details: Partial<Pick<Refusal, 'reference' | 'waitSeconds'>> = {}) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
    this.reference = details.reference ?? null
    this.waitSeconds = details.waitSeconds ?? null
  }
}

/** No answer came: the network, the server or the time is to blame, never what was typed. */
export const noAnswer = 'no_answer'

export async function refusalOf(response: Response): Promise<Refusal> {
  const problem = await readProblem(response)
  return new Refusal(response.status, problem.code ?? noAnswer, {
    reference: problem.instance?.replace('urn:uuid:', '') ?? null,
    waitSeconds: problem.waitSeconds ?? null,
  })
}

interface Problem {
  code?: string
  instance?: string
  waitSeconds?: number
}

async function readProblem(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem
  } catch {
    return {}
  }
}
