import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './mail-frame.module.css'
import { type LinkPlace, type Place, readFrameMessage } from './mail-frame.rules.ts'
import { Failure } from './states/failure.tsx'

interface Props {
  /** What it shows, for those who hear the page. */
  title: string
  /** Where the mail is: an origin without cookies, for some minutes. */
  address: string
  width: 640 | 360
  isDark?: boolean
  /** The article that is worked on. */
  chosen?: number | null
  onChoose?: (article: number | null) => void
  /** A link was pressed. Whether it is one of the mail is for the page to know. */
  onFollow?: (href: string) => void
  onRetry: () => void
  /** Lies over the chosen article. */
  handle?: ReactNode
  /** Smaller than it is; for `over`. */
  scale?: number
  /** Lies over the whole mail, and is told where its links are. */
  over?: (links: LinkPlace[]) => ReactNode
}

interface Shown {
  src: string
  height: number
  place: Place | null
  links: LinkPlace[]
}

const patienceMs = 15_000

/**
 * Somebody's mail in a sandbox of its own. What comes out of it is a height and a number, believed only from the frame itself.
 * The next version is loaded behind the one that is seen, so that nothing blinks while somebody writes.
 */
export function MailFrame({
  title,
  address,
  width,
  isDark = false,
  chosen = null,
  onChoose,
  onFollow,
  onRetry,
  handle,
  scale = 1,
  over,
}: Props) {
  const { t } = useTranslation(['mail'])
  const src = isDark ? `${address}?scheme=dark` : address
  const [shown, setShown] = useState<Shown | null>(null)
  const frames = useRef(new Map<string, HTMLIFrameElement>())
  const isLate = useLateFor(src, shown?.src === src)
  const listen = useCallback(
    (event: MessageEvent) => {
      const [from] = [...frames.current].find(([, frame]) => frame.contentWindow === event.source) ?? []
      const message = from === undefined ? null : readFrameMessage(event.data)
      if (from === undefined || !message) return
      if (message.kind === 'chosen') onChoose?.(message.article)
      else if (message.kind === 'followed') onFollow?.(message.href)
      else setShown((before) => (from === src || from === before?.src ? { src: from, ...message } : before))
    },
    [src, onChoose, onFollow],
  )
  useEffect(() => {
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [listen])
  const wantsLinks = over !== undefined
  // The frame has no origin of its own to name; it is told nothing but what is asked of it.
  const shownSrc = shown?.src
  useEffect(() => {
    // By the source alone: the frame answers with its size, and to be told again for that would never end.
    const frame = shownSrc === undefined ? undefined : frames.current.get(shownSrc)
    frame?.contentWindow?.postMessage({ chosen, wantsLinks }, '*')
  }, [chosen, wantsLinks, shownSrc])
  const sources = [...new Set([...(shown ? [shown.src] : []), src])]
  const height = shown?.height ?? 480
  const sheet = (
    <div
      className={classes.sheet}
      style={{ width, height, ...(over && { maxWidth: 'none', transform: `scale(${scale})` }) }}
      data-dark={isDark || undefined}
    >
      {isLate && <Failure error={new Error(src)} title={t('mail:notShown')} onRetry={onRetry} />}
      {sources.map((source) => (
        <iframe
          key={source}
          ref={(frame) => void (frame ? frames.current.set(source, frame) : frames.current.delete(source))}
          className={classes.frame}
          title={title}
          src={source}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          hidden={isLate}
          data-behind={(source !== shown?.src && shown !== null) || undefined}
        />
      ))}
      {shown?.place && handle && (
        <div className={classes.chosen} style={shown.place}>
          {handle}
        </div>
      )}
    </div>
  )
  if (!over) return sheet
  return (
    <div className={classes.scaled} style={{ width: width * scale, height: height * scale }}>
      {sheet}
      {over(shown?.links ?? [])}
    </div>
  )
}

/** Nothing has come from there for too long. */
function useLateFor(src: string, hasCome: boolean): boolean {
  const [late, setLate] = useState<string | null>(null)
  useEffect(() => {
    if (hasCome) return
    const timer = setTimeout(() => setLate(src), patienceMs)
    return () => clearTimeout(timer)
  }, [src, hasCome])
  return late === src && !hasCome
}
