/** One stream per account and browser: the tab that holds the lock listens, the others hear it from there. */
export interface LiveNews {
  kind: 'ready' | 'event' | 'job' | 'lost'
  data: unknown
}

type Listener = (news: LiveNews) => void

const kinds = ['ready', 'event', 'job'] as const

/** Ends with the signal. Without locks (no secure origin) each tab listens for itself. */
export function followAccount(accountId: number, listener: Listener, signal: AbortSignal): void {
  const name = `postrider.live.${accountId}`
  const channel = new BroadcastChannel(name)
  const tell: Listener = (news) => {
    listener(news)
    channel.postMessage(news)
  }
  channel.onmessage = ({ data }: MessageEvent<LiveNews>) => listener(data)
  signal.addEventListener('abort', () => channel.close())
  const listen = () => stream(accountId, tell, signal)
  if (!navigator.locks) void listen()
  else navigator.locks.request(name, { signal }, listen).catch(() => undefined)
}

/** Fulfilled when the signal ends it, so that the lock goes to the next tab. */
function stream(accountId: number, tell: Listener, signal: AbortSignal): Promise<void> {
  return new Promise((ended) => {
    if (signal.aborted) return ended()
    const source = new EventSource(`/app/api/accounts/${accountId}/live`)
    for (const kind of kinds) {
      source.addEventListener(kind, ({ data }: MessageEvent<string>) => tell({ kind, data: JSON.parse(data) }))
    }
    source.onerror = () => tell({ kind: 'lost', data: null })
    signal.addEventListener('abort', () => {
      source.close()
      ended()
    })
  })
}
