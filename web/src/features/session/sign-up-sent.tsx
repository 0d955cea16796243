import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { timeOf } from '../../ui/clock.rules.ts'
import { Notice } from '../../ui/states/notice.tsx'
import classes from './entry-frame.module.css'
import { requestSignUp, type SignUpWish } from './sign-up.queries.ts'
import { useWait } from './use-wait.ts'

/** A mail takes a moment; asking again at once only makes two of them. */
const restSeconds = 60

export function SignUpSent({ wish, onOther }: { wish: SignUpWish; onOther: () => void }) {
  const { t, i18n } = useTranslation(['signUp', 'entry'])
  const again = useMutation({ mutationFn: requestSignUp })
  const { sentAt, left } = useRest(again.submittedAt)
  const wait = useWait(again.error instanceof Refusal ? again.error : null)
  const place = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, language: i18n.language }
  return (
    <>
      <p className={classes.text} role="status">
        <Trans
          t={t}
          i18nKey="signUp:sent.text"
          values={{ email: wish.email, time: timeOf(new Date(sentAt), place) }}
          components={{ strong: <strong /> }}
        />
      </p>
      <p className={classes.text}>{t('signUp:sent.none')}</p>
      {again.error && (
        <Notice
          kind={wait > 0 ? 'warn' : 'bad'}
          title={t(wait > 0 ? 'signUp:wait.title' : 'entry:refused.unreachable.title')}
          text={wait > 0 ? t('signUp:wait.text', { count: Math.ceil(wait / 60) }) : t('entry:refused.unreachable.text')}
        />
      )}
      <div className={classes.ways}>
        <Button
          leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />}
          loading={again.isPending}
          disabled={left > 0 || wait > 0}
          onClick={() => again.mutate(wish)}
        >
          {left > 0 ? t('signUp:sent.againIn', { time: clockOf(left) }) : t('signUp:sent.again')}
        </Button>
        <Button variant="subtle" onClick={onOther}>
          {t('signUp:sent.other')}
        </Button>
      </div>
    </>
  )
}

/** Seconds until the next mail makes sense, after the first one or after the one that was asked for again. */
function useRest(askedAgainAt: number): { sentAt: number; left: number } {
  const [beganAt] = useState(() => Date.now())
  const [now, setNow] = useState(beganAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const sentAt = Math.max(beganAt, askedAgainAt)
  return { sentAt, left: Math.max(0, Math.ceil((sentAt + restSeconds * 1000 - now) / 1000)) }
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
