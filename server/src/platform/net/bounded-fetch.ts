type Fetch = (url: string, options: RequestInit) => Promise<Response>

/** As `fetch`, but of an answer that is longer than it may be nothing is taken: whoever sends it may never end. */
export function boundedFetch(longest: number): Fetch {
  return async (url, options) => {
    const answer = await fetch(url, options)
    const pieces: Uint8Array[] = []
    let length = 0
    for await (const piece of answer.body ?? []) {
      length += piece.length
      if (length > longest) throw new TypeError(`the answer is longer than ${longest} bytes`)
      pieces.push(piece)
    }
    const body = pieces.length > 0 ? Buffer.concat(pieces) : null
    return new Response(body, { status: answer.status, statusText: answer.statusText, headers: answer.headers })
  }
}
