/** What is wrong with one value that was sent. */
export interface ValueFault {
  /** Which member of the body, as in `name` or `translations/de/name`. */
  field: string
  code: string
  /** The server's own sentence, where no words of ours know the code. */
  detail: string
}

/** What a problem document says to a screen. `code` chooses the words; the rest fills them in. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly reference: string | null
  /** After so many seconds the server listens again. */
  readonly waitSeconds: number | null
  /** Every value that is wrong, where that is the reason. */
  readonly faults: readonly ValueFault[]
  /** Whatever else the server tells; who asks knows the members by the code. */
  readonly values: Readonly<Record<string, unknown>>

  constructor(
    status: number,
    code: string,
    details: Partial<Pick<Refusal, 'reference' | 'waitSeconds' | 'faults' | 'values'>> = {},
  ) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
    this.reference = details.reference ?? null
    this.waitSeconds = details.waitSeconds ?? null
    this.faults = details.faults ?? []
    this.values = details.values ?? {}
  }
}

/** No answer came: the network, the server or the time is to blame, never what was typed. */
export const noAnswer = 'no_answer'

/** Which of the reasons that a screen has words for it is. */
export function reasonAmong<C extends string>(explained: readonly C[], error: Error): C | 'other' {
  const code = error instanceof Refusal ? error.code : null
  return explained.find((known) => known === code) ?? 'other'
}

export async function refusalOf(response: Response): Promise<Refusal> {
  const problem = await readProblem(response)
  return new Refusal(response.status, problem.code ?? noAnswer, {
    reference: problem.instance?.replace('urn:uuid:', '') ?? null,
    waitSeconds: problem.waitSeconds ?? null,
    faults: problem.errors?.map(({ pointer = '', code, detail }) => ({ field: fieldOf(pointer), code, detail })),
    values: { ...problem },
  })
}

/** `#/translations/de/name` names the member `translations/de/name`. */
function fieldOf(pointer: string): string {
  return decodeURIComponent(pointer.replace(/^#\//, ''))
}

interface Problem {
  errors?: { pointer?: string; code: string; detail: string }[]
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
