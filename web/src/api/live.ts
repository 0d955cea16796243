/** One stream per account and browser: the tab that holds the lock listens, the others hear it from there. */
export interface LiveNews {
  /** `there`: somebody listens already; `lost`: the stream broke and is being opened anew. */
  kind: 'ready' | 'event' | 'job' | 'support' | 'there' | 'lost'
  data: unknown
}

type Listener = (news: LiveNews) => void

const kinds = ['ready', 'event', 'job', 'support'] as const
const question = 'does anybody listen?'

/** Ends with the signal. Without locks (no secure origin) each tab listens for itself. */
export function followAccount(accountId: number, listener: Listener, signal: AbortSignal): void {
  const name = `postrider.live.${accountId}`
  const channel = new BroadcastChannel(name)
  let isListening = false
  const tell: Listener = (news) => {
    isListening = news.kind !== 'lost'
    listener(news)
    channel.postMessage(news)
  }
  channel.onmessage = ({ data }: MessageEvent<LiveNews | typeof question>) => {
    if (data !== question) listener(data)
    else if (isListening) channel.postMessage({ kind: 'there', data: null } satisfies LiveNews)
  }
  channel.postMessage(question)
  signal.addEventListener('abort', () => channel.close())
  const listen = () => stream(accountId, tell, signal)
  if (!navigator.locks) void listen()
  else navigator.locks.request(name, { signal }, listen).catch(() => undefined)
}

/** So long until somebody asks again whom the server has turned away: then the browser does not try by itself. */
const retryMs = 10_000

/** Fulfilled when the signal ends it, so that the lock goes to the next tab. */
function stream(accountId: number, tell: Listener, signal: AbortSignal): Promise<void> {
  return new Promise((ended) => {
    if (signal.aborted) return ended()
    let source: EventSource
    let retry: ReturnType<typeof setTimeout>
    const open = () => {
      source = new EventSource(`/app/api/accounts/${accountId}/live`)
      for (const kind of kinds) {
        source.addEventListener(kind, ({ data }: MessageEvent<string>) => tell({ kind, data: JSON.parse(data) }))
      }
      source.onerror = () => {
        tell({ kind: 'lost', data: null })
        if (source.readyState === EventSource.CLOSED) retry = setTimeout(open, retryMs)
      }
    }
    open()
    signal.addEventListener('abort', () => {
      clearTimeout(retry)
      source.close()
      ended()
    })
  })
}
