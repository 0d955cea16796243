import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { WrittenArticle, WrittenNewsletter } from '../../api/records.ts'
import { newsletterQuery, type Place, writeArticle, writeHead } from './editor.queries.ts'
import type { SessionHistory } from './session-history.ts'
import { UnsavedTexts } from './unsaved-texts.ts'
import type { Parcel } from './writing.rules.ts'

export type Writing = UnsavedTexts

/** What is typed saves itself; whoever leaves takes nothing unsaved along. */
export function useWriting(
  place: Place,
  newsletter: WrittenNewsletter,
  { onSaved, history }: { onSaved: () => void; history: SessionHistory },
): Writing {
  const queries = useQueryClient()
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  const latest = useRef({ newsletter, onSaved })
  latest.current = { newsletter, onSaved }
  const options = newsletterQuery(place.accountId, place.mailingId)
  const [writing] = useState(() => {
    const seen = () => queries.getQueryData(options.queryKey) ?? latest.current.newsletter
    const look = () => queries.fetchQuery({ ...options, staleTime: 0 })
    const send = async ({ articleId, body }: Parcel) => {
      if (articleId === null) {
        await writeHead(place, body, seen().version)
        await look()
        return
      }
      const article = seen().articles.find(({ id }) => id === articleId)
      // Somebody took it out, so there is nothing to write in.
      if (!article) return
      const saved = await writeArticle(place, articleId, body, article.version)
      queries.setQueryData(options.queryKey, (before) => before && withArticle(before, saved))
    }
    const onTyped = (field: string, before: string, after: string) =>
      history.typed({ field, before, after, at: performance.now() })
    const onCleaned = history.cleaned.bind(history)
    const told = { onSaved: () => latest.current.onSaved(), onChange: redraw, onTyped, onCleaned }
    return new UnsavedTexts({ seen, look, send, ...told })
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (writing.state !== 'saved') event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('beforeunload', ask)
      void writing.flush()
    }
  }, [writing])
  return writing
}

function withArticle(newsletter: WrittenNewsletter, saved: WrittenArticle): WrittenNewsletter {
  return { ...newsletter, articles: newsletter.articles.map((one) => (one.id === saved.id ? saved : one)) }
}
