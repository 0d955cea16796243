import { setTimeout as sleep } from 'node:timers/promises'

export interface SeenEvent {
  id: string
  event: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into data of every shape
  data: any
  seenAt: number
}

/** A client of server-sent events that keeps all it was told. */
export async function openStream(url: string, headers: Record<string, string>) {
  const leaving = new AbortController()
  const response = await fetch(url, { headers: { accept: 'text/event-stream', ...headers }, signal: leaving.signal })
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  const events: SeenEvent[] = []
  const ended = collect(response.body as ReadableStream<Uint8Array>, events).catch(() => {})
  return {
    events,
    ended,
    close: () => leaving.abort(),
    until: async (wanted: number | ((seen: readonly SeenEvent[]) => boolean), patienceMs = 20_000) => {
      const isEnough = typeof wanted === 'number' ? () => events.length >= wanted : () => wanted(events)
      for (let waited = 0; !isEnough(); waited += 10) {
        if (waited > patienceMs) throw new Error(`only ${events.length} events came`)
        await sleep(10)
      }
    },
  }
}

async function collect(body: ReadableStream<Uint8Array>, events: SeenEvent[]): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)))
      if (fields.data) events.push({ ...fields, data: JSON.parse(fields.data), seenAt: Date.now() } as SeenEvent)
    }
  }
}
