import { useState } from 'react'
import type { WrittenNewsletter } from '../../api/records.ts'
import { moved } from './article.rules.ts'
import type { Place } from './editor.queries.ts'
import { useArranging } from './use-arranging.ts'
import { useHistory, useUndo } from './use-history.ts'
import { useWriting } from './use-writing.ts'

/** What is chosen on the desk, and everything that can be done with it. */
export function useDesk(place: Place, newsletter: WrittenNewsletter, onSaved: () => void) {
  const { articles, templates } = newsletter
  const [wanted, setWanted] = useState<number | null>(null)
  const history = useHistory()
  const writing = useWriting(place, newsletter, { onSaved, history })
  const arranging = useArranging(place, newsletter, { onSaved, history })
  const chosen = articles.find(({ id }) => id === wanted) ?? null
  const choosing = (made: Promise<number>) => void made.then(setWanted).catch(() => undefined)
  const ids = articles.map(({ id }) => id)
  return {
    wanted,
    chosen,
    template: templates.find(({ id }) => id === chosen?.templateId),
    writing,
    arranging,
    again: { history, ...useUndo(history, writing) },
    acts: {
      choose: setWanted,
      order: arranging.order,
      copy: (id: number) => choosing(arranging.copy(id)),
      remove: arranging.remove,
      add: (templateId: number) => choosing(arranging.add(templateId)),
    },
    /** Absent = it is at the end already. */
    by: (step: -1 | 1) => {
      const order = chosen && moved(ids, chosen.id, step)
      return order ? () => arranging.order(order) : undefined
    },
  }
}
