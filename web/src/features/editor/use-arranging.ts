import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WrittenNewsletter } from '../../api/records.ts'
import { say } from '../../ui/say.tsx'
import { arrangingSteps, type ThemeChoice } from './arranging-steps.ts'
import { addArticle, chooseTheme, copyArticle, newsletterQuery, orderArticles, type Place } from './editor.queries.ts'
import type { SessionHistory } from './session-history.ts'

/** What is done to whole articles. Each act is seen at once, and counts when the server has it. */
export function useArranging(
  place: Place,
  newsletter: WrittenNewsletter,
  { onSaved, history }: { onSaved: () => void; history: SessionHistory },
) {
  const { t } = useTranslation(['editor'])
  const queries = useQueryClient()
  const options = newsletterQuery(place.accountId, place.mailingId)
  const settle = async () => {
    await queries.invalidateQueries({ queryKey: options.queryKey })
    onSaved()
  }
  const order = useMutation({
    mutationFn: (articleIds: number[]) => orderArticles(place, articleIds, newsletter.version),
    onMutate: (articleIds) =>
      queries.setQueryData(
        options.queryKey,
        (before) => before && { ...before, articles: inOrder(before, articleIds) },
      ),
    onSettled: settle,
  })
  const add = useMutation({ mutationFn: (templateId: number) => addArticle(place, { templateId }), onSettled: settle })
  const copy = useMutation({ mutationFn: (id: number) => copyArticle(place, id), onSettled: settle })
  const dress = useMutation({
    mutationFn: (choice: ThemeChoice) => chooseTheme(place, choice, newsletter.version),
    onSettled: settle,
  })
  const ids = newsletter.articles.map(({ id }) => id)
  const latest = () => queries.fetchQuery({ ...options, staleTime: 0 })
  const steps = arrangingSteps({ place, history, latest, settle })
  const put = async (after: number[]) => {
    const done = order.mutateAsync(after)
    // Whoever undoes it at once means this, not what was before it.
    steps.ordered(ids, after, done)
    await done
  }
  const noteNew = (id: number) => {
    const after = queries.getQueryData(options.queryKey)?.articles.map((article) => article.id) ?? []
    const others = after.filter((one) => one !== id)
    steps.ordered(others, after.includes(id) ? after : [...others, id])
    return id
  }
  return {
    order: (after: number[]) => void put(after).catch(() => undefined),
    add: (templateId: number) => add.mutateAsync(templateId).then(noteNew),
    copy: (articleId: number) => copy.mutateAsync(articleId).then(noteNew),
    dress: async (choice: ThemeChoice) => {
      const { theme } = newsletter
      await dress.mutateAsync(choice)
      if (theme) steps.dressed({ themeId: theme.id }, choice)
    },
    remove: (id: number, name: string) =>
      void put(ids.filter((one) => one !== id)).then(
        () => say({ text: t('editor:removed', { name }) }),
        () => undefined,
      ),
    error: order.error ?? add.error ?? copy.error ?? dress.error,
  }
}

function inOrder({ articles }: WrittenNewsletter, ids: readonly number[]): WrittenNewsletter['articles'] {
  return ids.flatMap((id) => articles.find((article) => article.id === id) ?? [])
}
