import { Title } from '@mantine/core'
import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Explanation } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Failure } from '../../ui/states/failure.tsx'
import type { Editing } from './condition-editing.ts'
import { isBox, type Sent, type TreeNode } from './condition-tree.rules.ts'
import shared from './conditions.module.css'
import { explanationQuery } from './conditions.queries.ts'
import { type FindPeople, FindPerson, type FoundPerson } from './find-person.tsx'
import classes from './matches.module.css'
import { useInWords } from './use-in-words.ts'

interface Props {
  editing: Editing
  sent: Sent
  find: FindPeople
}

const icons = { true: IconCheck, false: IconX, unknown: IconQuestionMark } as const

/** Somebody, by name or address: whether they match, and what each line says of them. */
export function IsSomebodyIn({ editing, sent, find }: Props) {
  const { t } = useTranslation(['conditions'])
  const [person, setPerson] = useState<FoundPerson | null>(null)
  return (
    <section>
      <Title order={2} mb={8}>
        {t('conditions:why.title')}
      </Title>
      <FindPerson label={t('conditions:why.search')} find={find} onChoose={setPerson} />
      {person ? (
        <Why person={person} editing={editing} sent={sent} />
      ) : (
        <p className={shared.quiet}>{t('conditions:why.hint')}</p>
      )}
    </section>
  )
}

function Why({ person, editing, sent }: { person: FoundPerson; editing: Editing; sent: Sent }) {
  const { t } = useTranslation(['conditions'])
  const { account } = useAccount()
  const { data, error, refetch } = useQuery(explanationQuery(account.id, person.id, sent.conditions))
  if (error) return <Failure error={error} title={t('conditions:why.notLoaded')} onRetry={() => void refetch()} />
  if (!data) return null
  const verdicts = new Map(data.lines.map(({ path, verdict }) => [sent.keyAt(path), verdict]))
  return (
    <div role="status">
      <p className={classes.said}>{t(`conditions:why.${data.verdict}`, { name: person.name ?? person.email })}</p>
      <ul className={classes.verdicts} aria-label={t('conditions:why.lines')}>
        {editing.tree.of.map((node) => (
          <Verdict key={node.key} node={node} editing={editing} verdicts={verdicts} />
        ))}
      </ul>
    </div>
  )
}

interface VerdictProps {
  node: TreeNode
  editing: Editing
  verdicts: ReadonlyMap<string | undefined, Explanation['verdict']>
}

function Verdict({ node, editing, verdicts }: VerdictProps) {
  const { t } = useTranslation(['conditions'])
  const { clause } = useInWords(editing.vocabulary)
  const verdict = verdicts.get(node.key)
  if (!verdict) return null
  const Icon = icons[verdict]
  return (
    <li data-verdict={verdict}>
      <Icon size={16} stroke={1.8} role="img" aria-label={t(`conditions:why.verdict.${verdict}`)} />
      <div>
        {isBox(node) ? t(`conditions:why.box.${node.join}`) : clause(node)}
        {isBox(node) && (
          <ul className={classes.verdicts}>
            {node.of.map((inner) => (
              <Verdict key={inner.key} node={inner} editing={editing} verdicts={verdicts} />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
