import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { answerFor, type IdentityQuestion } from '../../api/mend-session.ts'
import { sessionKey } from '../../api/queries.ts'
import type { Session, User } from '../../api/records.ts'
import { loadWords } from '../../words/words.ts'
import type { IdentityDialogProps } from './identity-dialog.tsx'

interface Asked {
  Dialog: ComponentType<IdentityDialogProps>
  question: IdentityQuestion
  answer: (isShown: boolean) => void
}

/** Asks who sits here when the server wants to know, over whatever is open. The dialog comes with its first use. */
export function useIdentity(user: User): ReactNode {
  const queries = useQueryClient()
  const router = useRouter()
  const [asked, setAsked] = useState<Asked | null>(null)

  useEffect(() => {
    const ask = async (question: IdentityQuestion) => {
      const [{ IdentityDialog }] = await Promise.all([
        import('./identity-dialog.tsx'),
        loadWords('company', 'factor', 'identity'),
      ])
      return new Promise<boolean>((answer) => setAsked({ Dialog: IdentityDialog, question, answer }))
    }
    const renewed = (session: Session) => {
      queries.setQueryData(sessionKey, session)
      void router.invalidate()
    }
    return answerFor({ ask, renewed })
  }, [queries, router])

  if (!asked) return null
  const close = (isShown: boolean) => {
    setAsked(null)
    asked.answer(isShown)
  }
  return createElement(asked.Dialog, {
    user,
    question: asked.question,
    onShown: (session) => {
      queries.setQueryData(sessionKey, session)
      close(true)
    },
    onGoOn: () => close(true),
    onCancel: () => close(false),
  })
}
