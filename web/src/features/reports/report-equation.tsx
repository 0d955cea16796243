import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Door } from '../../ui/door.tsx'
import type { PartKind } from '../../ui/equation.rules.ts'
import { Equation } from '../../ui/equation.tsx'

const kinds = {
  accepted: 'good',
  refused: 'bad',
  excluded: 'gone',
  failed: 'bad',
  inDoubt: 'waiting',
  waiting: 'waiting',
  canceled: 'gone',
} as const satisfies Partial<Record<keyof Report['parts'], PartKind>>
const names = Object.keys(kinds) as (keyof typeof kinds)[]

type PartName = (typeof names)[number]

interface Props {
  parts: Report['parts']
  /** The list of those in a part. */
  people: (part: PartName, onClose: () => void) => ReactNode
}

/** Everyone it was aimed at, and where they ended up; each part opens its people. */
export function ReportEquation({ parts, people }: Props) {
  const { t } = useTranslation(['reports'])
  const { account } = useAccount()
  const [opened, setOpened] = useState<PartName | null>(null)
  const mayOpen = account.rights.includes('seePeople')
  return (
    <>
      <Equation
        sentence={t('reports:parts.sentence', parts)}
        name={t('reports:parts.targeted')}
        total={parts.targeted}
        parts={names.map((name) => ({
          ...{ key: name, name: t(`reports:parts.${name}`), value: parts[name], kind: kinds[name] },
        }))}
        open={(part, term) =>
          mayOpen && part.value > 0 ? <Door onOpen={() => setOpened(part.key as PartName)}>{term}</Door> : term
        }
      />
      {opened && people(opened, () => setOpened(null))}
    </>
  )
}
