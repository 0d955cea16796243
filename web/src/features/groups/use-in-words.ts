import { useTranslation } from 'react-i18next'
import type { ConditionLine, Vocabulary } from '../../api/records.ts'
import { families, isFinished, kindOfSource, operatorOf } from './condition-line.rules.ts'
import { type BoxNode, isBox, type TreeNode } from './condition-tree.rules.ts'
import { useConditionNames } from './use-condition-names.ts'

/** Conditions as somebody would say them: one line, or all of them as a sentence. */
export function useInWords(vocabulary: Vocabulary) {
  const { t, i18n } = useTranslation(['conditions'])
  const names = useConditionNames(vocabulary)
  const listed = (type: 'conjunction' | 'disjunction', parts: string[]) =>
    new Intl.ListFormat(i18n.language === 'en' ? 'en-GB' : i18n.language, { type }).format(parts)

  const clause = (line: ConditionLine): string => {
    const kind = kindOfSource(vocabulary, line.source)
    const operator = operatorOf(vocabulary, line)
    if (!kind || !operator) return t('conditions:clause.gone')
    const name = names.sourceInSentence(line.source)
    if (!isFinished(vocabulary, line)) return t('conditions:clause.unfinished', { name })
    const family = kind === 'engagement' || kind === 'clicks' ? line.source : families[kind]
    return t(`conditions:clause.${family}.${line.operator}`, { name, ...valuesOf(line, operator.takes) })
  }

  const valuesOf = (line: ConditionLine, takes: string) => {
    const [first = '', second = ''] = line.values
    const shown = line.values.map((value, place) => names.value(line, value, place))
    const chosen = takes === 'daysAndStates' ? shown.slice(1) : takes === 'link' ? shown.slice(0, 1) : shown
    return {
      values: listed(line.operator === 'containsAll' ? 'conjunction' : 'disjunction', chosen),
      first: shown[0],
      second: shown[1],
      least: second,
      link: second,
      count: Number(first) || 0,
    }
  }

  const list = ({ join, of }: BoxNode): string =>
    listed(
      join === 'all' ? 'conjunction' : 'disjunction',
      of.filter((node) => !isBox(node) || node.of.length > 0).map(part),
    )
  const part = (node: TreeNode): string =>
    isBox(node) ? t(`conditions:sentence.inner.${node.join}`, { list: list(node) }) : clause(node)

  return { clause, sentence: (tree: BoxNode) => t(`conditions:sentence.${tree.join}`, { list: list(tree) }) }
}
