import { useTranslation } from 'react-i18next'
import { Refusal, type ValueFault } from '../../api/refusal.ts'

const known = [
  'required',
  'too_short',
  'too_long',
  'out_of_range',
  'characters_invalid',
  'email_invalid',
  'link_invalid',
  'type_mismatch',
] as const

export function faultsOf(error: Error | null): readonly ValueFault[] {
  return error instanceof Refusal ? error.faults : []
}

/** The words that stand at a field after the server refused its value; undefined = nothing is wrong with it. */
export function useFaultWords(error: Error | null): (field: string) => string | undefined {
  const { t } = useTranslation(['form'])
  const faults = faultsOf(error)
  const isRare = faults.some(({ code }) => !known.some((candidate) => candidate === code))
  // Rare faults have their words in a file that comes when one is met; until then the server's sentence stands.
  const { i18n } = useTranslation(isRare ? ['problems'] : ['form'], { useSuspense: false })
  return (field) => {
    const fault = faults.find((candidate) => candidate.field === field || candidate.field.startsWith(`${field}/`))
    if (!fault) return undefined
    const code = known.find((candidate) => candidate === fault.code)
    if (code) return t(`form:fault.${code}`)
    return i18n.exists(`problems:fault.${fault.code}`) ? i18n.t(`problems:fault.${fault.code}`) : fault.detail
  }
}
